package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/** What a round holds of a case: the forks of both subjects, of which the last one measured of each is its pair. */
final class Pair {

    private final Forks baseline = new Forks();
    private final Forks candidate = new Forks();

    /** A subject's forks of one round: values by metric and iteration. */
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

        private double[] values(Metric metric) {
            return last.getOrDefault(metric, new TreeMap<>()).values().stream()
                    .mapToDouble(Double::doubleValue)
                    .toArray();
        }
    }

    void add(Sample sample, boolean isBaseline) {
        (isBaseline ? baseline : candidate).add(sample);
    }

    boolean complete() {
        return baseline.last != null && candidate.last != null;
    }

    boolean candidateFirst() {
        return candidate.slot < baseline.slot;
    }

    private boolean has(Metric metric) {
        return baseline.last.containsKey(metric) && candidate.last.containsKey(metric);
    }

    /** Why this pair cannot be compared; null if it can. */
    String flaw(Case of, Metric metric, Pairing pairing) {
        if (!has(metric)) {
            return of + ": " + metric.label() + " was not measured";
        }
        double[] before = baseline.values(metric);
        double[] after = candidate.values(metric);
        if (pairing == Pairing.TURNS && before.length != after.length) {
            return of + ": a pair has " + before.length + " iterations of " + metric.label() + " on one side and "
                    + after.length + " on the other; forks that took turns have equally many";
        }
        return Double.isFinite(logRatio(metric, pairing))
                ? null
                : of + ": " + metric.label() + " of 0 cannot be compared as a ratio";
    }

    /** Window by window if they took turns, else of the medians; infinite or NaN if a value is 0. */
    double logRatio(Metric metric, Pairing pairing) {
        if (!has(metric) || metric.overWholeForks()) {
            return totalLogRatio(metric);
        }
        double[] before = baseline.values(metric);
        double[] after = candidate.values(metric);
        if (pairing != Pairing.TURNS || before.length != after.length) {
            return logRatio(metric, Summary.median(before), Summary.median(after));
        }
        double[] ratios = new double[before.length];
        Arrays.setAll(ratios, i -> logRatio(metric, before[i], after[i]));
        return Summary.median(ratios);
    }

    double totalLogRatio(Metric metric) {
        return has(metric)
                ? logRatio(metric, Estimate.mean(baseline.values(metric)), Estimate.mean(candidate.values(metric)))
                : Double.NaN;
    }

    private static double logRatio(Metric metric, double before, double after) {
        return (metric.higherIsBetter() ? 1 : -1) * (StrictMath.log(after) - StrictMath.log(before));
    }

    double allocExcess() {
        if (!has(Metric.ALLOC)) {
            return Double.NaN;
        }
        double before = Summary.median(baseline.values(Metric.ALLOC));
        double after = Summary.median(candidate.values(Metric.ALLOC));
        return after - before - Math.max(GateSettings.ALLOC_SHARE * before, GateSettings.ALLOC_BYTES);
    }
}
