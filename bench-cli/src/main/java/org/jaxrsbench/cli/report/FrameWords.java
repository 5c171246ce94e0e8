package org.jaxrsbench.cli.report;

import java.util.List;
import java.util.Locale;
import org.jaxrsbench.driver.recordings.FrameChanges;
import org.jaxrsbench.driver.recordings.FrameShares;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.text.CaseNames;

/** What changed between two recordings, in words. */
public final class FrameWords {

    private FrameWords() {}

    /** What the lines below it are of. */
    public static String headline(
            Case benchmarkCase,
            FrameShares.Kind kind,
            FrameShares before,
            FrameShares after,
            List<FrameChanges.Change> changes) {
        return CaseNames.of(benchmarkCase) + ": " + (changes.isEmpty() ? "no frame" : "frames") + " whose share of "
                + (kind == FrameShares.Kind.CPU ? "CPU" : "allocation") + " changed most, of " + before.samples()
                + " and " + after.samples() + " samples";
    }

    /**
     * A frame, with what it costs: a share of a longer operation is more.
     *
     * @param baselineCost of a whole operation
     * @param candidateCost likewise
     * @param unit of both
     */
    public static String of(FrameChanges.Change change, double baselineCost, double candidateCost, String unit) {
        return String.format(
                Locale.ROOT,
                "%3.0f%% -> %3.0f%%  %,.0f -> %,.0f %s  %s",
                100 * change.baseline(),
                100 * change.candidate(),
                change.baseline() * baselineCost,
                change.candidate() * candidateCost,
                unit,
                change.frame());
    }
}
