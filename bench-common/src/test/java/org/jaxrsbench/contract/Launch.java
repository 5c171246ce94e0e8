package org.jaxrsbench.contract;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jaxrsbench.format.RunFolder;

/** A run of the harness as a process of its own, in a folder of its own, bounded in time. */
public record Launch(int exitCode, String output, Path folder) {

    private static final int MINUTES = 4;

    /** Runs a benchmarks jar. */
    public static Launch jar(Path folder, Path jar, String... arguments) throws IOException, InterruptedException {
        return java(folder, List.of("-jar", jar.toAbsolutePath().toString()), Map.of(), arguments);
    }

    /** Runs {@code java} with these options, this environment and these arguments. */
    public static Launch java(Path folder, List<String> options, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        // JMH takes a lock in the temporary folder: one each.
        Path temporary = Files.createTempDirectory(folder.toAbsolutePath().getParent(), "tmp");
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.add("-Djava.io.tmpdir=" + temporary);
        command.addAll(options);
        command.addAll(List.of(arguments));
        Path log = Files.createTempFile(temporary, "output", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new IllegalStateException(command + " did not end within " + MINUTES + " minutes");
        }
        return new Launch(process.exitValue(), Files.readString(log, StandardCharsets.UTF_8), folder);
    }

    /** The one run folder that was left. */
    public RunFolder runFolder() throws IOException {
        try (Stream<Path> runs = Files.list(folder.resolve("results"))) {
            List<Path> all = runs.toList();
            if (all.size() != 1) {
                throw new IllegalStateException("expected one run folder, found " + all + " after\n" + output);
            }
            return new RunFolder(all.get(0));
        }
    }
}
