package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.stats.Summary;

/**
 * Two forks of one round, compared in a case.
 *
 * @param baseline samples of one fork, in all metrics; one or more
 * @param candidate samples of the other
 */
record Pair(List<Sample> baseline, List<Sample> candidate) {

    /** The pairs of valid samples, by round. If a round has several forks of a subject, the last one counts. */
    static SortedMap<Integer, Pair> byRound(Collection<Sample> baseline, Collection<Sample> candidate) {
        Map<Integer, List<Sample>> before = lastForks(baseline);
        Map<Integer, List<Sample>> after = lastForks(candidate);
        SortedMap<Integer, Pair> pairs = new TreeMap<>();
        before.forEach((round, fork) -> {
            if (after.containsKey(round)) {
                pairs.put(round, new Pair(fork, after.get(round)));
            }
        });
        return pairs;
    }

    private static Map<Integer, List<Sample>> lastForks(Collection<Sample> samples) {
        Map<Integer, List<Sample>> rounds =
                samples.stream().filter(s -> s.status() == Status.OK).collect(Collectors.groupingBy(Sample::round));
        rounds.replaceAll((round, own) -> {
            List<Integer> numbers = own.stream().map(Sample::fork).distinct().toList();
            int last = numbers.get(numbers.size() - 1);
            return own.stream().filter(s -> s.fork() == last).toList();
        });
        return rounds;
    }

    private static double[] values(List<Sample> fork, Metric metric) {
        return fork.stream()
                .filter(s -> s.metric() == metric)
                .sorted(Comparator.comparingInt(Sample::iteration))
                .mapToDouble(Sample::value)
                .toArray();
    }

    boolean candidateFirst() {
        return candidate.get(0).slot() < baseline.get(0).slot();
    }

    private boolean has(Metric metric) {
        return values(baseline, metric).length > 0 && values(candidate, metric).length > 0;
    }

    /** Why this pair cannot be compared; null if it can. */
    String flaw(Case of, Metric metric, Pairing pairing) {
        if (!has(metric)) {
            return of + ": " + metric.label() + " was not measured";
        }
        int before = values(baseline, metric).length;
        int after = values(candidate, metric).length;
        if (pairing == Pairing.TURNS && before != after) {
            return of + ": a pair has " + before + " iterations of " + metric.label() + " on one side and " + after
                    + " on the other; forks that took turns have equally many";
        }
        return Double.isFinite(logRatio(metric, pairing))
                ? null
                : of + ": " + metric.label() + " of 0 cannot be compared as a ratio";
    }

    /** Window by window if they took turns, else of the medians; infinite or NaN if a value is 0 or missing. */
    double logRatio(Metric metric, Pairing pairing) {
        if (!has(metric) || metric.overWholeForks()) {
            return totalLogRatio(metric);
        }
        double[] before = values(baseline, metric);
        double[] after = values(candidate, metric);
        if (pairing != Pairing.TURNS || before.length != after.length) {
            return logRatio(metric, Summary.median(before), Summary.median(after));
        }
        double[] ratios = new double[before.length];
        Arrays.setAll(ratios, i -> logRatio(metric, before[i], after[i]));
        return Summary.median(ratios);
    }

    /** The log ratio, and that of totals. */
    Pairs.Logs logs(Metric metric, Pairing pairing) {
        return new Pairs.Logs(logRatio(metric, pairing), totalLogRatio(metric));
    }

    private double totalLogRatio(Metric metric) {
        return has(metric)
                ? logRatio(metric, Estimate.mean(values(baseline, metric)), Estimate.mean(values(candidate, metric)))
                : Double.NaN;
    }

    private static double logRatio(Metric metric, double before, double after) {
        return (metric.higherIsBetter() ? 1 : -1) * (StrictMath.log(after) - StrictMath.log(before));
    }

    /**
     * By how much longer an operation of the candidate was neither on a processor nor waiting for one, over the baseline's cost: in
     * pauses, sleeps, and behind locks. NaN without these metrics.
     */
    double stall() {
        return has(Metric.COST) && has(Metric.TOTAL) && has(Metric.CPU)
                ? (blocked(candidate) - blocked(baseline)) / Estimate.mean(values(baseline, Metric.COST))
                : Double.NaN;
    }

    private static double blocked(List<Sample> fork) {
        return Estimate.mean(values(fork, Metric.TOTAL)) - Estimate.mean(values(fork, Metric.CPU));
    }

    /** The baseline's figure; NaN if one of the two lacks the metric. */
    double before(Metric metric) {
        return has(metric) ? Summary.median(values(baseline, metric)) : Double.NaN;
    }

    /** The candidate's, likewise. */
    double after(Metric metric) {
        return has(metric) ? Summary.median(values(candidate, metric)) : Double.NaN;
    }
}
