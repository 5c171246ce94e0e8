package org.jaxrsbench.http.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;

/** The load generator as a process of its own, as it is used. */
final class LoadProcess implements AutoCloseable {
    static final Path YAML = Path.of(System.getProperty("load.yaml"));
    private static final long DEADLINE_SECONDS = 90;

    private final Process process;
    private final Writer commands;
    private final BufferedReader replies;
    private final String hello;

    LoadProcess() throws Exception {
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-jar",
                        System.getProperty("load.jar"))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        commands = process.outputWriter(StandardCharsets.UTF_8);
        replies = process.inputReader(StandardCharsets.UTF_8);
        hello = nextLine();
    }

    /** What it said first. */
    String hello() {
        return hello;
    }

    /** The fields of the reply. */
    List<String> send(Object... fields) throws Exception {
        String reply = sendLine(CSVFormat.RFC4180.format(fields));
        try (CSVParser parser = CSVParser.parse(reply, CSVFormat.RFC4180)) {
            return parser.getRecords().get(0).toList();
        }
    }

    String sendLine(String command) throws Exception {
        commands.write(command + "\n");
        commands.flush();
        return nextLine();
    }

    private String nextLine() throws Exception {
        return CompletableFuture.supplyAsync(this::readLine).get(DEADLINE_SECONDS, TimeUnit.SECONDS);
    }

    private String readLine() {
        try {
            return replies.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends standard input, and returns the exit code. */
    int end() throws IOException, InterruptedException {
        commands.close();
        if (!process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the load generator did not end");
        }
        return process.exitValue();
    }

    @Override
    public void close() throws IOException {
        try {
            end();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
    }
}
