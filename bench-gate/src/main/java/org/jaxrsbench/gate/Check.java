package org.jaxrsbench.gate;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.gate.stats.ExactTests;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.gate.stats.SignedRank;
import org.jaxrsbench.gate.stats.SignedRank.Alternative;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/** Applies the rule to the pairs of two subjects and says what it found, case by case. */
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
     * The rows of all cases of the baseline and the candidate.
     *
     * @param unsettled cases that were discarded again and again
     * @param paired whether rounds are pairs at all
     */
    public List<CheckResult.Row> rows(
            PairedData data,
            List<Sample> samples,
            String baseline,
            String candidate,
            Collection<Sample.Case> unsettled,
            boolean paired) {
        Map<String, Map<Sample.Case, Summary>> scores = scores(samples);
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
            rows.add(row(
                    benchmarkCase,
                    scores.get(baseline).get(benchmarkCase),
                    scores.get(candidate).get(benchmarkCase),
                    pairs.get(i),
                    decisions.get(i),
                    faster[i] <= FASTER_LEVEL,
                    unsettled.contains(benchmarkCase),
                    paired));
        }
        for (Sample.Case missing : data.baselineCases()) {
            if (!data.candidateCases().contains(missing)) {
                rows.add(missing(missing, scores.get(baseline).get(missing)));
            }
        }
        return rows;
    }

    /** Rows for cases that the candidate lacks altogether. */
    public List<CheckResult.Row> missing(Collection<Sample.Case> cases) {
        return cases.stream().map(c -> missing(c, null)).toList();
    }

    /** A case's change as far as its pairs say it now. */
    public String soFar(PairedData data, Sample.Case benchmarkCase) {
        Rule.Pairs pairs = data.forRule(benchmarkCase, metric, Integer.MAX_VALUE);
        if (pairs.first().length == 0) {
            return "";
        }
        HodgesLehmann centre = new HodgesLehmann(pairs.first());
        double change = Math.expm1(centre.estimate());
        double low = Math.expm1(centre.lowerBound(0.025));
        double high = Math.expm1(centre.upperBound(0.025));
        return low <= -1
                ? pairs.first().length + " pairs, an interval needs at least 6"
                : String.format(Locale.ROOT, "%+.1f%% [%+.1f, %+.1f]", 100 * change, 100 * low, 100 * high);
    }

    private Map<String, Map<Sample.Case, Summary>> scores(List<Sample> samples) {
        Map<String, Map<Sample.Case, Summary>> scores = new LinkedHashMap<>();
        samples.forEach(s -> scores.computeIfAbsent(s.subject(), k -> new LinkedHashMap<>()));
        Summary.of(samples).stream()
                .filter(s -> s.metric() == metric)
                .forEach(s -> scores.get(s.first().subject()).put(s.first().benchmarkCase(), s));
        return scores;
    }

    private CheckResult.Row row(
            Sample.Case benchmarkCase,
            Summary baseline,
            Summary candidate,
            Rule.Pairs pairs,
            Rule.Decision decision,
            boolean faster,
            boolean unsettled,
            boolean paired) {
        Verdict verdict = paired ? decision.verdict() : decision.alloc().worse(Verdict.INCONCLUSIVE);
        String text = paired ? words(pairs, decision, faster) : words(decision);
        if (unsettled && verdict != Verdict.REGRESSION) {
            verdict = Verdict.INCONCLUSIVE;
            text =
                    "INCONCLUSIVE: a pair was discarded three times in a row; the machine was too busy, or a fork too slow to warm up";
        }
        if (verdict == Verdict.REGRESSION) {
            Optional<AllowFile.Entry> entry = allow.entry(benchmarkCase.toString());
            if (entry.isPresent()
                    && !entry.get().expired(today)
                    && decision.alloc() != Verdict.REGRESSION
                    && -Math.expm1(decision.estimate()) <= entry.get().maxDrop()) {
                verdict = Verdict.PASS;
                text = "allowed until " + entry.get().expires() + ": "
                        + entry.get().reason() + " (" + text + ")";
            } else if (entry.isPresent()) {
                text += entry.get().expired(today)
                        ? "; the allow file's entry expired on " + entry.get().expires()
                        : "; more than the allow file's entry allows";
            }
        }
        return new CheckResult.Row(
                benchmarkCase,
                score(baseline),
                spread(baseline),
                score(candidate),
                spread(candidate),
                Math.expm1(decision.estimate()),
                Math.expm1(decision.low()),
                Math.expm1(decision.high()),
                verdict,
                text,
                decision.p(),
                pairs.first().length,
                decision.timeSuspect() ? pairs.more().length : 0);
    }

    private String words(Rule.Pairs pairs, Rule.Decision decision, boolean faster) {
        String n = " n=" + pairs.first().length
                + (decision.timeSuspect() || decision.allocSuspect() ? "+" + pairs.more().length : "");
        List<String> parts = new ArrayList<>();
        switch (decision.time()) {
            case REGRESSION -> parts.add("REGRESSION p=" + p(decision.p()) + n);
            case PASS -> {
                if (decision.alloc() == Verdict.PASS) {
                    parts.add(
                            faster
                                    ? "pass: faster"
                                            + (pairs.more().length > 0 && decision.timeSuspect()
                                                    ? ""
                                                    : " (unconfirmed)")
                                    : "pass: no drop >= " + percent(settings.tolerance()));
                }
            }
            case INCONCLUSIVE -> parts.add("INCONCLUSIVE: " + undecided(pairs, decision));
        }
        if (decision.alloc() != Verdict.PASS) {
            parts.add(words(decision));
        }
        return String.join("; ", parts);
    }

    private static String words(Rule.Decision decision) {
        return switch (decision.alloc()) {
            case REGRESSION -> "REGRESSION: allocates more";
            case INCONCLUSIVE -> "INCONCLUSIVE: may allocate more, not confirmed";
            case PASS ->
                "INCONCLUSIVE: rounds were not measured as pairs, so time cannot be judged; allocation has not risen";
        };
    }

    private String undecided(Rule.Pairs pairs, Rule.Decision decision) {
        if (pairs.first().length < settings.firstRounds()) {
            return pairs.first().length + " pairs, needs at least " + settings.firstRounds();
        }
        long needed = rule.pairsToSettle(pairs, decision);
        return "excludes only >= " + (decision.excludedDrop() >= 1 ? "100%" : percent(decision.excludedDrop())) + ", "
                + (needed == 0 || needed > 1000
                        ? "more pairs would hardly settle it"
                        : "about " + needed + " pairs would settle it");
    }

    private CheckResult.Row missing(Sample.Case benchmarkCase, Summary baseline) {
        Optional<AllowFile.Entry> entry = allow.entry(benchmarkCase.toString());
        boolean allowed = entry.isPresent() && !entry.get().expired(today);
        return new CheckResult.Row(
                benchmarkCase,
                score(baseline),
                spread(baseline),
                Double.NaN,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                allowed ? Verdict.PASS : Verdict.REGRESSION,
                allowed
                        ? "allowed to be missing until " + entry.get().expires() + ": "
                                + entry.get().reason()
                        : "REGRESSION: the candidate lacks this case"
                                + (entry.isPresent()
                                        ? "; the allow file's entry expired on "
                                                + entry.get().expires()
                                        : ""),
                Double.NaN,
                0,
                0);
    }

    private static double score(Summary summary) {
        return summary == null ? Double.NaN : summary.score();
    }

    private static double spread(Summary summary) {
        return summary == null || !summary.hasInterval()
                ? Double.NaN
                : (summary.high() - summary.low()) / 2 / summary.score();
    }

    private static String p(double p) {
        return String.format(Locale.ROOT, p < 0.0001 ? "%.0e" : "%.4f", p).replaceFirst("^0\\.", ".");
    }

    static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * fraction).replace(".0%", "%");
    }
}
