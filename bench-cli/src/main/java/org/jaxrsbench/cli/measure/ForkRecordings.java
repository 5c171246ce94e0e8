package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;

/** Flight recordings of forks that take turns. */
public final class ForkRecordings {

    private final PairLoop loop;
    private final SharedCases cases;

    ForkRecordings(PairLoop loop, SharedCases cases) {
        this.loop = loop;
        this.cases = cases;
    }

    /**
     * A fork with its flight recording.
     *
     * @param cpu worker CPU nanoseconds per operation
     * @param alloc bytes per operation
     */
    public record Recorded(Path file, double cpu, double alloc) {}

    /**
     * Runs one fork of each subject once more, taking turns, with a flight recording of the measured iterations. Its
     * figures are not kept: recording costs something.
     *
     * @param folder where the recordings go
     * @return the recordings by label, and CPU nanoseconds of the worker and bytes per operation beside them
     * @throws IOException if a fork failed
     */
    public Map<String, Recorded> record(Case benchmarkCase, Path folder) throws IOException {
        Files.createDirectories(folder);
        Map<String, ForkReport> forks = loop.once(
                benchmarkCase,
                cases.supported(),
                label -> file(folder, label, benchmarkCase).toString());
        Map<String, Recorded> recorded = new LinkedHashMap<>();
        for (Map.Entry<String, ForkReport> fork : forks.entrySet()) {
            ForkReport report = fork.getValue();
            if (!report.ok()) {
                throw new IOException("no recording of " + fork.getKey() + ": " + report.failure());
            }
            recorded.put(
                    fork.getKey(),
                    new Recorded(
                            file(folder, fork.getKey(), benchmarkCase),
                            report.value(Metric.CPU),
                            report.value(Metric.ALLOC)));
        }
        return recorded;
    }

    private static Path file(Path folder, String label, Case benchmarkCase) {
        return folder.resolve((label + "-" + benchmarkCase).replaceAll("[^A-Za-z0-9._-]+", "-") + ".jfr")
                .toAbsolutePath();
    }
}
