package org.jaxrsbench.inprocess;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.process.ChildProcess;

/** A fork's JVM, and the talk with it. It ends with this object, and with this JVM, however that ends. */
final class ForkProcess implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String END = "end";

    private final ChildProcess child;
    private volatile String strange = "";
    private final BlockingQueue<String> words = new LinkedBlockingQueue<>();

    /**
     * Starts it.
     *
     * @param command with which
     * @throws IOException if it cannot be started
     */
    ForkProcess(List<String> command) throws IOException {
        child = new ChildProcess(command);
        Thread reader = new Thread(this::read, "words of a fork");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader in = child.out()) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("{")) {
                    words.add(line);
                } else if (!line.isBlank()) {
                    strange = line; // the JVM itself says such things
                }
            }
        } catch (IOException e) {
            // it has ended
        }
        words.add(END);
    }

    /** Tells it a line; one that has ended does not hear it. */
    void tell(String line) {
        try {
            child.tell(line);
        } catch (IOException e) {
            // what it says next is its end
        }
    }

    /**
     * What a fork said.
     *
     * @param word such as {@code settled}; {@code failed} if it failed, ended or said nothing in time
     * @param facts what else; of a failure {@code reason} and {@code case}, the index of the case, -1 for none
     */
    record Said(String word, JsonNode facts) {

        private static Said failed(String reason) {
            return new Said(
                    "failed", JSON.createObjectNode().put("reason", reason).put("case", -1));
        }

        boolean failed() {
            return word.equals("failed");
        }
    }

    /** The next word: waits for it, but not for longer than this. */
    Said next(long millis) throws InterruptedException {
        String line = words.poll(millis, TimeUnit.MILLISECONDS);
        if (line == null) {
            return Said.failed("it hung, and was ended after " + TimeUnit.MILLISECONDS.toSeconds(millis) + " s");
        }
        if (line.equals(END)) {
            return Said.failed("its JVM ended" + child.lastWords(List.of(strange)));
        }
        try {
            JsonNode said = JSON.readTree(line);
            return new Said(said.path("word").asText(), said.path("facts"));
        } catch (JsonProcessingException e) {
            return Said.failed(line);
        }
    }

    @Override
    public void close() {
        child.kill();
    }
}
