package org.jaxrsbench.lab.estimators;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.Metric;

/**
 * How much the pairs of one way, subject, metric and estimator differ. Numbers are rounded to what the file holds, so that
 * the terminal shows the same.
 *
 * <p>The 95% interval of a standard deviation is that for normal values, sd sqrt(n/chi2) for n degrees of freedom, and too
 * narrow for heavy tails.
 *
 * @param subject label of a subject, or {@link #ALL}
 * @param pairs how many
 * @param sd standard deviation of d; NaN for a single pair. For {@link #ALL} it is the root mean square: the truth of a
 *     pair of the same thing is zero, so no mean has to be estimated from the pairs
 * @param interval lower and upper end of the interval of sd; empty below three pairs
 * @param center Hodges-Lehmann estimate of d
 * @param secondsPerPair mean
 * @param compiling mean of the processors that the compiler still took at the end of warm-up
 */
public record EstimatorSpread(
        String way,
        String subject,
        Metric metric,
        Estimator estimator,
        int pairs,
        double sd,
        List<Double> interval,
        double center,
        double secondsPerPair,
        double compiling) {

    /** The subject of a spread over the pairs of all subjects. */
    public static final String ALL = "all";

    /** Columns of the table. */
    public static final List<String> COLUMNS = List.of(
            "way",
            "subject",
            "metric",
            "estimator",
            "pairs",
            "pair_sd",
            "sd_low",
            "sd_high",
            "centre",
            "seconds_per_pair",
            "compiling");

    private static final double[] LOW_AND_HIGH_END = {0.975, 0.025};

    /** Rounds the numbers. */
    public EstimatorSpread {
        sd = rounded(sd, 5);
        interval = interval.stream().map(end -> rounded(end, 5)).toList();
        center = rounded(center, 5);
        secondsPerPair = rounded(secondsPerPair, 1);
        compiling = rounded(compiling, 2);
    }

    private static double rounded(double value, int digits) {
        return Double.parseDouble(number(value, digits));
    }

    /**
     * The spread of some estimates.
     *
     * @param estimates one or more, of the same way, metric and estimator
     */
    static EstimatorSpread of(String subject, List<PairEstimate> estimates) {
        PairEstimate first = estimates.get(0);
        double[] d = estimates.stream().mapToDouble(PairEstimate::d).toArray();
        boolean pooled = subject.equals(ALL);
        double sd = pooled ? rootMeanSquare(d) : StandardDeviation.sd(d);
        return new EstimatorSpread(
                first.way(),
                subject,
                first.metric(),
                first.estimator(),
                d.length,
                sd,
                d.length > 2 ? interval(sd, pooled ? d.length : d.length - 1) : List.of(),
                new HodgesLehmann(d).estimate(),
                mean(estimates, PairEstimate::seconds),
                mean(estimates, PairEstimate::compiling));
    }

    private static List<Double> interval(double sd, int freedom) {
        ChiSquaredDistribution chi = ChiSquaredDistribution.of(freedom);
        return Arrays.stream(LOW_AND_HIGH_END)
                .mapToObj(tail -> sd * Math.sqrt(freedom / chi.inverseCumulativeProbability(tail)))
                .toList();
    }

    private static double rootMeanSquare(double[] values) {
        return Math.sqrt(Arrays.stream(values).map(v -> v * v).average().orElseThrow());
    }

    private static double mean(List<PairEstimate> estimates, ToDoubleFunction<PairEstimate> value) {
        return estimates.stream().mapToDouble(value).average().orElseThrow();
    }

    /** The row of {@link #COLUMNS}. */
    public List<String> fields() {
        List<String> fields = new ArrayList<>(
                List.of(way, subject, metric.label(), estimator.label(), Integer.toString(pairs), number(sd, 5)));
        fields.addAll(
                interval.isEmpty()
                        ? List.of("", "")
                        : interval.stream().map(end -> number(end, 5)).toList());
        fields.addAll(List.of(number(center, 5), number(secondsPerPair, 1), number(compiling, 2)));
        return fields;
    }

    private static String number(double value, int digits) {
        return PairEstimate.number(value, digits);
    }
}
