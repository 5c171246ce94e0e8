package org.jaxrsbench.record;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.process.ChildProcess;

/** The facts about machine and sources in a run's environment. */
public final class Machine {

    private static final Path PROC = Path.of("/proc/cpuinfo");
    private static final int KILO = 1024;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final String TEMPORARY = "java.io.tmpdir";

    /** Sockets have paths of 103 bytes at most; 61 of them are two folders' and a socket's own. */
    private static final int LONGEST_TEMPORARY = 42;

    private Machine() {}

    /**
     * A folder for temporary files that sockets can be in: {@code java.io.tmpdir}, or {@code /tmp} if the path of that is too long.
     *
     * @throws BadInputException if no file can be made there
     * @throws InvalidPathException if Java cannot name that or the current folder: then more than this fails
     */
    public static Path temporaryFolder() {
        Path.of(System.getProperty("user.dir"));
        Path named = Path.of(System.getProperty(TEMPORARY));
        Path folder = named.toString().length() > LONGEST_TEMPORARY ? Path.of("/tmp") : named;
        try {
            Files.delete(Files.createTempFile(folder, "jaxrs-bench", ""));
            return folder;
        } catch (IOException e) {
            throw new BadInputException("no temporary file can be made in " + folder + "; name a folder that can be"
                    + " written to, such as JDK_JAVA_OPTIONS=-D" + TEMPORARY + "=/var/tmp");
        }
    }

    /** The processor's model, as the operating system names it; one name can stand for several generations. */
    public static String cpuModel() {
        return cpuInfo(PROC).getOrDefault("model name", System.getProperty("os.arch"));
    }

    /**
     * Which processor it is: vendor, family, model and stepping, then the sizes of the caches of one core, as in
     * {@code GenuineIntel 6-207-2 L1d 48K L2 2M L3 260M}; empty where the operating system does not say.
     */
    public static String cpuId() {
        return cpuId(PROC, Path.of("/sys/devices/system/cpu/cpu0/cache"));
    }

    static String cpuId(Path proc, Path caches) {
        Map<String, String> info = cpuInfo(proc);
        List<String> keys = info.containsKey("vendor_id")
                ? List.of("vendor_id", "cpu family", "model", "stepping")
                : List.of("CPU implementer", "CPU part", "CPU variant", "CPU revision"); // ARM
        if (!info.keySet().containsAll(keys)) {
            return "";
        }
        List<String> words = new ArrayList<>();
        words.add(info.get(keys.get(0)));
        words.add(keys.stream().skip(1).map(info::get).collect(Collectors.joining("-")));
        try (Stream<Path> levels = Files.list(caches)) {
            for (Path cache : levels.filter(level -> Files.exists(level.resolve("size")))
                    .sorted()
                    .toList()) {
                String type = Files.readString(cache.resolve("type")).strip();
                if (!type.equals("Instruction")) {
                    String level = Files.readString(cache.resolve("level")).strip();
                    words.add("L" + level + (type.equals("Data") ? "d" : ""));
                    words.add(size(Files.readString(cache.resolve("size")).strip()));
                }
            }
        } catch (IOException e) {
            // No caches are told, as in some containers: what the processor says of itself has to do.
        }
        return String.join(" ", words);
    }

    /** {@code 2048K} as {@code 2M}. */
    private static String size(String text) {
        int kilobytes = text.matches("\\d{1,9}K") ? Integer.parseInt(text.substring(0, text.length() - 1)) : 0;
        return kilobytes >= KILO && kilobytes % KILO == 0 ? kilobytes / KILO + "M" : text;
    }

    /** What is said of the first processor, by name; empty where the system is not Linux. */
    private static Map<String, String> cpuInfo(Path proc) {
        try (Stream<String> lines = Files.lines(proc)) {
            return lines.map(line -> line.split(":", 2))
                    .filter(pair -> pair.length == 2)
                    .collect(
                            Collectors.toMap(pair -> pair[0].strip(), pair -> pair[1].strip(), (first, next) -> first));
        } catch (IOException | UncheckedIOException e) {
            return Map.of();
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

    /** The commit that the folder is a checkout of, {@code -dirty} if it has changes or nobody can tell, or {@code unknown}. */
    public static String commit(Path folder) {
        String commit = git(folder, "rev-parse", "HEAD");
        if (commit.isEmpty()) {
            return "unknown";
        }
        // Without a lock: whoever works in the checkout, and a disk that is full, are not to meet one of ours.
        String status = git(folder, "status", "--porcelain", "--branch", "--untracked-files=no");
        return status.lines().count() == 1 ? commit : commit + "-dirty"; // one line is of the branch
    }

    private static String git(Path folder, String... arguments) {
        try {
            List<String> command = Stream.concat(Stream.of("env", "GIT_OPTIONAL_LOCKS=0", "git"), Stream.of(arguments))
                    .toList();
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
