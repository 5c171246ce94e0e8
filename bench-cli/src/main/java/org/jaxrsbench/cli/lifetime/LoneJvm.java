package org.jaxrsbench.cli.lifetime;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.protocol.LifeMark;

/** A JVM that does one thing in its life and says when it gets where. No other one is alive meanwhile. */
public final class LoneJvm {

    /** The flags of all of them: one collector, one size of heap, and what old implementations need. */
    public static final List<String> FLAGS = List.of("-Xmx512m", JvmFlags.COLLECTOR, JvmFlags.OPEN);

    private static final int MOST_REMEMBERED = 1000;

    private LoneJvm() {}

    /**
     * What a JVM said, and when.
     *
     * @param wallNanos since its launch
     */
    public record Told(LifeMark mark, long wallNanos) {}

    /**
     * Runs one to its end.
     *
     * @param flags more of them
     * @param main class name
     * @param limit when it is ended
     * @return what it said, in order
     * @throws IOException if it failed or took too long; the message has its last words
     */
    public static List<Told> run(
            Launchable prepared, List<String> flags, String main, List<String> args, Duration limit)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(prepared.java().toString());
        command.addAll(FLAGS);
        command.addAll(flags);
        if (!prepared.subject().flags().isEmpty()) {
            command.addAll(List.of(prepared.subject().flags().split(" +")));
        }
        command.addAll(List.of("-cp", Launchable.join(prepared.classPath()), main));
        command.addAll(args);
        Path log = Files.createTempFile("jaxrs-bench", ".log");
        try {
            long launched = System.nanoTime();
            Process process =
                    new ProcessBuilder(command).redirectError(log.toFile()).start();
            Thread ending = new Thread(process::destroyForcibly, "ends the JVM that is measured");
            Runtime.getRuntime().addShutdownHook(ending);
            CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(process::destroyForcibly);
            try {
                return told(process, launched, log);
            } finally {
                process.destroyForcibly();
                forget(ending);
            }
        } finally {
            Files.deleteIfExists(log);
        }
    }

    private static List<Told> told(Process process, long launched, Path log) throws IOException, InterruptedException {
        List<Told> marks = new ArrayList<>();
        List<String> rest = new ArrayList<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                long heard = System.nanoTime() - launched;
                Optional<LifeMark> mark = LifeMark.of(line);
                if (mark.isPresent()) {
                    // From the first one on by its own clock: on a busy machine, several are heard at once.
                    long wall = marks.isEmpty()
                            ? heard
                            : marks.get(0).wallNanos()
                                    + mark.get().clockNanos()
                                    - marks.get(0).mark().clockNanos();
                    marks.add(new Told(mark.get(), wall));
                } else if (rest.size() < MOST_REMEMBERED) {
                    rest.add(line); // some flaws of a command line are said here
                }
            }
        }
        int code = process.waitFor();
        if (code != 0) {
            rest.addAll(Files.readAllLines(log));
            throw new IOException("ended with exit code " + code + lastWords(rest));
        }
        return marks;
    }

    private static void forget(Thread ending) {
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException e) {
            // It is running already.
        }
    }

    /** The line that says what was thrown, if there is one, or else the last one. */
    private static String lastWords(List<String> lines) {
        return lines.stream()
                .filter(l -> l.startsWith("Exception in thread"))
                .findFirst()
                .or(() -> lines.isEmpty() ? Optional.empty() : Optional.of(lines.get(lines.size() - 1)))
                .map(l -> ": " + l)
                .orElse("");
    }
}
