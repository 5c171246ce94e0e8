package org.jaxrsbench.gate;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.stats.Summary;

/** Applies the rule to the pairs of two subjects, case by case. */
public final class Check {

    /** In fewer rounds an honest coin falls on one side too often: in 3% of runs of six. */
    private static final int ROUNDS_FOR_COIN = 20;

    private final GateSettings settings;
    private final Metric metric;
    private final AllowFile allow;
    private final LocalDate today;
    private final List<ForkRow> forks;

    /** A check of samples alone, which do not say why a fork failed. */
    public Check(GateSettings settings, Metric metric, AllowFile allow, LocalDate today) {
        this(settings, metric, allow, today, List.of());
    }

    /**
     * A check.
     *
     * @param metric the one that is gated, named before measuring
     * @param today the day on which entries of the allow file may have expired
     * @param forks those of the run, which say why some failed
     */
    public Check(GateSettings settings, Metric metric, AllowFile allow, LocalDate today, List<ForkRow> forks) {
        this.forks = forks;
        this.settings = settings;
        this.metric = metric;
        this.allow = allow;
        this.today = today;
    }

    /**
     * The rows of all cases of a run that was measured before.
     *
     * @param table the pairs of baseline and candidate
     * @param samples what the scores are taken from
     * @param paired whether rounds are pairs at all
     * @throws BadInputException if they are and no coin was flipped, or the metric cannot be compared
     */
    public List<CheckResult.Row> rows(PairTable table, List<Sample> samples, boolean paired) {
        if (paired) {
            table.requireCoin(ROUNDS_FOR_COIN);
        }
        return rows(table, samples, table.rounds(), paired);
    }

    /**
     * The rows of all cases that are measured, and of those that the candidate lacks.
     *
     * @param table the pairs of all cases of the check that both subjects have
     * @param samples what the scores are taken from
     * @param rounds that were measured
     */
    public List<CheckResult.Row> rows(PairTable table, List<Sample> samples, int rounds) {
        return rows(table, samples, rounds, true);
    }

    private List<CheckResult.Row> rows(PairTable table, List<Sample> samples, int rounds, boolean paired) {
        Map<Case, Summary> baseline = summaries(samples, table.baseline());
        Map<Case, Summary> candidate = summaries(samples, table.candidate());
        List<Rule.Decision> decisions = Rule.decisions(settings, table.requireComparable(), rounds);
        List<CheckResult.Row> rows = new ArrayList<>();
        for (int i = 0; i < decisions.size(); i++) {
            Case benchmarkCase = table.cases().get(i);
            Rule.Decision decision = decisions.get(i);
            TimeFinding time = paired ? decision.time() : new TimeFinding.NotPaired();
            Reason measured = new Reason.Measured(time, decision.memory(), decision.beside());
            List<Sample> failed = table.failures().getOrDefault(benchmarkCase, List.of());
            rows.add(new CheckResult.Row(
                    benchmarkCase,
                    Optional.ofNullable(baseline.get(benchmarkCase)),
                    Optional.ofNullable(candidate.get(benchmarkCase)),
                    decision.change(),
                    failed.isEmpty() || measured.verdict() == Verdict.REGRESSION
                            ? measured
                            : failed(failed, table.candidate()),
                    decision.p(),
                    decision.rounds()));
        }
        Set<Case> candidates = samples.stream()
                .filter(s -> s.subject().equals(table.candidate()))
                .map(Sample::benchmarkCase)
                .collect(Collectors.toSet());
        table.missingCases()
                .forEach(c -> rows.add(CheckResult.Row.missing(c, Optional.ofNullable(baseline.get(c)), candidates)));
        return allowed(rows);
    }

    private Reason failed(List<Sample> failed, String candidate) {
        Set<Integer> others = failed.stream()
                .filter(s -> !s.subject().equals(candidate))
                .map(Sample::round)
                .collect(Collectors.toSet());
        Map<Integer, String> whys = failed.stream()
                .filter(s -> s.subject().equals(candidate) && !others.contains(s.round()))
                .collect(Collectors.toMap(Sample::round, this::why, (earlier, later) -> later, TreeMap::new));
        Sample last = failed.get(failed.size() - 1);
        return Failing.isVerdict(whys.values())
                ? new Reason.Fails(List.copyOf(whys.values()))
                : new Reason.Failed(last.subject(), why(last));
    }

    /** A fork is known by its place, and by the first of its cases if several forks were in that place. */
    private String why(Sample of) {
        return forks.stream()
                .filter(f -> f.status() == Status.FAILED
                        && f.place().subject().equals(of.subject())
                        && f.place().round() == of.round()
                        && f.place().fork() == of.fork())
                .max(Comparator.comparing(
                        f -> f.place().firstCase().equals(of.benchmarkCase().toString())))
                .map(ForkRow::why)
                .orElse("");
    }

    /**
     * Rows for cases that the candidate lacks altogether.
     *
     * @param candidates the cases that it has
     */
    public List<CheckResult.Row> missing(Collection<Case> cases, Collection<Case> candidates) {
        return allowed(cases.stream()
                .map(c -> CheckResult.Row.missing(c, Optional.empty(), candidates))
                .toList());
    }

    private Map<Case, Summary> summaries(List<Sample> samples, String subject) {
        return Summary.of(samples).stream()
                .filter(s -> s.metric() == metric && s.subject().label().equals(subject))
                .collect(Collectors.toMap(Summary::benchmarkCase, s -> s));
    }

    /** The rows, with what the allow file says of their regressions. */
    private List<CheckResult.Row> allowed(List<CheckResult.Row> rows) {
        return rows.stream().map(this::allowed).toList();
    }

    private CheckResult.Row allowed(CheckResult.Row row) {
        return new CheckResult.Row(
                row.benchmarkCase(),
                row.baseline(),
                row.candidate(),
                row.change(),
                allow.judged(row, today),
                row.p(),
                row.look());
    }
}
