package org.jaxrsbench.subject.matrix;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jaxrsbench.subject.JavaVersions;
import org.jaxrsbench.subject.Releases;
import org.jaxrsbench.subject.matrix.TestJvm.Outcome;
import org.jaxrsbench.subject.resolve.UnresolvableException;

/** Runs the tests of implementations' modules on many of their releases, a few at a time, each in a JVM of its own. */
public final class Matrix {

    private final Releases releases;
    private final Path reports;
    private final Duration limit;
    private final PrintStream out;
    private int passed;
    private int failed;

    /**
     * Prepares to test.
     *
     * @param reports where each release gets a folder for its reports
     * @param limit how long the tests of one release may take
     * @param out gets a line for each release, and the total
     */
    public Matrix(Releases releases, Path reports, Duration limit, PrintStream out) {
        this.releases = releases;
        this.reports = reports;
        this.limit = limit;
        this.out = out;
    }

    /**
     * Tests releases.
     *
     * @param parallel how many at a time
     * @return whether all tests passed
     * @throws org.jaxrsbench.results.BadInputException if a line of releases does not compile
     */
    public boolean test(MatrixPlan plan, int parallel) throws IOException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(parallel);
        try {
            List<Future<?>> tests = new ArrayList<>();
            for (Cell cell : plan.cells()) {
                try {
                    List<Path> classPath = releases.testClassPath(cell.module(), cell.version());
                    int needed = JavaVersions.needed(classPath);
                    if (needed > cell.jdk()) {
                        untested(cell, "needs Java " + needed);
                    } else {
                        tests.add(threads.submit(() -> test(cell, classPath)));
                    }
                } catch (UnresolvableException e) {
                    untested(cell, "cannot be resolved: " + e.getMessage());
                }
            }
            for (Future<?> test : tests) {
                test.get();
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } finally {
            threads.shutdownNow();
        }
        out.println(passed + " passed, " + failed + " failed");
        return failed == 0;
    }

    private Void test(Cell cell, List<Path> classPath) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Outcome outcome = new TestJvm(cell.reports(reports), limit).run(cell, classPath);
        double seconds = (System.nanoTime() - start) / 1e9;
        String line = String.format(
                Locale.ROOT,
                "%-36s %4d tests, %d failed, %.1f s",
                cell.label(),
                outcome.tests(),
                outcome.failed(),
                seconds);
        count(
                Math.max(0, outcome.tests() - outcome.failed()),
                outcome.failed(),
                outcome.failed() == 0 ? line : line + ": " + outcome.what() + "; see " + cell.reports(reports));
        return null;
    }

    /** What only a list names need not work. */
    private void untested(Cell cell, String why) {
        String line = String.format(Locale.ROOT, "%-36s ", cell.label());
        count(0, cell.listed() ? 0 : 1, line + (cell.listed() ? "is listed, but it " : "1 failed: it ") + why);
    }

    private synchronized void count(int more, int moreFailed, String line) {
        passed += more;
        failed += moreFailed;
        out.println(line);
    }
}
