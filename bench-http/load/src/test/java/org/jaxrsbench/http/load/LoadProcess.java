package org.jaxrsbench.http.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The load generator as a process of its own, as it is used. */
final class LoadProcess implements AutoCloseable {
    static final Path YAML = Path.of(System.getProperty("load.yaml"));
    private static final JsonMapper JSON = JsonMapper.builder().build();
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

    /** The reply to a slice that is asked for; names and values of parameters by turns. */
    JsonNode send(Path yaml, long millis, long enough, Object... parameters) throws Exception {
        ObjectNode command = JSON.createObjectNode()
                .put("yaml", yaml.toString())
                .put("millis", millis)
                .put("enough", enough);
        ObjectNode named = command.putObject("parameters").put("HOST", "127.0.0.1");
        for (int i = 0; i < parameters.length; i += 2) {
            named.put((String) parameters[i], parameters[i + 1].toString());
        }
        return JSON.readTree(sendLine(command.toString()));
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
