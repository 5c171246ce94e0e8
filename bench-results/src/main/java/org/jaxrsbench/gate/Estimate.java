package org.jaxrsbench.gate;

import org.jaxrsbench.gate.stats.HodgesLehmann;

/**
 * A change of goodness with its 95% interval, as fractions: -0.05 is five percent worse, in throughput and in time alike.
 *
 * @param value the estimate; NaN if there is none
 * @param low lower end of its interval; -1 or less if there are too few pairs for one
 * @param high upper end; infinite then
 */
public record Estimate(double value, double low, double high) {

    /** No estimate at all. */
    public static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN);

    private static final double TAIL = 0.025;

    /** From logarithms of ratios. */
    static Estimate ofLogs(double value, double low, double high) {
        return new Estimate(StrictMath.expm1(value), StrictMath.expm1(low), StrictMath.expm1(high));
    }

    /**
     * Of the log ratios of pairs: their Hodges-Lehmann estimate.
     *
     * @param logs one or more
     */
    public static Estimate ofPairs(double[] logs) {
        return of(new HodgesLehmann(logs));
    }

    /** The centre of log ratios and its interval. */
    static Estimate of(HodgesLehmann logs) {
        return ofLogs(logs.estimate(), logs.lowerBound(TAIL), logs.upperBound(TAIL));
    }

    /** Whether there were enough pairs for an interval. */
    public boolean hasInterval() {
        return low > -1;
    }
}
