package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jaxrsbench.cli.report.RecordedTable;
import org.jaxrsbench.driver.HttpSettings;
import org.jaxrsbench.driver.HttpSubject;
import org.jaxrsbench.driver.HttpTarget;
import org.jaxrsbench.driver.ProfileParts;
import org.jaxrsbench.driver.ServerBuilds;
import org.jaxrsbench.driver.ServerProfile;
import org.jaxrsbench.driver.ServerProfiler;
import org.jaxrsbench.results.MeasurementFailedException;

/** Records launches of servers under load, one after the other: where CPU goes, and what is allocated. */
final class RecordedServers {

    private RecordedServers() {}

    /**
     * Records every target as often as there are rounds, taking turns, and leaves {@code recorded.csv} and the recordings.
     *
     * @return the table
     * @throws org.jaxrsbench.results.BadInputException if no file says what a server's stack is divided into
     * @throws MeasurementFailedException if a server or the load failed; what was recorded before is in the file
     */
    static String record(
            Path checkout, Path folder, List<HttpTarget> targets, HttpSettings settings, PrintStream progress)
            throws IOException, InterruptedException {
        List<HttpSubject> subjects =
                targets.stream().map(HttpTarget::subject).distinct().toList();
        subjects.forEach(subject -> ProfileParts.of(checkout, subject));
        ServerBuilds.build(checkout, subjects, progress);
        Map<String, List<ServerProfile>> recorded = new LinkedHashMap<>();
        try (ServerProfiler profiler = new ServerProfiler(checkout, settings)) {
            for (int round = 1; round <= settings.rounds(); round++) {
                for (HttpTarget target : targets) {
                    progress.printf(Locale.ROOT, "recording %s, launch %d of %d%n", target, round, settings.rounds());
                    Path file = folder.resolve("recordings")
                            .resolve(target.toString().replaceAll("[^A-Za-z0-9._-]+", "-") + "-" + round + ".jfr");
                    ServerProfile profile = profiler.record(target, file);
                    recorded.computeIfAbsent(target.toString(), k -> new ArrayList<>())
                            .add(profile);
                    RecordedTable.write(recorded, folder.resolve("recorded.csv"));
                }
            }
        } catch (IOException e) {
            throw new MeasurementFailedException(e.getMessage(), e);
        }
        return RecordedTable.text(recorded);
    }
}
