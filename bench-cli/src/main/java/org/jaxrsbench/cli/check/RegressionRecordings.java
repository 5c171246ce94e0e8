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
import org.jaxrsbench.view.CaseNames;

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
            lines.add(FrameWords.headline(benchmarkCase, kind, before, after, changes));
            for (FrameShares.Change change : changes) {
                lines.add("    "
                        + (kind == FrameShares.Kind.CPU
                                ? FrameWords.of(change, baseline.cpu(), candidate.cpu(), "ns/op")
                                : FrameWords.of(change, baseline.alloc(), candidate.alloc(), "B/op")));
            }
        }
        return lines;
    }
}
