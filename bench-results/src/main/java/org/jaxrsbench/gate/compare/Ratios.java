package org.jaxrsbench.gate.compare;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.Summary;

/** Ratios of scores with their 95% intervals, by Student's t on logarithms. */
final class Ratios {

    private static final double TAIL = 0.025;

    private Ratios() {}

    /**
     * Of forks of the same round, which are pairs.
     *
     * @param first values of each round's fork, in order of iteration
     * @param other likewise
     */
    static Optional<Change> ofPairs(Map<Integer, double[]> first, Map<Integer, double[]> other) {
        return ofLogs(pairs(first, other).values().stream()
                .mapToDouble(Double::doubleValue)
                .toArray());
    }

    /** The logarithm of the ratio of each pair, by round. */
    static Map<Integer, Double> pairs(Map<Integer, double[]> first, Map<Integer, double[]> other) {
        Map<Integer, Double> pairs = new LinkedHashMap<>();
        first.forEach((round, values) -> {
            if (other.containsKey(round)) {
                pairs.put(round, logRatio(values, other.get(round)));
            }
        });
        return pairs;
    }

    /**
     * Of the mean over several cases in each round that all of them have.
     *
     * @param cases logarithms by round, one or more
     */
    static Optional<Change> ofRounds(List<Map<Integer, Double>> cases) {
        return ofLogs(cases.get(0).keySet().stream()
                .filter(round -> cases.stream().allMatch(c -> c.containsKey(round)))
                .mapToDouble(round ->
                        cases.stream().mapToDouble(c -> c.get(round)).average().orElseThrow())
                .toArray());
    }

    /** Window by window if both have as many, as forks that took turns do. */
    private static double logRatio(double[] first, double[] other) {
        if (first.length != other.length) {
            return StrictMath.log(Summary.median(other)) - StrictMath.log(Summary.median(first));
        }
        double[] ratios = new double[first.length];
        Arrays.setAll(ratios, i -> StrictMath.log(other[i]) - StrictMath.log(first[i]));
        return Summary.median(ratios);
    }

    /** Of logarithms of the ratios of pairs. */
    static Optional<Change> ofLogs(double[] logs) {
        if (logs.length < Summary.FORKS_FOR_INTERVAL || !finite(logs)) {
            return Optional.empty();
        }
        double half = t(logs.length - 1.0) * Math.sqrt(variance(logs) / logs.length);
        return Optional.of(change(mean(logs), half));
    }

    /** Of forks that are not pairs, by Welch's t on the logarithms of their medians. */
    static Optional<Change> ofForks(Map<Integer, double[]> first, Map<Integer, double[]> other) {
        double[] a = logs(first);
        double[] b = logs(other);
        if (Math.min(a.length, b.length) < Summary.FORKS_FOR_INTERVAL || !finite(a) || !finite(b)) {
            return Optional.empty();
        }
        double va = variance(a) / a.length;
        double vb = variance(b) / b.length;
        double freedom = va + vb == 0
                ? a.length + b.length - 2.0
                : (va + vb) * (va + vb) / (va * va / (a.length - 1) + vb * vb / (b.length - 1));
        return Optional.of(change(mean(b) - mean(a), t(freedom) * Math.sqrt(va + vb)));
    }

    private static Change change(double log, double half) {
        return new Change(StrictMath.exp(log), StrictMath.exp(log - half), StrictMath.exp(log + half));
    }

    private static double t(double freedom) {
        return TDistribution.of(freedom).inverseSurvivalProbability(TAIL);
    }

    private static double[] logs(Map<Integer, double[]> forks) {
        return forks.values().stream()
                .mapToDouble(v -> StrictMath.log(Summary.median(v)))
                .toArray();
    }

    private static boolean finite(double[] values) {
        return Arrays.stream(values).allMatch(Double::isFinite);
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1);
    }
}
