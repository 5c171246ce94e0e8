package org.jaxrsbench.runner;

import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What a run's environment says of the machine, the harness and the sources. */
public final class Machine {

    private static final String UNKNOWN = "unknown";

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

    /** The commit that the folder is a checkout of, {@code -dirty} where it has changes, or {@code unknown}. */
    public static String commit(Path folder) {
        String commit = git(folder, "rev-parse", "HEAD");
        if (commit.isEmpty()) {
            return UNKNOWN;
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

    /** The jar or class folder that the harness was loaded from. */
    public static Path codeSource() {
        try {
            return Path.of(Machine.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an address that is no URI", e);
        }
    }

    /**
     * A digest of everything of ours that runs while something is measured: benchmarks, resources and exchange. Two
     * runs of different harnesses are not comparable.
     */
    public static String harness() {
        Path source = codeSource();
        try {
            if (Files.isDirectory(source)) {
                return digest(source);
            }
            try (FileSystem jar = FileSystems.newFileSystem(source)) {
                return digest(jar.getPath("/"));
            }
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + source, e);
        }
    }

    private static String digest(Path root) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
        for (String part : List.of("benchmark", "engine", "resource")) {
            try (Stream<Path> files = Files.walk(root.resolve("org/jaxrsbench/" + part))) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    digest.update(root.relativize(file)
                            .toString()
                            .replace(File.separatorChar, '/')
                            .getBytes(StandardCharsets.UTF_8));
                    try (InputStream in = Files.newInputStream(file)) {
                        digest.update(in.readAllBytes());
                    }
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }
}
