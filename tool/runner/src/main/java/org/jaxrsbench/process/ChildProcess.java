package org.jaxrsbench.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A program of ours in a process of its own. It ends when its standard input closes, so it cannot survive this process,
 * however this one ends. What it writes to its error stream is kept for its last words.
 */
public final class ChildProcess implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 5;

    private final Process process;
    private final Path log;

    /**
     * Starts it.
     *
     * @throws IOException if it cannot be started
     */
    public ChildProcess(List<String> command) throws IOException {
        log = Files.createTempFile("jaxrs-bench", ".log");
        process = builder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
    }

    /**
     * How a program ended.
     *
     * @param code its exit code; negative if it was stopped because its time was over
     * @param said what it wrote
     */
    public record Ended(int code, String said) {}

    /**
     * Runs somebody else's program to its end, without input.
     *
     * @param folder where it runs
     * @param log file for all that it writes; null if its errors are of no interest
     * @param limit after which it is stopped by force
     * @throws IOException if it cannot be started, which is mostly because there is no such program
     */
    public static Ended run(Path folder, Path log, Duration limit, List<String> command)
            throws IOException, InterruptedException {
        Path said = log == null ? Files.createTempFile("jaxrs-bench", ".log") : log;
        try {
            ProcessBuilder builder = builder(command).directory(folder.toFile()).redirectOutput(said.toFile());
            Process process = log == null
                    ? builder.redirectError(ProcessBuilder.Redirect.DISCARD).start()
                    : builder.redirectErrorStream(true).start();
            try {
                process.getOutputStream().close();
                boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
                return new Ended(ended ? process.exitValue() : -1, Files.readString(said));
            } finally {
                process.destroyForcibly();
            }
        } finally {
            if (log == null) {
                Files.delete(said);
            }
        }
    }

    /** A process without tokens, and without the files that steer later steps of a CI job: its code may come from a pull request. */
    private static ProcessBuilder builder(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment()
                .keySet()
                .removeIf(name -> name.startsWith("GITHUB_") || name.startsWith("ACTIONS_") || name.equals("GH_TOKEN"));
        return builder;
    }

    /** The java program that runs this. */
    public static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** What the operating system knows of it. */
    public Process process() {
        return process;
    }

    /** What it says. */
    public BufferedReader out() {
        return process.inputReader(StandardCharsets.UTF_8);
    }

    /**
     * Tells it a line.
     *
     * @param line without its end
     * @throws IOException if it has ended
     */
    public void tell(String line) throws IOException {
        process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    /**
     * Why it ended, as far as it says: the exception, if there was one, or else its last line that is no frame of a stack.
     *
     * @param said other lines in which that may be
     * @return the line, after a colon; empty if there is none
     */
    public String lastWords(List<String> said) {
        List<String> lines = new ArrayList<>(said);
        try {
            lines.addAll(Files.readAllLines(log));
        } catch (IOException e) {
            // what it said has to do
        }
        lines.removeIf(line -> line.isBlank() || Character.isWhitespace(line.charAt(0)));
        return lines.stream()
                .filter(line -> line.startsWith("Exception in thread"))
                .findFirst()
                .or(() -> lines.stream().reduce((a, b) -> b))
                .map(line -> ": " + line.strip())
                .orElse("");
    }

    /** Ends it by force if it does not end by itself soon. */
    @Override
    public void close() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // it is gone already
        }
        end();
    }

    /** Ends it by force, at once. */
    public void kill() {
        process.destroyForcibly();
        end();
    }

    private void end() {
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
            Files.deleteIfExists(log);
        } catch (IOException e) {
            // the system clears its temporary folder
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
