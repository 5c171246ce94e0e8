package org.jaxrsbench.record;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What a run's environment says of the machine and the sources. */
public final class Machine {

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
            Process process = new ProcessBuilder(
                            Stream.concat(Stream.of("git", "-C", folder.toString()), Stream.of(arguments))
                                    .toList())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0 ? output : "";
        } catch (IOException e) {
            return ""; // no git here
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
