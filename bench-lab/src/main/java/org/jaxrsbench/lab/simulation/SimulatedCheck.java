package org.jaxrsbench.lab.simulation;

import java.util.List;

/**
 * A kind of check.
 *
 * @param noise how pairs differ
 * @param pairSd standard deviation of a pair's log ratio, above 0
 * @param correlation of the cases of a round, 0 to 1
 * @param cases how many, from 1
 */
public record SimulatedCheck(Noise noise, double pairSd, double correlation, int cases) {

    // What a round takes on two processors: the forks, and the windows of each case.
    private static final double SECONDS_OF_FORKS = 14;
    private static final double SECONDS_OF_CASE = 1.35;

    /** Those of the published table. */
    public static final List<SimulatedCheck> PUBLISHED = List.of(
            new SimulatedCheck(Noise.NORMAL, 0.02, 0.5, 6),
            new SimulatedCheck(Noise.NORMAL, 0.026, 0.7, 6),
            new SimulatedCheck(Noise.NORMAL, 0.03, 0, 6),
            new SimulatedCheck(Noise.NORMAL, 0.03, 0.5, 6),
            new SimulatedCheck(Noise.NORMAL, 0.04, 0.5, 6),
            new SimulatedCheck(Noise.NORMAL, 0.05, 0.5, 6),
            new SimulatedCheck(Noise.HEAVY_TAILS, 0.03, 0.5, 6),
            new SimulatedCheck(Noise.BURSTY, 0.03, 0.5, 6),
            new SimulatedCheck(Noise.SKEWED, 0.03, 0.5, 6),
            new SimulatedCheck(Noise.OUTLIERS, 0.03, 0.5, 6),
            new SimulatedCheck(Noise.DRIFT, 0.03, 0.5, 6),
            new SimulatedCheck(Noise.TWO_KINDS, 0.03, 0.5, 6),
            new SimulatedCheck(Noise.NORMAL, 0.02, 0.5, 24),
            new SimulatedCheck(Noise.NORMAL, 0.026, 0.7, 24),
            new SimulatedCheck(Noise.NORMAL, 0.03, 0, 24));

    /** Minutes that so many rounds take. */
    double minutes(double rounds) {
        return rounds * (SECONDS_OF_FORKS + SECONDS_OF_CASE * cases) / 60;
    }
}
