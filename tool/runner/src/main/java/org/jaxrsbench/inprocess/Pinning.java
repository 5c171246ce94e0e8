package org.jaxrsbench.inprocess;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.process.ChildProcess;

/**
 * Pins workers to one processor, the last one: on Linux, with two or more of them, and {@code taskset}. Forks that boot meanwhile are kept on
 * the others.
 */
final class Pinning {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Numbers and ranges, as in {@code 0-2,7}; empty if nothing is pinned. */
    private final String allowed;

    private final String last;

    private Pinning(String allowed) {
        this.allowed = allowed;
        last = allowed.replaceAll(".*\\D", "");
    }

    /** Pins to the last allowed processor, if this machine has two or more. */
    static Pinning ofThisMachine() {
        return new Pinning(Runtime.getRuntime().availableProcessors() < 2 ? "" : allowed());
    }

    private static String allowed() {
        try {
            return Files.readAllLines(STATUS).stream()
                    .filter(line -> line.startsWith(ALLOWED))
                    .map(line -> line.substring(ALLOWED.length()).strip())
                    .findFirst()
                    .orElse("");
        } catch (IOException e) {
            return ""; // not Linux
        }
    }

    /** Pins a thread by the kernel's number of it, 0 for none; or all threads of its process, and those that they start. Whether it is pinned now. */
    boolean pin(long task, boolean all) throws InterruptedException {
        return !last.isEmpty() && task != 0 && set(task, all, last);
    }

    /**
     * Pins the threads of a JVM that compile and that collect serially, where a worker waits for both: else they would share a processor with
     * whatever boots beside it, and the worker would stand still for longer.
     */
    void pinCompiler(long process) throws InterruptedException, IOException {
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(Path.of("/proc", Long.toString(process), "task"))) {
            for (Path task : tasks) {
                if (Files.readString(task.resolve("comm")).matches("(C[12] Compiler|VM Thread)[^/]*")) {
                    pin(Long.parseLong(task.getFileName().toString()), false);
                }
            }
        }
    }

    /** Whether this process may use all allowed processors at once: a container's share of them is used up by forks beside workers. */
    boolean isWhole() {
        return Runtime.getRuntime().availableProcessors()
                == Stream.of(allowed.split(","))
                        .map(range -> range.split("-"))
                        .mapToInt(ends -> Integer.parseInt(ends[ends.length - 1]) - Integer.parseInt(ends[0]) + 1)
                        .sum();
    }

    /** Program and options that launch a command on the other processors; to be used where pinning has succeeded. */
    List<String> beside() {
        String others = allowed.endsWith("-" + last)
                ? allowed.substring(0, allowed.length() - last.length()) + (Integer.parseInt(last) - 1)
                : allowed.substring(0, allowed.lastIndexOf(','));
        return List.of("taskset", "-c", others);
    }

    /** Gives all processors to a process that ran on some, and to its threads. */
    void release(long process) throws InterruptedException {
        set(process, true, allowed);
    }

    private static boolean set(long task, boolean all, String processors) throws InterruptedException {
        try {
            List<String> command = List.of("taskset", all ? "-acp" : "-cp", processors, Long.toString(task));
            return ChildProcess.run(Path.of("."), null, PATIENCE, command).code() == 0;
        } catch (IOException e) {
            return false; // there is no taskset
        }
    }
}
