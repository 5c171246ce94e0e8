package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.view.Words;

/** Looks for the release, or the commit, between two ends at which a figure changed most. Names are those of candidates. */
public final class BisectRun {

    /** The most probes of a search; one that needs more is not settled. */
    private static final int MOST_PROBES = 80;

    // So that two ends without any noise do not make each probe certain.
    private static final double LEAST_SD = 0.01;

    // Two looks that share one percent of error. Two to the power of seven is more than a hundred: fewer pairs cannot
    // tell.
    private static final int FIRST = 8;
    private static final int LAST = 16;
    private static final double FIRST_ERROR = 0.008;
    private static final double LAST_ERROR = 0.002;

    private final RunPlan plan;
    private final Metric metric;
    private final BisectCandidates candidates;
    private final RunMaker runs;
    private final PrintStream progress;
    private int begun;

    /**
     * A search.
     *
     * @param plan of any subjects; runs differ from it in theirs
     * @param runs makes a run for each comparison and each probe
     */
    public BisectRun(RunPlan plan, Metric metric, BisectCandidates candidates, RunMaker runs, PrintStream progress) {
        this.plan = plan;
        this.metric = metric;
        this.candidates = candidates;
        this.runs = runs;
        this.progress = progress;
    }

    /**
     * Two that differ.
     *
     * @param from the last candidate that is like the good end
     * @param to the first one that is like the bad end
     * @param missing candidates between the two that cannot be had
     * @param of the case that differs most
     * @param result what its fresh pairs say
     * @param sd standard deviation of their log ratios
     */
    public record Found(String from, String to, List<String> missing, Case of, StepTest.Result result, double sd) {}

    /** In words: the two neighbors, and what their pairs say. */
    public String words(Found found) {
        return candidates.subject(found.from) + " -> " + candidates.subject(found.to) + ": "
                + CaseNames.of(found.of) + ", " + metric.label()
                + " " + Words.change(found.result.change().ofScores(metric))
                + ", " + Words.probability(found.result.p()) + ", "
                + Words.count(found.result.change().n(), "pair")
                + (found.missing.isEmpty()
                        ? ""
                        : "; between them, and not to be had: " + String.join(", ", found.missing));
    }

    /**
     * Searches.
     *
     * @param names from the good end to the bad end, two or more; both ends can be had
     * @return empty if the ends do not differ, or the search is not settled
     */
    public Optional<Found> search(List<String> names) throws IOException, InterruptedException {
        String good = names.get(0);
        String bad = names.get(names.size() - 1);
        progress.println("comparing the ends, " + good + " and " + bad);
        Optional<Found> ends = differ(good, bad, List.of(), Optional.empty());
        if (ends.isEmpty()) {
            progress.println(good + " and " + bad + " do not clearly differ in " + metric.label()
                    + ": there is nothing to look for");
            return ends;
        }
        progress.println("the ends differ: " + words(ends.get()));
        return names.size() == 2 ? ends : between(new ArrayList<>(names), names, ends.get());
    }

    private Optional<Found> between(List<String> left, List<String> names, Found ends)
            throws IOException, InterruptedException {
        Bisection bisection = new Bisection(left.size(), Math.max(LEAST_SD, ends.sd));
        for (int probes = 0; probes < MOST_PROBES; ) {
            if (bisection.found().isPresent()) {
                int place = bisection.found().getAsInt();
                Optional<Found> found = confirmed(left.get(place - 1), left.get(place), names, ends);
                if (found.isPresent() || left.size() == 2) {
                    return found;
                }
                bisection.refute(place);
                probes++;
                continue;
            }
            int probe = bisection.probe();
            Release tried = candidates.tried(left.get(probe));
            if (!tried.available()) {
                progress.println("left out: " + tried.version() + ": " + tried.reason());
                left.remove(probe);
                bisection = bisection.without(probe);
                continue;
            }
            probes++;
            probe(left, probe, ends.of, bisection);
        }
        progress.println("not settled after " + MOST_PROBES + " probes; the most probable place is "
                + left.get(bisection.best()));
        return Optional.empty();
    }

