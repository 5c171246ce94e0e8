package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.gate.Estimate;

/** The files of a history of twelve releases in two charts, with a step that is confirmed, one that is not confirmed and one that is suspected. */
public final class HistoryFiles {

    public static final int RELEASES = 12;
    public static final int CHARTS = 2;

    private HistoryFiles() {}

    /**
     * Writes them.
     *
     * @param text behind each text that a file lets one choose freely
     */
    public static Path write(Path folder, String text) throws IOException {
        Files.createDirectories(folder);
        List<Track> charts = List.of(
                new Track(
                        "HelloWorldBenchmark.dispatch", Params.parse("method=GET;path=helloworld" + text), Metric.COST),
                new Track(
                        "HelloWorldBenchmark.dispatch",
                        Params.parse("method=PUT;path=helloworld" + text),
                        Metric.ALLOC));
        List<ReleaseRatio> rows = new ArrayList<>();
        for (int i = 0; i < RELEASES; i++) {
            for (Track chart : charts) {
                double ratio = i == RELEASES - 1 ? 1 : i < 6 ? 0.05 : 0.9;
                Estimate.AsRatio interval = new Estimate.AsRatio(ratio, 0.9 * ratio, 1.1 * ratio);
                int pairs = i == RELEASES - 1 ? 0 : 5;
                rows.add(ReleaseRatio.of("toy" + text, "1." + i + text, chart, interval, pairs));
            }
        }
        rows.add(ReleaseRatio.missing("toy" + text, "2.0" + text, "no such jar" + text));
        ReleaseRatio.TABLE.write(folder.resolve("history-toy.csv"), rows);
        ReleaseStep.TABLE.write(
                folder.resolve("history-steps.csv"),
                List.of(
                        step(text, 6, charts.get(0), 17, ReleaseStep.State.CONFIRMED),
                        step(text, 8, charts.get(0), 0.03, ReleaseStep.State.NOT_CONFIRMED),
                        step(text, 9, charts.get(0), -0.04, ReleaseStep.State.SUSPECTED)));
        return folder.resolve("history-toy.csv");
    }

    private static ReleaseStep step(String text, int at, Track chart, double change, ReleaseStep.State state) {
        return new ReleaseStep(
                "toy" + text,
                "1." + (at - 1) + text,
                "1." + at + text,
                chart,
                new Estimate.AsChange(change, 0.9 * change, 1.1 * change),
                0.0001,
                12,
                state,
                "a cache" + text,
                "release notes" + text);
    }
}
