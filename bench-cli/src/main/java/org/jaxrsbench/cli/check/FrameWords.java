package org.jaxrsbench.cli.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.view.CaseNames;

/** What changed between two recordings, in words. */
public final class FrameWords {

    /** Of a recording. */
    private static final int MOST_FRAMES = 40;

    private FrameWords() {}

    /** What the lines below it are of. */
    public static String headline(
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
     * @param unit of both
     */
    public static String of(FrameShares.Change change, double baselineCost, double candidateCost, String unit) {
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

    /**
     * The frames of a flight recording by their share of the samples, for CPU and for allocation: a line each.
     *
     * @throws BadInputException if it is none
     */
    public static List<String> shares(Path recording) {
        List<String> lines = new ArrayList<>();
        if (!Files.isRegularFile(recording)) {
            throw new BadInputException(recording + ": there is no such recording");
        }
        for (FrameShares.Kind kind : FrameShares.Kind.values()) {
            try {
                FrameShares shares = FrameShares.of(recording, kind);
                lines.add(kind.name().toLowerCase(Locale.ROOT) + ", " + shares.samples() + " samples");
                shares.shares().entrySet().stream()
                        .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder())
                                .thenComparing(Map.Entry.comparingByKey()))
                        .limit(MOST_FRAMES)
                        .forEach(f ->
                                lines.add(String.format(Locale.ROOT, "%6.1f%%  %s", 100 * f.getValue(), f.getKey())));
            } catch (IOException e) {
                throw new BadInputException(recording + ": is no flight recording: " + e.getMessage());
            }
        }
        return lines;
    }
}
