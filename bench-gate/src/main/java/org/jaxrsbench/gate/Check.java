package org.jaxrsbench.gate;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jaxrsbench.gate.stats.ExactTests;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.SignedRank;
import org.jaxrsbench.gate.stats.SignedRank.Alternative;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/** Applies the rule to the pairs of two subjects, case by case. */
public final class Check {

    private static final double FASTER_LEVEL = 0.05;

    private final GateSettings settings;
    private final Metric metric;
    private final AllowFile allow;
    private final LocalDate today;
    private final Rule rule;

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
        this.rule = new Rule(settings);
    }

    /**
     * A case's change as far as its pairs say it now.
     *
     * @param change the estimate, without an interval below six pairs
     * @param pairs how many there are, 1 or more
     */
    public record SoFar(Estimate change, int pairs) {}

    /** A case's change as far as its pairs say it now; empty before the first one. */
    public Optional<SoFar> soFar(PairedData data, Sample.Case benchmarkCase) {
        double[] pairs = data.forRule(benchmarkCase, metric, Integer.MAX_VALUE).first();
        return pairs.length == 0
                ? Optional.empty()
                : Optional.of(new SoFar(Estimate.of(new HodgesLehmann(pairs)), pairs.length));
    }

    /** The cases that need a second look. */
    public List<Sample.Case> suspects(PairedData data, Collection<Sample.Case> cases) {
        return cases.stream()
                .filter(c -> {
                    Rule.Pairs pairs = data.forRule(c, metric, settings.firstRounds());
                    return rule.timeSuspect(pairs.first()) || rule.allocSuspect(pairs.firstAlloc());
                })
                .toList();
    }

    /**
     * The rows of all cases of the baseline.
     *
     * @param data the pairs of baseline and candidate
     * @param samples what the scores are taken from
     * @param unsettled cases that were discarded again and again
     * @param paired whether rounds are pairs at all
     */
    public List<CheckResult.Row> rows(
            PairedData data, List<Sample> samples, Collection<Sample.Case> unsettled, boolean paired) {
        Map<Sample.Case, Summary> baseline = summaries(samples, data.baseline());
        Map<Sample.Case, Summary> candidate = summaries(samples, data.candidate());
        List<Sample.Case> common = data.baselineCases().stream()
                .filter(data.candidateCases()::contains)
                .toList();
        List<Rule.Pairs> pairs = common.stream()
                .map(c -> data.forRule(c, metric, settings.firstRounds()))
                .toList();
        List<Rule.Decision> decisions = rule.decide(pairs);
        double[] faster = ExactTests.holm(pairs.stream()
                .mapToDouble(p -> SignedRank.pValue(p.first(), 0, Alternative.GREATER))
                .toArray());
        List<CheckResult.Row> rows = new ArrayList<>();
        for (int i = 0; i < common.size(); i++) {
            Sample.Case benchmarkCase = common.get(i);
            Rule.Decision decision = decisions.get(i);
            TimeFinding time =
                    paired ? time(pairs.get(i), decision, faster[i] <= FASTER_LEVEL) : new TimeFinding.NotPaired();
            rows.add(new CheckResult.Row(
                    benchmarkCase,
                    Score.of(baseline.get(benchmarkCase)),
                    Score.of(candidate.get(benchmarkCase)),
                    Estimate.ofLogs(decision.estimate(), decision.low(), decision.high()),
                    reason(benchmarkCase, time, decision, unsettled.contains(benchmarkCase)),
                    decision.p(),
                    pairs.get(i).first().length,
                    decision.timeSuspect() ? pairs.get(i).more().length : 0));
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

    private TimeFinding time(Rule.Pairs pairs, Rule.Decision decision, boolean faster) {
        int first = pairs.first().length;
        int more = pairs.more().length;
        return switch (decision.time()) {
            case REGRESSION -> new TimeFinding.Drop(decision.p(), first, more);
            case PASS ->
                faster
                        ? new TimeFinding.Faster(decision.timeSuspect() && more > 0)
                        : new TimeFinding.NoDrop(settings.tolerance());
            case INCONCLUSIVE ->
                first < settings.firstRounds()
                        ? new TimeFinding.TooFewPairs(first, settings.firstRounds())
                        : new TimeFinding.Undecided(decision.excludedDrop(), rule.pairsToSettle(pairs, decision));
        };
    }

    private Reason reason(Sample.Case benchmarkCase, TimeFinding time, Rule.Decision decision, boolean unsettled) {
        Reason measured = new Reason.Measured(Reason.Basis.PAIRS, time, decision.alloc());
        if (measured.verdict() != Verdict.REGRESSION) {
            return unsettled ? new Reason.Unsettled() : measured;
        }
        boolean onlyTime = decision.alloc() != Verdict.REGRESSION;
        double drop = -Math.expm1(decision.estimate());
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
