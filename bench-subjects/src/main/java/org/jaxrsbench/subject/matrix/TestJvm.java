package org.jaxrsbench.subject.matrix;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jaxrsbench.subject.Prepared;

/** Runs the tests of a module in a JVM of its own, which ends with this one and when its time is up. */
final class TestJvm {

    private static final String OUTPUT = "output.txt";

    private final Path reports;
    private final Duration limit;

    /**
     * Prepares to run tests.
     *
     * @param reports the folder for reports and output; what it held is deleted
     * @param limit how long a JVM may take
     */
    TestJvm(Path reports, Duration limit) {
        this.reports = reports;
        this.limit = limit;
    }

    /**
     * How the tests went.
     *
     * @param tests how many were run
     * @param failed how many of them failed; 1 if they came to no end
     * @param what the first failures, or why they came to no end; empty if all passed
     */
    record Outcome(int tests, int failed, String what) {}

    /**
     * Runs the tests.
     *
     * @param cell the release whose version they are to find
     * @param classPath the folder of the test classes first
     */
    Outcome run(Cell cell, List<Path> classPath) throws IOException, InterruptedException {
        clear();
        Process process = new ProcessBuilder(
                        cell.java().toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1", // halves the CPU time of a JVM that lives for seconds
                        "--add-opens=java.base/java.lang=ALL-UNNAMED", // as in the benchmarks' own flags
                        "-Dexpected.version=" + cell.version(),
                        "-cp",
                        Prepared.join(classPath),
                        "org.junit.platform.console.ConsoleLauncher",
                        "execute",
                        "--disable-banner",
                        "--disable-ansi-colors",
                        "--details=none",
                        "--fail-if-no-tests",
                        "--reports-dir=" + reports.toAbsolutePath(),
                        "--scan-class-path=" + classPath.get(0))
                .directory(cell.module().folder().toFile())
                .redirectErrorStream(true)
                .redirectOutput(reports.resolve(OUTPUT).toFile())
                .start();
        process.getOutputStream().close();
        Thread end = new Thread(() -> destroy(process));
        Runtime.getRuntime().addShutdownHook(end);
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return new Outcome(0, 1, "it did not end within " + limit.toSeconds() + " s and was stopped");
            }
            return outcome(process.exitValue());
        } finally {
            destroy(process);
            removeHook(end);
        }
    }

    private Outcome outcome(int exitCode) throws IOException {
        TestCounts counts = TestCounts.read(reports);
        if (exitCode == 0 && counts.failures().isEmpty()) {
            return new Outcome(counts.tests(), 0, "");
        }
        if (counts.failures().isEmpty()) {
            return new Outcome(counts.tests(), 1, "the JVM ended with exit code " + exitCode + lastWords());
        }
        return new Outcome(
                counts.tests(),
                counts.failures().size(),
                String.join("; ", counts.failures().stream().limit(3).toList())
                        + (counts.failures().size() > 3 ? "; ..." : ""));
    }

    private String lastWords() throws IOException {
        try (Stream<String> lines = Files.lines(reports.resolve(OUTPUT))) {
            return lines.filter(line -> !line.isBlank())
                    .reduce((first, second) -> second)
                    .map(line -> ": " + line)
                    .orElse("");
        }
    }

    private void clear() throws IOException {
        if (Files.isDirectory(reports)) {
            try (Stream<Path> files = Files.walk(reports)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }
        Files.createDirectories(reports);
    }

    private static void destroy(Process process) {
        if (process.isAlive()) { // else another process may have its number by now
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // this JVM is ending, and the hook does its work
        }
    }
}
