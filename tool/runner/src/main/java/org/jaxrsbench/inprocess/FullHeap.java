package org.jaxrsbench.inprocess;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.process.ChildProcess;

/**
 * Tells a fork that is silent because it collects without end from one that waits: a JVM throws OutOfMemoryError only if collecting frees next to
 * nothing, and a heap that is nearly full may be collected for minutes before. It is asked from outside, by the jstat of its own JDK, since such a JVM
 * does not answer.
 */
final class FullHeap {

    /** An old generation that is full to so many percent after a collection holds what cannot be collected. */
    private static final double FULL_PERCENT = 95;

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private FullHeap() {}

    /**
     * What a fork's collections took, and how full they left the heap.
     *
     * @param silent for how long it has said nothing
     * @return empty if they took less than half of that time, or left the heap emptier, or if nobody can tell: a JRE has no jstat
     */
    static Optional<String> of(Process fork, Duration silent) throws InterruptedException {
        Optional<String> java = fork.info().command();
        if (java.isEmpty()) {
            return Optional.empty();
        }
        String jstat = Path.of(java.get()).resolveSibling("jstat").toString();
        try {
            return parse(
                    ChildProcess.run(Path.of("."), null, PATIENCE, List.of(jstat, "-gcutil", Long.toString(fork.pid())))
                            .said(),
                    silent);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * What a table says of the collections.
     *
     * @param gcutil what {@code jstat -gcutil} wrote: a line of names, and one of values in seconds and percents, in the format of the locale
     * @return empty as {@link #of} has it, or if this is no such table
     */
    static Optional<String> parse(String gcutil, Duration silent) {
        List<List<String>> lines = new ArrayList<>();
        gcutil.lines().forEach(line -> lines.add(List.of(line.strip().split(" +"))));
        if (lines.size() != 2 || lines.get(0).size() != lines.get(1).size()) {
            return Optional.empty();
        }
        double full = value(lines, "O");
        double seconds = value(lines, "FGCT");
        if (!(full >= FULL_PERCENT && seconds >= silent.toMillis() / 2e3)) {
            return Optional.empty();
        }
        return Optional.of(String.format(
                Locale.ROOT,
                "%.0f full collections in %.0f s left it %.1f%% full",
                value(lines, "FGC"),
                seconds,
                full));
    }

    private static double value(List<List<String>> lines, String name) {
        int column = lines.get(0).indexOf(name);
        try {
            return column < 0
                    ? Double.NaN
                    : Double.parseDouble(lines.get(1).get(column).replace(',', '.'));
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
