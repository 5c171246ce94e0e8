package org.jaxrsbench.record;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.process.ChildProcess;

/** The facts about machine and sources in a run's environment. */
public final class Machine {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private Machine() {}

    /** The processor's model, as the operating system names it. */
    public static String cpuModel() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(l -> l.startsWith("model name"))
                    .map(l -> l.substring(l.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            return System.getProperty("os.arch"); // not Linux
        }
    }

    /** Physical memory in bytes. */
    public static long memoryBytes() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getTotalMemorySize();
    }

    /** Name, version and architecture of the operating system. */
    public static String os() {
        return String.join(
                " ", System.getProperty("os.name"), System.getProperty("os.version"), System.getProperty("os.arch"));
    }

    /** The commit that the folder is a checkout of, {@code -dirty} if it has changes, or {@code unknown}. */
    public static String commit(Path folder) {
        String commit = git(folder, "rev-parse", "HEAD");
        if (commit.isEmpty()) {
            return "unknown";
        }
        return git(folder, "status", "--porcelain", "--untracked-files=no").isEmpty() ? commit : commit + "-dirty";
    }

    private static String git(Path folder, String... arguments) {
        try {
            List<String> command =
                    Stream.concat(Stream.of("git"), Stream.of(arguments)).toList();
            ChildProcess.Ended git = ChildProcess.run(folder, null, PATIENCE, command);
            return git.code() == 0 ? git.said().strip() : "";
        } catch (IOException e) {
            return ""; // no git here
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
