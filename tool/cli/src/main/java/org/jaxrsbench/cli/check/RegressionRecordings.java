package org.jaxrsbench.cli.check;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.flame.FlameGraphs;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.view.Words;

/**
 * Runs the case that regressed most once more with a flight recording of both subjects, and says what changed in it.
 *
 * @param progress where it is said what is recorded
 */
public record RegressionRecordings(PairedRun run, PrintStream progress) {

    private static final int FRAMES = 5;

    /** The most frames of each kind: by CPU time or bytes, exclusive or inclusive. */
    private static final int MOST = 2;

    /** The frames that changed, one a line; nothing if no case regressed. A line says so if a case cannot be recorded. */
    public List<String> notes(CheckResult result) {
        return result.rows().stream()
                .filter(row -> row.verdict() == Verdict.REGRESSION
                        && run.cases().common().contains(row.benchmarkCase())
                        && framesTell(row.reason()))
                .min(Comparator.comparingDouble(row -> row.change().log()))
                .map(row -> notes(row.benchmarkCase()))
                .orElse(List.of());
    }

    /** Whether frames may tell more: a leak has its class, and forks whose memory is full collect for minutes. */
    static boolean framesTell(Reason reason) {
        return reason instanceof Reason.Allowance unaccepted
                ? framesTell(unaccepted.regression())
                : reason instanceof Reason.Measured measured
                        && measured.memory().leak() == Verdict.PASS;
    }

    private List<String> notes(Case benchmarkCase) {
        progress.println("recording " + CaseNames.of(benchmarkCase));
        Path folder = run.recorder().folder().path().resolve("recordings");
        try {
            List<String> lines = new ArrayList<>(changes(benchmarkCase, run.record(benchmarkCase, folder)));
            lines.add("recordings and flame graphs: " + folder);
            return lines;
        } catch (IOException | RuntimeException e) {
            // The verdict holds without its explanation.
            return List.of("no recording of " + CaseNames.of(benchmarkCase) + ": " + e.getMessage());
        }
    }

    private List<String> changes(Case benchmarkCase, Map<String, PairedRun.Recorded> recorded) throws IOException {
        PairedRun.Recorded baseline = recorded.get(run.plan().labels().get(0));
        PairedRun.Recorded candidate = recorded.get(run.plan().labels().get(1));
        List<String> lines = new ArrayList<>();
        Path folder = baseline.file().getParent();
        for (FrameShares.Kind kind : FrameShares.Kind.values()) {
            FrameShares before = FrameShares.of(baseline.file(), kind);
            FrameShares after = FrameShares.of(candidate.file(), kind);
            boolean cpu = kind == FrameShares.Kind.CPU;
            Metric metric = cpu ? Metric.CPU : Metric.ALLOC;
            double cost = cpu ? baseline.cpu() : baseline.alloc();
            double costAfter = cpu ? candidate.cpu() : candidate.alloc();
            before.changesTo(after, MOST).forEach(change -> lines.add("    " + frame(change, metric, cost, costAfter)));
            String title = CaseNames.of(benchmarkCase) + ", " + metric.label();
            FlameGraphs.write(before, title + " of the baseline", graph(folder, metric, "baseline"));
            FlameGraphs.write(after, title + " of the candidate", graph(folder, metric, "candidate"));
            FlameGraphs.difference(
                    before, after, costAfter / cost, title + " of the candidate", graph(folder, metric, "difference"));
        }
        if (!lines.isEmpty()) {
            lines.add(0, CaseNames.of(benchmarkCase) + ": frames whose share of the samples changed most");
        }
        return lines.subList(0, Math.min(1 + FRAMES, lines.size()));
    }

    private static Path graph(Path folder, Metric metric, String which) {
        return folder.resolve("flame-" + metric.label() + "-" + which + ".html");
    }

    /** A frame, with what it costs, from the costs of whole operations: a share of a longer operation is more. */
    static String frame(FrameShares.Change change, Metric metric, double baselineCost, double candidateCost) {
        FrameShares.Share before = change.baseline();
        FrameShares.Share after = change.candidate();
        return metric.label() + (change.inclusive() ? ", with what it calls" : ", itself") + ": " + share(before)
                + " -> " + share(after) + " of " + before.samples() + " and " + after.samples() + " samples, "
                + Words.format(metric, before.value() * baselineCost) + " -> "
                + Words.format(metric, after.value() * candidateCost) + "  " + change.frame();
    }

    private static String share(FrameShares.Share share) {
        return Words.percent(share.value()) + " [" + Words.percent(share.low()) + ", " + Words.percent(share.high())
                + "]";
    }
}
