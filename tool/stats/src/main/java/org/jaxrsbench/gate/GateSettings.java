package org.jaxrsbench.gate;

import java.util.List;

/**
 * The gate's numbers.
 *
 * @param tolerance the drop that has to be found, as a fraction: 0.05
 * @param leastDrop a smaller estimated drop is never called a regression, as a fraction
 * @param allocTolerance a smaller rise of allocation is never called a regression, as a fraction
 * @param looks when verdicts may be given, by number of rounds; at least one
 */
public record GateSettings(double tolerance, double leastDrop, double allocTolerance, List<Look> looks) {

    /** A drop up to this is never a regression, by promise. */
    public static final double PROMISED_NOISE = 0.01;

    /** A rise of allocation by a smaller share is not worth a word, */
    public static final double ALLOC_SHARE = 0.005;

    /** nor one by fewer bytes an operation. */
    public static final double ALLOC_BYTES = 16;

    /** What an operation leaves behind for good is a leak from more bytes on than this. */
    public static final double LEAK_BYTES = 1;

    /** Leaks of two forks are alike if they differ by at most this share of the larger one. */
    static final double LEAK_SHARE = 0.1;

    /** A leak that all of the candidate's forks show, and none of the baseline's, is named from so many pairs on. */
    static final int LEAK_PAIRS = 3;

    /** The candidate's own threads may run in this share more of the baseline's slices than the other way round. */
    public static final double BACKGROUND_SHARE = 0.1;

    /**
     * A number of rounds after which verdicts may be given. What a look may spend is its own: a plan with fewer looks does
     * not get what the others would have spent.
     *
     * @param rounds all rounds so far, from 1
     * @param timeAlpha family-wise error of naming a drop in time here, 0 if none may be named
     * @param allocAlpha family-wise error of naming a rise in allocation here, likewise
     * @param passLevel error of passing a case here although it dropped by the tolerance
     */
    public record Look(int rounds, double timeAlpha, double allocAlpha, double passLevel) {}

    /** All looks: the errors of naming a drop add up to 0.8% for time and 0.2% for allocation. */
    public static final List<Look> ALL_LOOKS = List.of(
            // Only what needs no test: a leak that every fork shows, a case whose rounds are missing.
            new Look(3, 0, 0, 0),
            new Look(4, 0, 0, 0),
            // Six pairs can exclude a drop (2^-6 is 1.6%), eight can name one (2^-8 is 0.4%), and not earlier.
            new Look(6, 0, 0, 0.016),
            new Look(8, 0.004, 0, 0.002),
            new Look(10, 0.001, 0.001, 0.002),
            new Look(13, 0.001, 0.0005, 0.002),
            new Look(16, 0.0005, 0.000125, 0.002),
            new Look(20, 0.0005, 0.000125, 0.002),
            new Look(25, 0.0005, 0.000125, 0.002),
            new Look(30, 0.0005, 0.000125, 0.002));

    /** Keeps a copy. */
    public GateSettings {
        looks = List.copyOf(looks);
        if (looks.isEmpty()) {
            throw new IllegalArgumentException("no look");
        }
    }

    /** The published numbers. */
    public static GateSettings standard() {
        return new GateSettings(0.05, 0.025, 0.05, ALL_LOOKS);
    }

    /** These settings with another tolerance, of allocation, too; half of it is the least drop. */
    public GateSettings withTolerance(double fraction) {
        return new GateSettings(fraction, fraction / 2, fraction, looks);
    }

    /** These settings with another tolerance of allocation. */
    public GateSettings withAllocTolerance(double fraction) {
        return new GateSettings(tolerance, leastDrop, fraction, looks);
    }

    /** These settings with the last look alone: all rounds are measured, whatever they show. */
    public GateSettings withLastLook() {
        return new GateSettings(tolerance, leastDrop, allocTolerance, looks.subList(looks.size() - 1, looks.size()));
    }

    /** The looks that so many rounds reach; none if they do not reach the first one. */
    public List<Look> looksUpTo(int rounds) {
        return looks.stream().filter(look -> look.rounds() <= rounds).toList();
    }

    /** Rounds of the first look that can pass or name a drop: with fewer, time is not judged. */
    public int fewestRounds() {
        return looks.stream()
                .filter(look -> look.passLevel() > 0)
                .findFirst()
                .orElse(looks.get(looks.size() - 1))
                .rounds();
    }

    /** Rounds of the last look: further ones are not used. */
    public int mostRounds() {
        return looks.get(looks.size() - 1).rounds();
    }

    /** The tolerance as a log ratio: negative. */
    double toleranceLog() {
        return StrictMath.log1p(-tolerance);
    }

    /** The largest drop that is never a regression, as a log ratio: negative. */
    public static double promisedNoiseLog() {
        return StrictMath.log1p(-PROMISED_NOISE);
    }
}
