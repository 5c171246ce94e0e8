package org.jaxrsbench.inprocess;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** Pins workers to one processor: on Linux, with two or more of them, and {@code taskset}. */
final class Pinning {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";

    /** Pins nothing. */
    static final Pinning NONE = new Pinning(OptionalInt.empty());

    private final OptionalInt processor;

    private Pinning(OptionalInt processor) {
        this.processor = processor;
    }

    /** As this machine can. */
    static Pinning ofThisMachine() {
        return new Pinning(Runtime.getRuntime().availableProcessors() < 2 ? OptionalInt.empty() : lastAllowed());
    }

    private static OptionalInt lastAllowed() {
        try {
            return Files.readAllLines(STATUS).stream()
                    .filter(line -> line.startsWith(ALLOWED))
                    .map(line -> line.replaceAll(".*[^0-9]", ""))
                    .mapToInt(Integer::parseInt)
                    .findFirst();
        } catch (IOException | NumberFormatException e) {
            return OptionalInt.empty(); // not Linux
        }
    }

    /**
     * Pins a thread.
     *
     * @param task the kernel's number of the thread; 0 if it has none
     * @return whether it is pinned now
     */
    boolean pin(long task) throws InterruptedException {
        if (processor.isEmpty() || task == 0) {
            return false;
        }
        try {
            Process taskset = new ProcessBuilder(
                            "taskset", "-cp", Integer.toString(processor.getAsInt()), Long.toString(task))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return taskset.waitFor(5, TimeUnit.SECONDS) && taskset.exitValue() == 0;
        } catch (IOException e) {
            return false; // there is no taskset
        }
    }
}
