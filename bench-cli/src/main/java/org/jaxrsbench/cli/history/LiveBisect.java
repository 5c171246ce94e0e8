package org.jaxrsbench.cli.history;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.history.StepTest;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;

/** Measures for a search, each comparison and each probe in a run folder of its own. */
public final class LiveBisect implements BisectRun.Measurements {

    // Two looks that share one percent of error. Two to the power of seven is more than a hundred: fewer pairs cannot
    // tell.
    private static final int FIRST = 8;
    private static final int LAST = 16;
    private static final double FIRST_ERROR = 0.008;
    private static final double LAST_ERROR = 0.002;

    private final RunPlan plan;
    private final Metric metric;
    private final Path folder;
    private final BisectCandidates candidates;
    private final PrintStream progress;
    private int runs;

    /**
     * Of a search.
     *
     * @param plan of any subjects; runs differ from it in theirs
     * @param folder where run folders are made
     */
    public LiveBisect(RunPlan plan, Metric metric, Path folder, BisectCandidates candidates, PrintStream progress) {
        this.plan = plan;
        this.metric = metric;
        this.folder = folder;
        this.candidates = candidates;
        this.progress = progress;
    }

    @Override
    public Optional<Difference> differ(String good, String bad, Optional<Case> only) throws InterruptedException {
        try (PairedRun run = begin(List.of(good, bad), "pairs")) {
            List<Case> cases = only.map(List::of).orElseGet(() -> run.cases().supported());
            run.measure(cases, 1, FIRST, c -> "");
            Optional<Difference> first = tested(run, cases, FIRST_ERROR);
            if (first.isPresent()) {
                return first;
            }
            run.measure(cases, FIRST + 1, LAST, c -> "");
            return tested(run, cases, LAST_ERROR);
        }
    }

    private Optional<Difference> tested(PairedRun run, List<Case> cases, double error) {
        List<Case> there =
                cases.stream().filter(c -> !run.failedCases().contains(c)).toList();
        if (there.isEmpty()) {
            return Optional.empty();
        }
        PairTable table = table(run, 0, 1).requireComparable().of(there);
        List<StepTest.Result> results = StepTest.of(table.differences());
        return IntStream.range(0, there.size())
                .filter(c -> results.get(c).p() <= error)
                .mapToObj(c -> new Difference(there.get(c), results.get(c), Estimate.sd(table.differences(c))))
                .max(Comparator.comparingDouble(
                        d -> Math.abs(d.result().change().log())));
    }

    @Override
    public Optional<Probed> probe(String good, String bad, String probe, Case of) throws InterruptedException {
        try (PairedRun run = begin(List.of(good, bad, probe), "probe")) {
            run.measure(List.of(of), 1, 1, c -> "");
            double[] toGood = table(run, 0, 2).differences(of);
            double[] toBad = table(run, 1, 2).differences(of);
            return toGood.length == 0 || toBad.length == 0
                    ? Optional.empty()
                    : Optional.of(new Probed(toGood[0], toBad[0]));
        }
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
        return PairedRun.begin(
                plan.withSubjects(names.stream().map(candidates::subject).toList())
                        .inBlock(runs++),
                folder,
                what,
                progress);
    }
}
