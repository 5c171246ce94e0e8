package org.jaxrsbench.cli.check;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.Words;

/**
 * Runs the case that regressed most once more with a flight recording of both subjects, and says what changed in it.
 *
 * @param progress where it is said what is recorded
 */
public record RegressionRecordings(PairedRun run, PrintStream progress) {

    private static final int FRAMES = 5;

    /** What changed, a line for each frame; nothing if no case regressed. A case that cannot be recorded is said. */
    public List<String> notes(CheckResult result) {
        return result.rows().stream()
                .filter(row -> row.verdict() == Verdict.REGRESSION
                        && run.cases().common().contains(row.benchmarkCase()))
                .min(Comparator.comparingDouble(row -> row.change().log()))
                .map(row -> notes(row.benchmarkCase()))
                .orElse(List.of());
    }

    private List<String> notes(Case benchmarkCase) {
        progress.println("recording " + CaseNames.of(benchmarkCase));
        Path folder = run.recorder().folder().path().resolve("recordings");
        try {
            List<String> lines = new ArrayList<>(changes(benchmarkCase, run.record(benchmarkCase, folder)));
            lines.add("recordings: " + folder);
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
        for (FrameShares.Kind kind : FrameShares.Kind.values()) {
            FrameShares before = FrameShares.of(baseline.file(), kind);
            FrameShares after = FrameShares.of(candidate.file(), kind);
            List<FrameShares.Change> changes = before.changesTo(after, FRAMES);
            lines.add(headline(benchmarkCase, kind, before, after, changes));
            for (FrameShares.Change change : changes) {
                lines.add("    "
                        + (kind == FrameShares.Kind.CPU
                                ? frame(change, Metric.CPU, baseline.cpu(), candidate.cpu())
                                : frame(change, Metric.ALLOC, baseline.alloc(), candidate.alloc())));
            }
        }
        return lines;
    }

    /** What the lines below it are of. */
    static String headline(
            Case benchmarkCase,
            FrameShares.Kind kind,
            FrameShares before,
            FrameShares after,
            List<FrameShares.Change> changes) {
        return CaseNames.of(benchmarkCase) + ": " + (changes.isEmpty() ? "no frame" : "frames") + " whose share of "
                + (kind == FrameShares.Kind.CPU ? "CPU" : "allocation") + " changed most, of " + before.samples()
                + " and " + after.samples() + " samples";
    }

    /**
     * A frame, with what it costs: a share of a longer operation is more.
     *
     * @param baselineCost of a whole operation
     * @param candidateCost likewise
     */
    static String frame(FrameShares.Change change, Metric metric, double baselineCost, double candidateCost) {
        return Words.share(change.baseline()) + " -> " + Words.share(change.candidate()) + "  "
                + Words.format(metric, change.baseline() * baselineCost) + " -> "
                + Words.format(metric, change.candidate() * candidateCost) + "  " + change.frame();
    }
}
