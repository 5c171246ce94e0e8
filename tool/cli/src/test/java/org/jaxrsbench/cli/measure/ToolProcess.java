package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jaxrsbench.format.RunFolder;

/**
 * The tool in a process of its own.
 *
 * @param root where its log and the folder of its results are
 */
record ToolProcess(Path root) {

    /** A hang, however busy the machine is: what ends at all has taken five minutes at a load of 11. */
    static final int DEADLINE_MINUTES = 20;

    Process start(List<String> prefix, Map<String, String> environment, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1", // starts in less time; forks have flags of their own
                "-XX:+UseSerialGC",
                "-Djaxrsbench.root=" + Path.of("../..").toAbsolutePath().normalize(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.jaxrsbench.cli.Bench"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(
                        ProcessBuilder.Redirect.appendTo(root.resolve("log.txt").toFile()));
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** Runs it to its end. */
    int run(List<String> prefix, Map<String, String> environment, String... arguments) throws Exception {
        Process process = start(prefix, environment, arguments);
        if (!process.waitFor(DEADLINE_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("did not end:\n" + log());
        }
        return process.exitValue();
    }

    String log() throws IOException {
        return Files.readString(root.resolve("log.txt"));
    }

    Path results() {
        return root.resolve("results");
    }

    List<RunFolder> runs() throws IOException {
        if (Files.notExists(results())) {
            return List.of();
        }
        try (Stream<Path> runs = Files.list(results())) {
            return runs.map(RunFolder::new).toList();
        }
    }

    /** The one run, whatever happened to it. */
    RunFolder folder() throws IOException {
        assertThat(runs()).as(log()).hasSize(1);
        return runs().get(0);
    }
}
