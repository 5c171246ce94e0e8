package org.jaxrsbench.gate;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.stats.HodgesLehmann;

/**
 * An effect as the logarithm of a ratio, with its 95% interval. Of pairs it is one of goodness: positive is better.
 *
 * @param log the estimate; NaN if there is none
 * @param low lower end of the interval; minus infinity, or NaN, if there are too few pairs for one
 * @param high upper end; infinity, or NaN, then
 * @param n how many pairs, or forks, it rests on
 */
public record Estimate(double log, double low, double high, int n) {

    /** No estimate at all. */
    public static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN, 0);

    /** With fewer pairs, or forks, there is no interval. */
    public static final int FEWEST = 3;

    // 2 x 2^-5 is more than 5%: five ranks cannot exclude anything at this level.
    private static final int FEWEST_RANKS = 6;
    private static final double TAIL = 0.025;

    /**
     * Of pairs: the Hodges-Lehmann estimate with the interval that belongs to the signed-rank test. That needs six pairs; of
     * three to five it is the mean of the logarithms with Student's interval, which supposes that noise is normal.
     *
     * @param logs of the ratio of each pair
     */
    public static Estimate ofPairs(double[] logs) {
        int n = logs.length;
        if (n == 0) {
            return NONE;
        }
        if (n >= FEWEST_RANKS || n < FEWEST) {
            HodgesLehmann center = new HodgesLehmann(logs);
            return new Estimate(center.estimate(), center.lowerBound(TAIL), center.upperBound(TAIL), n);
        }
        return ofMean(logs);
    }

    /**
     * The mean with Student's 95% interval: mean -+ t(0.975, n-1) sd / sqrt(n).
     *
     * @param values two or more, logarithms or not
     */
    public static Estimate ofMean(double[] values) {
        double error = StrictMath.sqrt(variance(values) / values.length);
        return ofMean(mean(values), error, values.length - 1.0, values.length);
    }

    /**
     * A mean whose standard error is known from more than its own values, with Student's 95% interval.
     *
     * @param freedom degrees of freedom of the error; if 0, there is no interval
     * @param n how many pairs the mean is of
     */
    public static Estimate ofMean(double mean, double error, double freedom, int n) {
        double half = freedom == 0 ? Double.NaN : t(freedom) * error;
        return new Estimate(mean, mean - half, mean + half, n);
    }

    /**
     * Of forks that are not pairs: Welch's t on the logarithms of their medians.
     *
     * @param baseline logarithms of one side's forks
     * @param candidate logarithms of the other side's
     * @return without an interval if a side has fewer than {@link #FEWEST}
     */
    public static Estimate ofForks(double[] baseline, double[] candidate) {
        int n = Math.min(baseline.length, candidate.length);
        if (n == 0) {
            return NONE;
        }
        double log = mean(candidate) - mean(baseline);
        if (n < FEWEST) {
            return new Estimate(log, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, n);
        }
        double va = variance(baseline) / baseline.length;
        double vb = variance(candidate) / candidate.length;
        double freedom = va + vb == 0
                ? baseline.length + candidate.length - 2.0
                : (va + vb) * (va + vb) / (va * va / (baseline.length - 1) + vb * vb / (candidate.length - 1));
        double half = t(freedom) * Math.sqrt(va + vb);
        return new Estimate(log, log - half, log + half, n);
    }

    /** An estimate from a ratio and the ends of its interval, NaN if it has none. */
    public static Estimate ofRatio(double ratio, double low, double high, int n) {
        return new Estimate(StrictMath.log(ratio), StrictMath.log(low), StrictMath.log(high), n);
    }

    /** An estimate from a change and the ends of its interval, as fractions: -0.05 is five percent less. */
    public static Estimate ofChange(double change, double low, double high, int n) {
        return new Estimate(StrictMath.log1p(change), StrictMath.log1p(low), StrictMath.log1p(high), n);
    }

    private static double t(double freedom) {
        return TDistribution.of(freedom).inverseSurvivalProbability(TAIL);
    }

    static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    /** The standard deviation of a sample, with n - 1; NaN below two values. */
    public static double sd(double[] values) {
        return Math.sqrt(variance(values));
    }

    private static double variance(double[] values) {
        double mean = Arrays.stream(values).average().orElse(Double.NaN);
        return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1);
    }

    /** The ratio: above 1 is better, of goodness. */
    public double ratio() {
        return StrictMath.exp(log);
    }

    /** Lower end of the ratio's interval. */
    public double lowRatio() {
        return StrictMath.exp(low);
    }

    /** Upper end of the ratio's interval. */
    public double highRatio() {
        return StrictMath.exp(high);
    }

    /** The change as a fraction: -0.05 is five percent worse, of goodness. */
    public double change() {
        return StrictMath.expm1(log);
    }

    /** Lower end of the change's interval. */
    public double lowChange() {
        return StrictMath.expm1(low);
    }

    /** Upper end of the change's interval. */
    public double highChange() {
        return StrictMath.expm1(high);
    }

    /** Whether there were enough pairs for an interval, and all were finite. */
    public boolean hasInterval() {
        return Double.isFinite(low) && Double.isFinite(high);
    }

    /** Whether the interval leaves out "no change". */
    public boolean clear() {
        return low > 0 || high < 0;
    }

    /** Converts between goodness and scores: a lower cost is better, so the sign of its log changes. */
    public Estimate ofScores(Metric metric) {
        return metric.higherIsBetter() ? this : new Estimate(-log, -high, -low, n);
    }

    /**
     * As a ratio, in files.
     *
     * @param ratio above 1 is more
     * @param low lower end of its interval; NaN if there is none
     * @param high upper end
     */
    public record AsRatio(
            double ratio,
            @Table.Column("ci_low") double low,
            @Table.Column("ci_high") double high) {

        /** The estimate, of so many pairs. */
        public Estimate estimate(int pairs) {
            return ofRatio(ratio, low, high, pairs);
        }
    }

    /** This estimate as a ratio, without an interval if there is none. */
    public AsRatio asRatio() {
        return hasInterval()
                ? new AsRatio(ratio(), lowRatio(), highRatio())
                : new AsRatio(ratio(), Double.NaN, Double.NaN);
    }

    /**
     * As a change, in files.
     *
     * @param change as a fraction: -0.05 is five percent less
     * @param low lower end of its interval; NaN if there is none
     * @param high upper end
     */
    public record AsChange(
            double change,
            @Table.Column("ci_low") double low,
            @Table.Column("ci_high") double high) {

        /** The estimate, of so many pairs. */
        public Estimate estimate(int pairs) {
            return ofChange(change, low, high, pairs);
        }
    }

    /** This estimate as a change, without an interval if there is none. */
    public AsChange asChange() {
        return hasInterval()
                ? new AsChange(change(), lowChange(), highChange())
                : new AsChange(change(), Double.NaN, Double.NaN);
    }
}
