package org.jaxrsbench.inprocess;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.jaxrsbench.process.ChildProcess;

/** Pins workers to one processor: on Linux, with two or more of them, and {@code taskset}. */
final class Pinning {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Pins nothing. */
    static final Pinning NONE = new Pinning(OptionalInt.empty());

    private final OptionalInt processor;

    private Pinning(OptionalInt processor) {
        this.processor = processor;
    }

    /** Pins to the last allowed processor, if this machine has two or more. */
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
     * @param all whether to pin all threads of its process, and those that they start
     * @return whether it is pinned now
     */
    boolean pin(long task, boolean all) throws InterruptedException {
        if (processor.isEmpty() || task == 0) {
            return false;
        }
        try {
            List<String> command = List.of(
                    "taskset", all ? "-acp" : "-cp", Integer.toString(processor.getAsInt()), Long.toString(task));
            return ChildProcess.run(Path.of("."), null, PATIENCE, command).code() == 0;
        } catch (IOException e) {
            return false; // there is no taskset
        }
    }
}
