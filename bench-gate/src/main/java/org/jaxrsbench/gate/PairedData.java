package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * Two subjects' samples as pairs: rows with the same case and round belong together. Samples may be added as they are
 * measured; what was asked of a case before does not change with them, for it is a copy.
 */
public final class PairedData {

    private final String baseline;
    private final String candidate;
    private final boolean turns;
    private final Map<Sample.Case, TreeMap<Integer, ForkPair>> rounds = new HashMap<>();
    private final Set<Sample.Case> baselineCases = new LinkedHashSet<>();
    private final Set<Sample.Case> candidateCases = new LinkedHashSet<>();
    private final Set<Sample.Case> failedCases = new LinkedHashSet<>();

    /**
     * No pairs yet.
     *
     * @param turns whether iterations of the same number were measured one right after the other
     */
    public PairedData(String baseline, String candidate, boolean turns) {
        this.baseline = baseline;
        this.candidate = candidate;
        this.turns = turns;
    }

    /**
     * The pairs of a run.
     *
     * @param turns whether iterations of the same number were measured one right after the other
     * @throws BadInputException if a subject has no sample
     */
    public PairedData(List<Sample> samples, String baseline, String candidate, boolean turns) {
        this(baseline, candidate, turns);
        Set<String> subjects = new LinkedHashSet<>();
        samples.forEach(s -> subjects.add(s.subject()));
        for (String wanted : List.of(baseline, candidate)) {
            if (!subjects.contains(wanted)) {
                throw new BadInputException(
                        "there is no subject '" + wanted + "' in the run; there are " + String.join(", ", subjects));
            }
        }
        add(samples);
    }

    /** Takes further samples in; those of other subjects are left out. A fork that was redone has to come after it. */
    public void add(Collection<Sample> samples) {
        for (Sample s : samples) {
            boolean isBaseline = s.subject().equals(baseline);
            if (!isBaseline && !s.subject().equals(candidate)) {
                continue;
            }
            Sample.Case benchmarkCase = s.benchmarkCase();
            (isBaseline ? baselineCases : candidateCases).add(benchmarkCase);
            if (s.status() == Status.OK) {
                rounds.computeIfAbsent(benchmarkCase, k -> new TreeMap<>())
                        .computeIfAbsent(s.round(), k -> new ForkPair())
                        .add(s, isBaseline);
            } else if (s.status() == Status.FAILED) {
                failedCases.add(benchmarkCase);
            }
        }
    }

    /** The label of the baseline. */
    public String baseline() {
        return baseline;
    }

    /** The label of the candidate. */
    public String candidate() {
        return candidate;
    }

    /** Cases of the baseline. */
    public Set<Sample.Case> baselineCases() {
        return Collections.unmodifiableSet(baselineCases);
    }

    /** Cases of the candidate. */
    public Set<Sample.Case> candidateCases() {
        return Collections.unmodifiableSet(candidateCases);
    }

    /** Cases of which a fork failed. */
    public Set<Sample.Case> failedCases() {
        return Collections.unmodifiableSet(failedCases);
    }

    /**
     * What the rule needs of a case, in order of rounds.
     *
     * @param metric the one that is gated: throughput or cpu
     * @param first how many rounds are the first look
     * @throws BadInputException if the metric was not measured, or cannot be compared
     */
    public Rule.Pairs forRule(Sample.Case benchmarkCase, Metric metric, int first) {
        List<ForkPair> pairs = rounds.getOrDefault(benchmarkCase, new TreeMap<>()).values().stream()
                .filter(ForkPair::complete)
                .toList();
        double[] time = pairs.stream()
                .mapToDouble(p -> logRatio(benchmarkCase, p, metric))
                .toArray();
        double[] rises = pairs.stream().allMatch(p -> p.has(Metric.ALLOC))
                ? pairs.stream().mapToDouble(ForkPair::allocExcess).toArray()
                : new double[0];
        return new Rule.Pairs(head(time, first), tail(time, first), head(rises, first), tail(rises, first));
    }

    private double logRatio(Sample.Case benchmarkCase, ForkPair pair, Metric metric) {
        try {
            return pair.logRatio(metric, turns);
        } catch (BadInputException e) {
            throw new BadInputException(benchmarkCase + ": " + e.getMessage());
        }
    }

    private static double[] head(double[] values, int n) {
        return Arrays.copyOf(values, Math.min(n, values.length));
    }

    private static double[] tail(double[] values, int n) {
        return Arrays.copyOfRange(values, Math.min(n, values.length), values.length);
    }
}
