package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/** Two subjects' samples as pairs: rows with the same case and round belong together. */
public final class PairedData {

    private final Map<Sample.Case, TreeMap<Integer, Pair>> pairs = new LinkedHashMap<>();
    private final Set<Sample.Case> baselineCases = new LinkedHashSet<>();
    private final Set<Sample.Case> candidateCases = new LinkedHashSet<>();
    private final Set<Sample.Case> failedCases = new LinkedHashSet<>();
    private final boolean turns;

    /** The forks of a pair: values by metric, in order of iteration. */
    record Pair(Map<Metric, double[]> baseline, Map<Metric, double[]> candidate) {}

    /**
     * Pairs up samples.
     *
     * @param turns whether iterations of the same number were measured one right after the other
     * @throws BadInputException where a subject has no sample
     */
    public PairedData(List<Sample> samples, String baseline, String candidate, boolean turns) {
        this.turns = turns;
        Map<Sample.ForkId, Map<Metric, List<Sample>>> forks = new LinkedHashMap<>();
        Set<String> subjects = new LinkedHashSet<>();
        for (Sample s : samples) {
            subjects.add(s.subject());
            boolean isBaseline = s.subject().equals(baseline);
            if (!isBaseline && !s.subject().equals(candidate)) {
                continue;
            }
            (isBaseline ? baselineCases : candidateCases).add(s.benchmarkCase());
            if (s.status() == Status.OK) {
                forks.computeIfAbsent(s.forkId(), k -> new HashMap<>())
                        .computeIfAbsent(s.metric(), k -> new ArrayList<>())
                        .add(s);
            } else if (s.status() == Status.FAILED) {
                failedCases.add(s.benchmarkCase());
            }
        }
        for (String wanted : List.of(baseline, candidate)) {
            if (!subjects.contains(wanted)) {
                throw new BadInputException(
                        "there is no subject '" + wanted + "' in the run; there are " + String.join(", ", subjects));
            }
        }
        pairUp(forks, baseline, candidate);
    }

    private void pairUp(Map<Sample.ForkId, Map<Metric, List<Sample>>> forks, String baseline, String candidate) {
        Map<Sample.Case, Map<Integer, Map<String, Map<Metric, double[]>>>> rounds = new LinkedHashMap<>();
        // A redone fork comes later in the file and takes the place of the earlier one.
        forks.forEach((id, metrics) -> {
            Map<Metric, double[]> values = new HashMap<>();
            metrics.forEach((metric, rows) -> values.put(
                    metric,
                    rows.stream()
                            .sorted((a, b) -> Integer.compare(a.iteration(), b.iteration()))
                            .mapToDouble(Sample::value)
                            .toArray()));
            rounds.computeIfAbsent(id.benchmarkCase(), k -> new TreeMap<>())
                    .computeIfAbsent(id.round(), k -> new HashMap<>())
                    .put(id.subject(), values);
        });
        rounds.forEach((benchmarkCase, byRound) -> byRound.forEach((round, bySubject) -> {
            if (bySubject.containsKey(baseline) && bySubject.containsKey(candidate)) {
                pairs.computeIfAbsent(benchmarkCase, k -> new TreeMap<>())
                        .put(round, new Pair(bySubject.get(baseline), bySubject.get(candidate)));
            }
        }));
    }

    /** Cases of the baseline. */
    public Set<Sample.Case> baselineCases() {
        return baselineCases;
    }

    /** Cases of the candidate. */
    public Set<Sample.Case> candidateCases() {
        return candidateCases;
    }

    /** Cases of which a fork failed. */
    public Set<Sample.Case> failedCases() {
        return failedCases;
    }

    /** The pairs of a case, in order of rounds. */
    List<Pair> pairs(Sample.Case benchmarkCase) {
        return new ArrayList<>(
                pairs.getOrDefault(benchmarkCase, new TreeMap<>()).values());
    }

    /**
     * What the rule needs of a case.
     *
     * @param metric the one that is gated: throughput or cpu
     * @param first how many rounds are the first look
     * @throws BadInputException where the metric was not measured, or cannot be compared
     */
    public Rule.Pairs forRule(Sample.Case benchmarkCase, Metric metric, int first) {
        List<Pair> all = pairs(benchmarkCase);
        double[] time = all.stream()
                .mapToDouble(p -> logRatio(benchmarkCase, p, metric))
                .toArray();
        boolean alloc = all.stream()
                .allMatch(p ->
                        p.baseline().containsKey(Metric.ALLOC) && p.candidate().containsKey(Metric.ALLOC));
        double[] rises =
                alloc ? all.stream().mapToDouble(PairedData::allocExcess).toArray() : new double[0];
        return new Rule.Pairs(head(time, first), tail(time, first), head(rises, first), tail(rises, first));
    }

    private static double[] head(double[] values, int n) {
        return Arrays.copyOf(values, Math.min(n, values.length));
    }

    private static double[] tail(double[] values, int n) {
        return Arrays.copyOfRange(values, Math.min(n, values.length), values.length);
    }

    /** Median of the window-by-window log ratios where forks took turns, else the log ratio of the medians. */
    private double logRatio(Sample.Case benchmarkCase, Pair pair, Metric metric) {
        double[] baseline = values(benchmarkCase, pair.baseline(), metric);
        double[] candidate = values(benchmarkCase, pair.candidate(), metric);
        double sign = metric.higherIsBetter() ? 1 : -1;
        if (!turns) {
            return sign
                    * (Math.log(positive(benchmarkCase, metric, Summary.median(candidate)))
                            - Math.log(positive(benchmarkCase, metric, Summary.median(baseline))));
        }
        if (baseline.length != candidate.length) {
            throw new BadInputException(benchmarkCase + ": a pair has " + baseline.length + " iterations of "
                    + metric.label() + " on one side and " + candidate.length
                    + " on the other; forks that took turns have equally many");
        }
        double[] ratios = new double[baseline.length];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = sign
                    * (Math.log(positive(benchmarkCase, metric, candidate[i]))
                            - Math.log(positive(benchmarkCase, metric, baseline[i])));
        }
        return Summary.median(ratios);
    }

    private static double[] values(Sample.Case benchmarkCase, Map<Metric, double[]> fork, Metric metric) {
        double[] values = fork.get(metric);
        if (values == null) {
            throw new BadInputException(benchmarkCase + ": " + metric.label() + " was not measured");
        }
        return values;
    }

    private static double positive(Sample.Case benchmarkCase, Metric metric, double value) {
        if (value <= 0) {
            throw new BadInputException(benchmarkCase + ": " + metric.label() + " of 0 cannot be compared as a ratio");
        }
        return value;
    }

    private static double allocExcess(Pair pair) {
        double baseline = Summary.median(pair.baseline().get(Metric.ALLOC));
        double candidate = Summary.median(pair.candidate().get(Metric.ALLOC));
        return candidate - baseline - Math.max(GateSettings.ALLOC_SHARE * baseline, GateSettings.ALLOC_BYTES);
    }
}
