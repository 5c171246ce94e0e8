package org.jaxrsbench.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.record.Machine;

/** Looks at the machine without measuring: a line for each thing, with a hint if measuring could be better. */
public record MachineChecks(Findings findings) {

    private static final long HEAPS_OF_A_PAIR = 4L << 30;

    /** Looks at everything. */
    public void look() {
        jdks();
        processors();
        governor(Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"));
        memory();
    }

    private void jdks() {
        Map<Integer, Path> all = Jdks.ofThisMachine().all();
        findings.say(
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
        findings.say(
                cores >= 2,
                cores + " processors, " + Machine.cpuModel(),
                "with one, the compiler and the collector share it with the worker");
    }

    private void governor(Path file) {
        try {
            String governor = Files.readString(file).strip();
            findings.say(
                    governor.equals("performance"),
                    "frequency governor " + governor,
                    "set it to performance, or the clock follows the load");
        } catch (IOException e) {
            findings.say(true, "frequency governor: this machine does not tell (as virtual ones do not)", "");
        }
    }

    private void memory() {
        findings.say(
                Machine.memoryBytes() >= HEAPS_OF_A_PAIR,
                String.format(Locale.ROOT, "%.1f GB of memory", Machine.memoryBytes() / 1e9),
                "two live forks hold 1 GB of heap each; --jvm-args can make it less");
    }
}
