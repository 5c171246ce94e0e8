package org.jaxrsbench.stats;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.jaxrsbench.format.Table;

/**
 * One row of {@code summary.csv}: a subject's case and metric over all its forks. The fork is the unit of statistics:
 * iterations inside one are not independent.
 *
 * @param subject what was measured
 * @param benchmarkCase the case
 * @param metric what was measured of it
 * @param unit of the metric
 * @param forks forks with at least one valid sample; runs, of a summary of runs
 * @param iterations valid samples
 * @param score the median over forks of each fork's median
 * @param low lower end of the 95% interval, NaN if there is none
 * @param high upper end
 */
public record Summary(
        Subject subject,
        Case benchmarkCase,
        Metric metric,
        String unit,
        int forks,
        int iterations,
        double score,
        @Table.Column("ci_low") double low,
        @Table.Column("ci_high") double high) {

    /** The file {@code summary.csv}. */
    public static final Table<Summary> TABLE = new Table<>(Summary.class, "a run");

    /** Fewer forks than this give no interval. */
    public static final int FORKS_FOR_INTERVAL = 3;

    private static final double CONFIDENCE = 0.95;

    /** Whether there is an interval. */
    public boolean hasInterval() {
        return !Double.isNaN(low);
    }

    /** Summarises the valid samples, in order of first appearance. */
    public static List<Summary> of(List<Sample> samples) {
        record Key(String subject, Case benchmarkCase, Metric metric) {}
        Map<Key, List<Sample>> groups = samples.stream()
                .filter(s -> s.status() == Status.OK)
                .collect(Collectors.groupingBy(
                        s -> new Key(s.subject(), s.benchmarkCase(), s.metric()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        return groups.values().stream().map(Summary::ofOne).toList();
    }

    /** Half the interval as a fraction of the score; NaN if there is none. */
    public double spread() {
        return (high - low) / 2 / score;
    }

    private static Summary ofOne(List<Sample> samples) {
        double[] medians = forkMedians(samples);
        double[] interval = interval(medians);
        Sample first = samples.get(0);
        return new Summary(
                first.from(),
                first.benchmarkCase(),
                first.metric(),
                first.metric().unit(),
                medians.length,
                samples.size(),
                median(medians),
                interval[0],
                interval[1]);
    }

    /** The median of each fork of samples, in order of first appearance. */
    public static double[] forkMedians(List<Sample> samples) {
        Map<Sample.ForkId, List<Sample>> forks = samples.stream()
                .collect(Collectors.groupingBy(Sample::forkId, LinkedHashMap::new, Collectors.toList()));
        return forks.values().stream()
                .mapToDouble(
                        own -> median(own.stream().mapToDouble(Sample::value).toArray()))
                .toArray();
    }

    /**
     * The median; the mean of the middle two if their number is even.
     *
     * @throws IllegalArgumentException if there are no values
     */
    public static double median(double[] values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no values");
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /**
     * The 95% interval of Student's t on the logarithms: exp(mean(ln x) -+ t(0.975, n-1) sd(ln x) / sqrt(n)).
     *
     * @return its two ends; NaN below three values, or where one is not positive
     */
    public static double[] interval(double[] values) {
        int n = values.length;
        if (n < FORKS_FOR_INTERVAL || Arrays.stream(values).anyMatch(v -> v <= 0)) {
            return new double[] {Double.NaN, Double.NaN};
        }
        double[] logs = Arrays.stream(values).map(StrictMath::log).toArray();
        double mean = Arrays.stream(logs).average().orElseThrow();
        double variance = Arrays.stream(logs).map(l -> (l - mean) * (l - mean)).sum() / (n - 1);
        double half =
                TDistribution.of(n - 1).inverseSurvivalProbability((1 - CONFIDENCE) / 2) * Math.sqrt(variance / n);
        return new double[] {StrictMath.exp(mean - half), StrictMath.exp(mean + half)};
    }
}