    /** One round of both ends and a probe. */
    private void probe(List<String> left, int probe, Case of, Bisection bisection) throws InterruptedException {
        String name = left.get(probe);
        try (PairedRun run = begin(List.of(left.get(0), left.get(left.size() - 1), name), "probe")) {
            run.measure(List.of(of), 1, 1, c -> "");
            double[] toGood = table(run, 0, 2).differences(of);
            double[] toBad = table(run, 1, 2).differences(of);
            if (toGood.length == 0 || toBad.length == 0) {
                progress.println(name + ": no pair, tried again");
                return;
            }
            bisection.learn(probe, toGood[0], toBad[0]);
            int best = bisection.best();
            progress.println(name + ": " + Words.times(toGood[0]) + " the good end, " + Words.times(toBad[0])
                    + " the bad end; now " + Words.percent(bisection.probability(best)) + " at " + left.get(best));
        }
    }

    /** Fresh pairs of the two neighbors have to show it, in the direction of the ends. */
    private Optional<Found> confirmed(String from, String to, List<String> names, Found ends)
            throws IOException, InterruptedException {
        progress.println("confirming " + from + " to " + to);
        for (String each : List.of(from, to)) {
            if (!candidates.tried(each).available()) {
                return Optional.empty();
            }
        }
        List<String> skipped = List.copyOf(names.subList(names.indexOf(from) + 1, names.indexOf(to)));
        Optional<Found> fresh = differ(from, to, skipped, Optional.of(ends.of))
                .filter(found -> Math.signum(found.result.change().log())
                        == Math.signum(ends.result.change().log()));
        if (fresh.isEmpty()) {
            progress.println("fresh pairs do not show it there");
        }
        return fresh;
    }

    /** Whether two differ, on fresh pairs, with an error of one percent: in one case, or in the one of all that differs most. */
    private Optional<Found> differ(String good, String bad, List<String> missing, Optional<Case> only)
            throws InterruptedException {
        try (PairedRun run = begin(List.of(good, bad), "pairs")) {
            List<Case> cases = only.map(List::of).orElseGet(() -> run.cases().supported());
            run.measure(cases, 1, FIRST, c -> "");
            Optional<Found> first = tested(run, cases, FIRST_ERROR, good, bad, missing);
            if (first.isPresent()) {
                return first;
            }
            run.measure(cases, FIRST + 1, LAST, c -> "");
            return tested(run, cases, LAST_ERROR, good, bad, missing);
        }
    }

    private Optional<Found> tested(
            PairedRun run, List<Case> cases, double error, String good, String bad, List<String> missing) {
        List<Case> there =
                cases.stream().filter(c -> !run.failedCases().contains(c)).toList();
        if (there.isEmpty()) {
            return Optional.empty();
        }
        PairTable table = table(run, 0, 1).requireComparable().of(there);
        List<StepTest.Result> results = StepTest.of(table.differences());
        return IntStream.range(0, there.size())
                .filter(c -> results.get(c).p() <= error)
                .mapToObj(c ->
                        new Found(good, bad, missing, there.get(c), results.get(c), Estimate.sd(table.differences(c))))
                .max(Comparator.comparingDouble(
                        found -> Math.abs(found.result.change().log())));
    }

    /** The pairs of two of a run's subjects. */
    private PairTable table(PairedRun run, int baseline, int candidate) {
        Pairs pairs = new Pairs(run.recorder().pairs());
        List<String> labels = run.plan().labels();
        return PairTable.of(
                run.recorder().samples(),
                pairs,
                labels.get(baseline),
                labels.get(candidate),
                metric,
                pairs.pairing(metric));
    }

    private PairedRun begin(List<String> names, String what) throws InterruptedException {
        RunPlan own = plan.withSubjects(names.stream().map(candidates::subject).toList());
        return runs.begin(own.inBlock(begun++), what);
    }
}
