package org.jaxrsbench.loopback;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A process that ends when its standard input closes, so it cannot survive this one, however that ends. What it writes to
 * its error stream is kept for its last words.
 */
final class ChildProcess implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 5;

    private final Process process;
    private final Path log;

    ChildProcess(List<String> command) throws IOException {
        log = Files.createTempFile("jaxrs-bench", ".log");
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
    }

    /** The java program that runs this. */
    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    Process process() {
        return process;
    }

    BufferedReader out() {
        return process.inputReader(StandardCharsets.UTF_8);
    }

    OutputStream in() {
        return process.getOutputStream();
    }

    /** The last line of its error stream, after a colon; empty if there is none. */
    String lastWords() {
        try {
            List<String> lines = Files.readAllLines(log);
            return lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1);
        } catch (IOException e) {
            return "";
        }
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // it is gone already
        }
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
