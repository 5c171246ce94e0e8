package org.jaxrsbench.gate;

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
    private int lastRound;

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
                        "unknown subject '" + wanted + "' in the run; expected one of " + String.join(", ", subjects));
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
            lastRound = Math.max(lastRound, s.round());
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

    /** Forgets all samples. */
    public void clear() {
        rounds.clear();
        baselineCases.clear();
        candidateCases.clear();
        failedCases.clear();
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

    /** The last round of which there is any row of the two subjects; 0 if there is none. */
    public int lastRound() {
        return lastRound;
    }

    /**
     * What the rule needs, a column for each case.
     *
     * @param metric the one that is gated: throughput, cpu or another one that is compared as a ratio
     * @param last rounds from the first to this one
     * @throws BadInputException if the metric was not measured, or cannot be compared
     */
    public RoundTable table(List<Sample.Case> cases, Metric metric, int last) {
        double[][] differences = new double[last][cases.size()];
        double[][] totals = new double[last][cases.size()];
        double[][] rises = new double[last][cases.size()];
        for (int c = 0; c < cases.size(); c++) {
            Map<Integer, ForkPair> ofCase = rounds.getOrDefault(cases.get(c), new TreeMap<>());
            for (int r = 0; r < last; r++) {
                ForkPair pair = ofCase.get(r + 1);
                boolean there = pair != null && pair.complete();
                differences[r][c] = there ? logRatio(cases.get(c), pair, metric) : Double.NaN;
                totals[r][c] = there ? pair.totalLogRatio(metric) : Double.NaN;
                rises[r][c] = there && pair.has(Metric.ALLOC) ? pair.allocExcess() : Double.NaN;
            }
        }
        return new RoundTable(differences, totals, rises);
    }

    /** The log ratios of a case's pairs, in order of rounds, as {@link #table} has them. */
    public double[] differences(Sample.Case benchmarkCase, Metric metric) {
        return table(List.of(benchmarkCase), metric, lastRound).differences(0);
    }

    /**
     * Makes sure that a coin was flipped: if one subject was launched first in every pair, the joint test has nothing to stand
     * on. Said only of as many rounds as are judged at all.
     *
     * @param fewest rounds below which nothing is said
     * @throws BadInputException if one was
     */
    public void requireCoin(int fewest) {
        List<ForkPair> pairs = rounds.values().stream()
                .flatMap(ofCase -> ofCase.values().stream())
                .filter(ForkPair::complete)
                .toList();
        long first = pairs.stream().filter(ForkPair::candidateFirst).count();
        if (lastRound >= fewest && !pairs.isEmpty() && (first == 0 || first == pairs.size())) {
            throw new BadInputException("the slot of '" + candidate + "' is the same in all " + pairs.size()
                    + " pairs; expected a coin to have decided which subject of a pair is launched first");
        }
    }

    private double logRatio(Sample.Case benchmarkCase, ForkPair pair, Metric metric) {
        try {
            return pair.logRatio(metric, turns);
        } catch (BadInputException e) {
            throw new BadInputException(benchmarkCase + ": " + e.getMessage());
        }
    }
}
