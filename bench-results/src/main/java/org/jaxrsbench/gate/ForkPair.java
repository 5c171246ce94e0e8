package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/** What a case's round holds of two subjects: the forks of both, of which the last one measured of each is its pair. */
final class ForkPair {

    private final Forks baseline = new Forks();
    private final Forks candidate = new Forks();

    /** A subject's forks of one round: values by metric and iteration. A redone fork takes the place of the earlier one. */
    private static final class Forks {

        private final Map<Integer, Map<Metric, TreeMap<Integer, Double>>> byNumber = new HashMap<>();
        private Map<Metric, TreeMap<Integer, Double>> last;
        private int slot;

        private void add(Sample sample) {
            if (!byNumber.containsKey(sample.fork())) {
                last = new EnumMap<>(Metric.class);
                byNumber.put(sample.fork(), last);
                slot = sample.slot();
            }
            byNumber.get(sample.fork())
                    .computeIfAbsent(sample.metric(), k -> new TreeMap<>())
                    .put(sample.iteration(), sample.value());
        }

        private boolean has(Metric metric) {
            return last.containsKey(metric);
        }

        private double[] values(Metric metric) {
            return last.get(metric).values().stream()
                    .mapToDouble(Double::doubleValue)
                    .toArray();
        }
    }

    /** Takes a valid sample in. */
    void add(Sample sample, boolean isBaseline) {
        (isBaseline ? baseline : candidate).add(sample);
    }

    /** Whether both subjects have a fork. */
    boolean complete() {
        return baseline.last != null && candidate.last != null;
    }

    /** Whether both forks measured a metric. */
    boolean has(Metric metric) {
        return baseline.has(metric) && candidate.has(metric);
    }

    /**
     * The log ratio of goodness: positive if the candidate is better.
     *
     * @param turns takes the median of the ratios of iterations of the same number, else the ratio of the medians
     * @throws BadInputException if the metric was not measured, or cannot be compared; the message lacks the case
     */
    double logRatio(Metric metric, boolean turns) {
        if (!has(metric)) {
            throw new BadInputException(metric.label() + " was not measured");
        }
        if (metric.overWholeForks()) {
            return totalLogRatio(metric);
        }
        double[] before = baseline.values(metric);
        double[] after = candidate.values(metric);
        if (!turns) {
            return logRatio(metric, Summary.median(before), Summary.median(after));
        }
        if (before.length != after.length) {
            throw new BadInputException("a pair has " + before.length + " iterations of " + metric.label()
                    + " on one side and " + after.length
                    + " on the other; forks that took turns have equally many");
        }
        double[] ratios = new double[before.length];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = logRatio(metric, before[i], after[i]);
        }
        return Summary.median(ratios);
    }

    /**
     * The log ratio of goodness of the totals: time over operations of all windows, which are equally long. It sees a pause that
     * falls into few of them, and the median of windows does not.
     *
     * @throws BadInputException as {@link #logRatio}
     */
    double totalLogRatio(Metric metric) {
        return logRatio(metric, mean(baseline.values(metric)), mean(candidate.values(metric)));
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    /** Whether the candidate was launched first. */
    boolean candidateFirst() {
        return candidate.slot < baseline.slot;
    }

    private static double logRatio(Metric metric, double before, double after) {
        if (Math.min(before, after) <= 0) {
            throw new BadInputException(metric.label() + " of 0 cannot be compared as a ratio");
        }
        return (metric.higherIsBetter() ? 1 : -1) * (StrictMath.log(after) - StrictMath.log(before));
    }

    /** Bytes an operation that the candidate allocates over the baseline and the rise that is allowed. */
    double allocExcess() {
        double before = Summary.median(baseline.values(Metric.ALLOC));
        double after = Summary.median(candidate.values(Metric.ALLOC));
        return after - before - Math.max(GateSettings.ALLOC_SHARE * before, GateSettings.ALLOC_BYTES);
    }
}
