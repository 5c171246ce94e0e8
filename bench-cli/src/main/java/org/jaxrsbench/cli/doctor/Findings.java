package org.jaxrsbench.cli.doctor;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.record.Machine;

/**
 * What is found of the machine: a line for each thing, {@code ok} or {@code hint} in front, a hint only if measuring could be better.
 *
 * @param out where lines go
 */
public record Findings(PrintStream out) {

    private static final Path GOVERNOR = Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    private static final long HEAPS_OF_A_PAIR = 4L << 30;

    /** Looks at the machine without measuring. */
    public void look() {
        jdks();
        processors();
        governor();
        memory();
    }

    private void jdks() {
        Map<Integer, Path> all = Jdks.ofThisMachine().all();
        say(
                all.size() > 1,
                "JDK " + Runtime.version() + "; also found: "
                        + all.keySet().stream()
                                .filter(v -> v != Runtime.version().feature())
                                .map(v -> "@" + v)
                                .collect(Collectors.joining(", ")),
                "install another one to compare releases of it, such as jersey:4.0.3@25");
    }

    private void processors() {
        int cores = Runtime.getRuntime().availableProcessors();
        say(
                cores >= 2,
                cores + " processors, " + Machine.cpuModel(),
                "with one, the compiler and the collector share it with the worker");
    }

    private void governor() {
        try {
            String governor = Files.readString(GOVERNOR).strip();
            say(
                    governor.equals("performance"),
                    "frequency governor " + governor,
                    "set it to performance, or the clock follows the load");
        } catch (IOException e) {
            say(true, "frequency governor: this machine does not tell (as virtual ones do not)", "");
        }
    }

    private void memory() {
        say(
                Machine.memoryBytes() >= HEAPS_OF_A_PAIR,
                String.format(Locale.ROOT, "%.1f GB of memory", Machine.memoryBytes() / 1e9),
                "two live forks hold 1 GB of heap each; --jvm-args can make it less");
    }

    /**
     * A finding.
     *
     * @param fine whether nothing could be better
     * @param hint what would be better; may be empty
     */
    public void say(boolean fine, String what, String hint) {
        out.println((fine ? "ok    " : "hint  ") + what + (fine || hint.isEmpty() ? "" : ": " + hint));
    }

    /** A line that belongs to the finding before it. */
    public void detail(String line) {
        out.println("      " + line);
    }
}
