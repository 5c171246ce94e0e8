package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.gate.stats.ExactTests;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
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

    private static final double TAIL = 0.025;

    /** Family-wise error of naming a drop. */
    private static final double ALPHA = 0.008;

    /** Error of passing a case though it dropped by the tolerance. */
    private static final double BETA = 0.009;

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
     * @param baselines the stored runs, each with samples of one subject
     * @param current the run that is judged, likewise
     * @throws BadInputException if a run is given more than once, or none has a valid sample of the metric
     */
    public List<CheckResult.Row> rows(List<Run> baselines, Run current) {
        List<Run> all = new ArrayList<>(baselines);
        all.add(current);
        requireDifferent(all);
        Map<Case, List<Summary>> stored = summaries(baselines, metric);
        if (stored.isEmpty()) {
            throw new BadInputException("no stored run has a valid sample of " + metric.label());
        }
        Map<Case, List<Summary>> storedAlloc = summaries(baselines, Metric.ALLOC);
        Map<Case, List<Summary>> now = summaries(List.of(current), metric);
        Map<Case, List<Summary>> nowAlloc = summaries(List.of(current), Metric.ALLOC);
        List<Case> cases = List.copyOf(stored.keySet());
        double[] adjusted = ExactTests.holm(cases.stream()
                .mapToDouble(c -> now.containsKey(c)
                        ? prediction(stored.get(c), now.get(c).get(0)).dropP()
                        : 1)
                .toArray());
        List<CheckResult.Row> rows = new ArrayList<>();
        for (Case c : cases) {
            Verdict alloc = storedAlloc.containsKey(c) ? alloc(storedAlloc.get(c), nowAlloc.get(c)) : Verdict.PASS;
            rows.add(
                    now.containsKey(c)
                            ? row(stored.get(c), now.get(c).get(0), alloc, adjusted[rows.size()])
                            : CheckResult.Row.missing(c, Optional.of(baseline(stored.get(c)))));
        }
        return rows;
    }

    /** Refuses runs that are the same one more than once: between copies of a run there is no spread. */
    private static void requireDifferent(List<Run> runs) {
        for (int i = 0; i < runs.size(); i++) {
            for (Run one : runs.subList(0, i)) {
                if (isSame(one, runs.get(i))) {
                    throw new BadInputException(one.folder().path() + " and "
                            + runs.get(i).folder().path() + " are the same run of "
                            + one.samples().get(0).subject() + "; expected different runs: leave one of them out");
                }
            }
        }
    }

    /** Whether two runs are the same run of a subject, a copy of it, or have exactly the same figures. */
    private static boolean isSame(Run one, Run other) {
        Sample first = one.samples().get(0);
        Sample second = other.samples().get(0);
        boolean sameRun = first.run().equals(second.run())
                && one.environment()
                        .require("fingerprint")
                        .equals(other.environment().require("fingerprint"));
        return first.subject().equals(second.subject())
                && (sameRun || values(one).equals(values(other)));
    }

    private static Set<List<Object>> values(Run run) {
        return run.samples().stream()
                .map(s -> List.<Object>of(s.benchmarkCase(), s.in(), s.iteration(), s.metric(), s.value()))
                .collect(Collectors.toSet());
    }

    private static Map<Case, List<Summary>> summaries(List<Run> runs, Metric metric) {
        return runs.stream()
                .flatMap(run -> Summary.of(run.samples()).stream())
                .filter(s -> s.metric() == metric)
                .collect(Collectors.groupingBy(Summary::benchmarkCase, LinkedHashMap::new, Collectors.toList()));
    }

    private CheckResult.Row row(List<Summary> stored, Summary now, Verdict alloc, double adjusted) {
        Prediction prediction = prediction(stored, now);
        double low = prediction.lowerBound(TAIL);
        return new CheckResult.Row(
                now.benchmarkCase(),
                Optional.of(baseline(stored)),
                Optional.of(now),
                new Estimate(prediction.change(), low, 2 * prediction.change() - low, stored.size()),
                new Reason.Measured(time(stored.size(), prediction, adjusted), new Reason.Memory(alloc, Verdict.PASS)),
                adjusted,
                0);
    }

    /** The median run; a spread over launches would say nothing of that between runs. */
    private static Summary baseline(List<Summary> stored) {
        Summary one = stored.get(0);
        return new Summary(
                one.subject(),
                one.benchmarkCase(),
                one.metric(),
                one.unit(),
                stored.size(),
                stored.stream().mapToInt(Summary::iterations).sum(),
                Summary.median(stored.stream().mapToDouble(Summary::score).toArray()),
                Double.NaN,
                Double.NaN);
    }

    private TimeFinding time(int runs, Prediction prediction, double adjusted) {
        if (runs < FEWEST_RUNS) {
            return new TimeFinding.TooFewRuns(runs, FEWEST_RUNS);
        }
        if (adjusted <= ALPHA && -StrictMath.expm1(prediction.change()) >= settings.leastDrop()) {
            return new TimeFinding.DropBesideRuns(adjusted);
        }
        double low = prediction.lowerBound(BETA);
        return low >= settings.toleranceLog()
                ? new TimeFinding.NoDrop(settings.tolerance())
                : new TimeFinding.RunsDiffer(-StrictMath.expm1(low));
    }

    /**
     * Where one more run of the baseline would lie: the limits of a prediction interval for a single further observation
     * of a normal population, here of logarithms.
     *
     * @param change of the current run from the mean of the stored ones, as a logarithm of goodness
     * @param standardError of the difference between one more run and that mean: s sqrt(1 + 1/n)
     * @param degreesOfFreedom n - 1
     */
    private record Prediction(double change, double standardError, int degreesOfFreedom) {

        /** The one-sided lower limit of the change. */
        double lowerBound(double alpha) {
            return degreesOfFreedom < 1
                    ? Double.NEGATIVE_INFINITY
                    : change - TDistribution.of(degreesOfFreedom).inverseSurvivalProbability(alpha) * standardError;
        }

        /** The p-value of a drop beyond what is promised to be noise; 1 of too few runs. */
        double dropP() {
            double t = (change - GateSettings.promisedNoiseLog()) / standardError;
            return Double.isNaN(t) || degreesOfFreedom < FEWEST_RUNS - 1
                    ? 1
                    : TDistribution.of(degreesOfFreedom).cumulativeProbability(t);
        }
    }

    private Prediction prediction(List<Summary> stored, Summary now) {
        double[] logs =
                stored.stream().mapToDouble(s -> StrictMath.log(s.score())).toArray();
        double change = StrictMath.log(now.score()) - Estimate.mean(logs);
        return new Prediction(
                metric.higherIsBetter() ? change : -change,
                Estimate.sd(logs) * Math.sqrt(1 + 1.0 / logs.length),
                logs.length - 1);
    }

    private static Verdict alloc(List<Summary> stored, List<Summary> current) {
        if (current == null) {
            return Verdict.INCONCLUSIVE;
        }
        Summary now = current.get(0);
        double highest = stored.stream().mapToDouble(Summary::score).max().orElseThrow();
        double allowed = Math.max(GateSettings.ALLOC_SHARE * highest, GateSettings.ALLOC_BYTES);
        if (now.score() - highest <= allowed) {
            return Verdict.PASS;
        }
        // One fork may have been caught before it was warm.
        return now.forks() >= Summary.FORKS_FOR_INTERVAL ? Verdict.REGRESSION : Verdict.INCONCLUSIVE;
    }
}
