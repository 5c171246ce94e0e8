package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.view.Words;

/** Looks for the release, or the commit, between two ends at which a figure changed most. Names are those of candidates. */
public final class BisectRun {

    /** The most probes of a search; one that needs more is not settled. */
    private static final int MOST_PROBES = 80;

    /** The most places that are tested on fresh pairs: each takes more of them than the one before. */
    private static final int MOST_PLACES = 4;

    // So that two ends without any noise do not make each probe certain.
    private static final double LEAST_SD = 0.01;

    /** What is named explains at least this part of the change between the ends. */
    private static final double LEAST_PART = 0.5;

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
     * @param step of the case that differs most
     * @param part of the change between the ends that it explains, of logarithms; 1 for the ends themselves
     */
    public record Found(String from, String to, List<String> missing, StepTest step, double part) {}

    /** In words: the two neighbors, and what their pairs say. */
    public String words(Found found) {
        StepTest step = found.step;
        return candidates.subject(found.from) + " -> " + candidates.subject(found.to) + ": "
                + CaseNames.of(step.of()) + ", " + metric.label()
                + " " + Words.change(step.change().ofScores(metric))
                + ", " + Words.probability(step.p()) + ", "
                + Words.count(step.change().n(), "pair")
                + (found.part == 1 ? "" : "; " + Words.percent(found.part) + " of the change between the ends")
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
        Optional<StepTest> ends = tested(good, bad, StepTest.ERROR, of -> true);
        if (ends.isEmpty()) {
            progress.println(good + " and " + bad + " do not clearly differ in " + metric.label()
                    + ": there is nothing to look for");
            return Optional.empty();
        }
        Found whole = new Found(good, bad, List.of(), ends.get(), 1);
        progress.println("the ends differ: " + words(whole));
        return names.size() == 2 ? Optional.of(whole) : between(names, ends.get());
    }

    private Optional<Found> between(List<String> names, StepTest ends) throws IOException, InterruptedException {
        List<String> left = new ArrayList<>(names);
        Bisection bisection = new Bisection(left.size(), Math.max(LEAST_SD, ends.sd()));
        double error = StepTest.ERROR;
        int probes = 0;
        for (int places = 0; probes < MOST_PROBES && places < MOST_PLACES; ) {
            if (bisection.found().isPresent()) {
                int place = bisection.found().getAsInt();
                error /= 2; // so that all places that are tested, however many, share one error
                Optional<Found> found = confirmed(left.get(place - 1), left.get(place), names, ends, error);
                if (found.isPresent() || left.size() == 2) {
                    return found;
                }
                bisection.refute(place);
                places++;
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
            probe(left, probe, ends.of(), bisection);
        }
        progress.println("not settled after " + Words.count(probes, "probe") + "; the most probable place left is "
                + left.get(bisection.best()));
        return Optional.empty();
    }

    /** One round of both ends and a probe. */
    private void probe(List<String> left, int probe, Case of, Bisection bisection) throws InterruptedException {
        String name = left.get(probe);
        try (PairedRun run = begin(List.of(left.get(0), left.get(left.size() - 1), name), "probe")) {
            run.measure(List.of(of), 1, 1, c -> "");
            double[] toGood = pairs(run, 0, 2).differences(of);
            double[] toBad = pairs(run, 1, 2).differences(of);
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

    /** Fresh pairs of the two neighbors have to show it, in the direction of the ends, and half of their change. */
    private Optional<Found> confirmed(String from, String to, List<String> names, StepTest ends, double error)
            throws InterruptedException {
        progress.println("confirming " + from + " to " + to);
        List<String> missing = List.copyOf(names.subList(names.indexOf(from) + 1, names.indexOf(to)));
        Optional<Found> fresh = tested(from, to, error, ends.of()::equals)
                .map(step -> new Found(
                        from,
                        to,
                        missing,
                        step,
                        step.change().log() / ends.change().log()));
        progress.println(fresh.map(this::words).orElse("fresh pairs do not show it there"));
        fresh.filter(found -> found.part < LEAST_PART)
                .ifPresent(found -> progress.println("that is less than half: the search goes on"));
        return fresh.filter(found -> found.part >= LEAST_PART);
    }

    /** The case that differs most of those that differ on fresh pairs. */
    private Optional<StepTest> tested(String good, String bad, double error, Predicate<Case> which)
            throws InterruptedException {
        try (PairedRun run = begin(List.of(good, bad), "pairs")) {
            List<Case> cases = run.cases().supported().stream().filter(which).toList();
            int measured = 0;
            List<StepTest> tests = List.of();
            for (StepTest.Look look : StepTest.looks(error)) {
                boolean open = tests.isEmpty()
                        || tests.stream().noneMatch(StepTest::confirmed)
                                && tests.stream().anyMatch(t -> t.state() == ReleaseStep.State.SUSPECTED);
                if (open) {
                    run.measure(cases, measured + 1, look.pairs(), c -> "");
                    measured = look.pairs();
                    List<Case> there = cases.stream()
                            .filter(c -> !run.failedCases().contains(c))
                            .toList();
                    tests = StepTest.of(pairs(run, 0, 1).requireComparable().of(there), error);
                }
            }
            return tests.stream()
                    .filter(StepTest::confirmed)
                    .max(Comparator.comparingDouble(
                            step -> Math.abs(step.change().log())));
        }
    }

    private PairTable pairs(PairedRun run, int baseline, int candidate) {
        List<String> labels = run.plan().labels();
        return StepTest.pairs(run.soFar(), labels.get(baseline), labels.get(candidate), metric);
    }

    private PairedRun begin(List<String> names, String what) throws InterruptedException {
        RunPlan own = plan.withSubjects(names.stream().map(candidates::subject).toList());
        return runs.begin(own.inBlock(begun++), what);
    }
}
