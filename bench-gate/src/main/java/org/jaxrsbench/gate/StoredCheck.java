package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.gate.stats.ExactTests;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;

/**
 * A current run against stored ones, without pairs: what a build server that caches a baseline can do. Two runs of the
 * same code hours apart differ by more than 5%, so time is tested against the spread <em>between</em> baseline runs, and
 * with fewer than three of them it is not judged at all. Allocation is nearly free of such noise and gated strictly.
 */
public final class StoredCheck {

    /** With fewer baseline runs nothing can be said of time. */
    public static final int FEWEST_RUNS = 3;

    private final GateSettings settings;
    private final Metric metric;

    /** Gates this metric, and allocation. */
    public StoredCheck(GateSettings settings, Metric metric) {
        this.settings = settings;
        this.metric = metric;
    }

    /**
     * The rows of all cases.
     *
     * @param baselines samples of each stored run
     * @param current samples of the current run
     */
    public List<CheckResult.Row> rows(List<List<Sample>> baselines, List<Sample> current) {
        Map<Sample.Case, List<Summary>> stored = new LinkedHashMap<>();
        Map<Sample.Case, List<Summary>> storedAlloc = new LinkedHashMap<>();
        for (List<Sample> run : baselines) {
            for (Summary summary : Summary.of(run)) {
                Map<Sample.Case, List<Summary>> into =
                        summary.metric() == metric ? stored : summary.metric() == Metric.ALLOC ? storedAlloc : null;
                if (into != null) {
                    into.computeIfAbsent(summary.first().benchmarkCase(), k -> new ArrayList<>())
                            .add(summary);
                }
            }
        }
        Map<Sample.Case, Summary> now = new LinkedHashMap<>();
        Map<Sample.Case, Summary> nowAlloc = new LinkedHashMap<>();
        Summary.of(current).forEach(s -> {
            if (s.metric() == metric) {
                now.put(s.first().benchmarkCase(), s);
            } else if (s.metric() == Metric.ALLOC) {
                nowAlloc.put(s.first().benchmarkCase(), s);
            }
        });
        List<Sample.Case> cases = new ArrayList<>(stored.keySet());
        double[] adjusted = ExactTests.holm(cases.stream()
                .mapToDouble(c -> now.containsKey(c) ? dropP(stored.get(c), now.get(c)) : 1)
                .toArray());
        List<CheckResult.Row> rows = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            Sample.Case c = cases.get(i);
            rows.add(row(c, stored.get(c), now.get(c), alloc(storedAlloc.get(c), nowAlloc.get(c)), adjusted[i]));
        }
        return rows;
    }

    private CheckResult.Row row(
            Sample.Case benchmarkCase, List<Summary> stored, Summary now, Verdict alloc, double adjusted) {
        double baseline =
                Summary.median(stored.stream().mapToDouble(Summary::score).toArray());
        if (now == null) {
            return new CheckResult.Row(
                    benchmarkCase,
                    baseline,
                    Double.NaN,
                    Double.NaN,
                    Double.NaN,
                    Double.NaN,
                    Double.NaN,
                    Double.NaN,
                    Verdict.REGRESSION,
                    "REGRESSION: the current run lacks this case",
                    Double.NaN,
                    stored.size(),
                    0);
        }
        Spread spread = spread(stored, now);
        Verdict time = Verdict.INCONCLUSIVE;
        String text;
        if (stored.size() < FEWEST_RUNS) {
            text = "INCONCLUSIVE: needs at least " + FEWEST_RUNS + " baseline runs to judge time, has " + stored.size();
        } else if (adjusted <= settings.alphaTime() && -Math.expm1(spread.change()) >= settings.leastDrop()) {
            time = Verdict.REGRESSION;
            text = "REGRESSION p=" + String.format(Locale.ROOT, "%.4f", adjusted);
        } else if (spread.lowerBound(settings.betaLast()) >= settings.toleranceLog()) {
            time = Verdict.PASS;
            text = "pass: no drop >= " + Check.percent(settings.tolerance());
        } else {
            text = "INCONCLUSIVE: runs differ among themselves, excludes only >= "
                    + Check.percent(-Math.expm1(spread.lowerBound(settings.betaLast())));
        }
        if (alloc == Verdict.REGRESSION) {
            text = "REGRESSION: allocates more; time: " + text;
        } else if (alloc == Verdict.INCONCLUSIVE) {
            text += "; may allocate more";
        } else if (time == Verdict.INCONCLUSIVE) {
            text += "; allocation has not risen";
        }
        return new CheckResult.Row(
                benchmarkCase,
                baseline,
                Double.NaN,
                now.score(),
                now.hasInterval() ? (now.high() - now.low()) / 2 / now.score() : Double.NaN,
                Math.expm1(spread.change()),
                Math.expm1(spread.lowerBound(0.025)),
                Math.expm1(2 * spread.change() - spread.lowerBound(0.025)),
                time.worse(alloc),
                text,
                adjusted,
                stored.size(),
                0);
    }

    /** Change of the current run, with the standard error that the spread between baseline runs gives one more run. */
    private record Spread(double change, double error, int runs) {

        double lowerBound(double alpha) {
            return runs < 2
                    ? Double.NEGATIVE_INFINITY
                    : change - TDistribution.of(runs - 1.0).inverseSurvivalProbability(alpha) * error;
        }
    }

    private Spread spread(List<Summary> stored, Summary now) {
        double sign = metric.higherIsBetter() ? 1 : -1;
        double[] logs = stored.stream().mapToDouble(s -> Math.log(s.score())).toArray();
        double mean = Arrays.stream(logs).average().orElseThrow();
        double variance = Arrays.stream(logs).map(l -> (l - mean) * (l - mean)).sum() / Math.max(1, logs.length - 1);
        return new Spread(
                sign * (Math.log(now.score()) - mean), Math.sqrt(variance * (1 + 1.0 / logs.length)), logs.length);
    }

    private double dropP(List<Summary> stored, Summary now) {
        if (stored.size() < FEWEST_RUNS) {
            return 1;
        }
        Spread spread = spread(stored, now);
        double t = (spread.change() - Math.log1p(-GateSettings.PROMISED_NOISE)) / spread.error();
        return Double.isNaN(t) ? 1 : TDistribution.of(stored.size() - 1.0).cumulativeProbability(t);
    }

    private static Verdict alloc(List<Summary> stored, Summary now) {
        if (stored == null || now == null) {
            return Verdict.PASS;
        }
        double highest = stored.stream().mapToDouble(Summary::score).max().orElseThrow();
        double allowed = Math.max(GateSettings.ALLOC_SHARE * highest, GateSettings.ALLOC_BYTES);
        if (now.score() - highest <= allowed) {
            return Verdict.PASS;
        }
        // One fork may have been caught before it was warm.
        return now.forks() >= Summary.FORKS_FOR_INTERVAL ? Verdict.REGRESSION : Verdict.INCONCLUSIVE;
    }
}
