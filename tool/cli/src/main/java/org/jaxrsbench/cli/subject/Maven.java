package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.process.ChildProcess;

/** Builds parts of a checkout. */
public final class Maven {

    private static final Duration LIMIT = Duration.ofHours(1);

    private Maven() {}

    /**
     * Builds modules with what they need up to a phase; no test is run.
     *
     * @param checkout the folder that holds the parent
     * @param modules folders, relative to it
     * @param options further options, profiles for instance
     * @return why it failed; empty if it did not
     */
    public static Optional<String> build(
            Path checkout, Collection<String> modules, Collection<String> options, String phase)
            throws IOException, InterruptedException {
        boolean installed = MavenSettings.command(System.getenv()).isPresent();
        List<String> command = new ArrayList<>(
                List.of(installed ? "mvn" : checkout.resolve("mvnw").toString(), "-B", "-q"));
        command.addAll(options);
        command.addAll(List.of("-DskipTests", "-Dspotless.check.skip", "-Denforcer.skip"));
        command.addAll(List.of("-pl", String.join(",", modules), "-am", phase));
        Path log = Files.createTempFile("maven", ".log");
        try {
            ChildProcess.Ended build = ChildProcess.run(checkout, log, LIMIT, command);
            return build.code() == 0 ? Optional.empty() : Optional.of(reason(build.said()));
        } finally {
            Files.delete(log);
        }
    }

    private static String reason(String output) {
        return output.lines()
                .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                .filter(line -> line.startsWith("[ERROR]"))
                .map(line -> line.replaceAll("^\\[ERROR\\]|\\(?https?://\\S+\\)?", "")
                        .strip())
                .findFirst()
                .orElse("the build failed");
    }
}
