package org.jaxrsbench.gate;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/** Applies the rule to the pairs of two subjects, case by case. */
public final class Check {

    private final GateSettings settings;
    private final Metric metric;
    private final AllowFile allow;
    private final LocalDate today;

    /**
     * A check.
     *
     * @param metric the one that is gated, named before measuring
     * @param today the day on which entries of the allow file may have expired
     */
    public Check(GateSettings settings, Metric metric, AllowFile allow, LocalDate today) {
        this.settings = settings;
        this.metric = metric;
        this.allow = allow;
        this.today = today;
    }

    /**
     * Begins to judge.
     *
     * @param data the pairs, which may grow
     * @param cases all cases of the check that both subjects have
     */
    public Judging judging(PairedData data, List<Sample.Case> cases) {
        return new Judging(settings, metric, data, cases);
    }

    /**
     * The rows of all cases of a run that was measured before.
     *
     * @param data the pairs of baseline and candidate
     * @param samples what the scores are taken from
     * @param paired whether rounds are pairs at all
     * @throws BadInputException if they are and no coin was flipped, or the metric cannot be compared
     */
    public List<CheckResult.Row> rows(PairedData data, List<Sample> samples, boolean paired) {
        if (paired) {
            data.requireCoin(settings.fewestRounds());
        }
        Judging judging = judging(
                data,
                data.baselineCases().stream()
                        .filter(data.candidateCases()::contains)
                        .toList());
        judging.judgeAll();
        return rows(judging, samples, paired);
    }

    /**
     * The rows of all cases that were judged, and of those that the candidate lacks.
     *
     * @param samples what the scores are taken from
     */
    public List<CheckResult.Row> rows(Judging judging, List<Sample> samples) {
        return rows(judging, samples, true);
    }

    private List<CheckResult.Row> rows(Judging judging, List<Sample> samples, boolean paired) {
        PairedData data = judging.data();
        Map<Sample.Case, Summary> baseline = summaries(samples, data.baseline());
        Map<Sample.Case, Summary> candidate = summaries(samples, data.candidate());
        List<Rule.Decision> decisions = judging.decisions();
        List<CheckResult.Row> rows = new ArrayList<>();
        for (int i = 0; i < decisions.size(); i++) {
            Sample.Case benchmarkCase = judging.cases().get(i);
            Rule.Decision decision = decisions.get(i);
            TimeFinding time = paired ? decision.time() : new TimeFinding.NotPaired();
            rows.add(new CheckResult.Row(
                    benchmarkCase,
                    Score.of(baseline.get(benchmarkCase)),
                    Score.of(candidate.get(benchmarkCase)),
                    decision.change(),
                    reason(benchmarkCase, time, decision),
                    decision.p(),
                    decision.pairs(),
                    decision.rounds()));
        }
        for (Sample.Case missing : data.baselineCases()) {
            if (!data.candidateCases().contains(missing)) {
                rows.add(missing(missing, Score.of(baseline.get(missing))));
            }
        }
        return rows;
    }

    /** Rows for cases that the candidate lacks altogether. */
    public List<CheckResult.Row> missing(Collection<Sample.Case> cases) {
        return cases.stream().map(c -> missing(c, Score.NONE)).toList();
    }

    private Map<Sample.Case, Summary> summaries(List<Sample> samples, String subject) {
        Map<Sample.Case, Summary> summaries = new HashMap<>();
        Summary.of(samples.stream()
                        .filter(s -> s.metric() == metric && s.subject().equals(subject))
                        .toList())
                .forEach(s -> summaries.put(s.first().benchmarkCase(), s));
        return summaries;
    }

    private Reason reason(Sample.Case benchmarkCase, TimeFinding time, Rule.Decision decision) {
        Reason measured = new Reason.Measured(Reason.Basis.PAIRS, time, decision.allocation());
        if (measured.verdict() != Verdict.REGRESSION) {
            return measured;
        }
        boolean onlyTime = decision.allocation() != Verdict.REGRESSION;
        double drop = -decision.change().value();
        return allowance(benchmarkCase, measured, entry -> onlyTime && drop <= entry.maxDrop());
    }

    private CheckResult.Row missing(Sample.Case benchmarkCase, Score baseline) {
        return new CheckResult.Row(
                benchmarkCase,
                baseline,
                Score.NONE,
                Estimate.NONE,
                allowance(benchmarkCase, new Reason.Missing(Reason.Basis.PAIRS), entry -> true),
                Double.NaN,
                0,
                0);
    }

    private Reason allowance(Sample.Case benchmarkCase, Reason regression, Predicate<AllowFile.Entry> covers) {
        Optional<AllowFile.Entry> entry = allow.entry(benchmarkCase.toString());
        if (entry.isEmpty()) {
            return regression;
        }
        if (entry.get().expired(today)) {
            return new Reason.AllowanceExpired(entry.get(), regression);
        }
        return covers.test(entry.get())
                ? new Reason.Allowed(entry.get(), regression)
                : new Reason.MoreThanAllowed(entry.get(), regression);
    }
}
