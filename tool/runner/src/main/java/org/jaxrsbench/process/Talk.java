package org.jaxrsbench.process;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * What a program of ours and this one say to each other: lines of JSON, an object each, in either direction. Each reading has a deadline.
 */
public final class Talk implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    /** What a JVM may say of itself on standard output, at any time: that another one locks its file of performance counters, say. */
    private static final Pattern OF_THE_JVM = Pattern.compile("\\[[^]]+]\\[warning *].*|.* VM warning: .*");

    private static final String FAILED = "failed";
    private static final int PATIENCE_SECONDS = 5;
    private static final String END = "";

    private final String who;
    private final boolean shared;
    private final ChildProcess child;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private volatile String stray = "";

    /**
     * Starts a program.
     *
     * @param who it is, for messages
     * @param shared whether somebody else's code writes to the same stream: what is no JSON is left out then
     * @throws IOException if it cannot be started
     */
    public Talk(String who, List<String> command, boolean shared) throws IOException {
        this.who = who;
        this.shared = shared;
        child = new ChildProcess(command);
        Thread reader = new Thread(this::read, "words of " + who);
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader in = child.out()) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("{")
                        || !shared
                                && !line.isBlank()
                                && !OF_THE_JVM.matcher(line).matches()) {
                    lines.add(line);
                } else if (!line.isBlank()) {
                    stray = line;
                }
            }
        } catch (IOException e) {
            // it has ended
        }
        lines.add(END);
    }

    /** What the operating system knows of the program. */
    public Process process() {
        return child.process();
    }

    /**
     * Tells it something.
     *
     * @param object what Jackson writes as one line
     * @throws IOException if it has ended
     */
    public void tell(Object object) throws IOException {
        String line = JSON.writeValueAsString(object);
        try {
            child.tell(line);
        } catch (IOException e) {
            throw ended();
        }
    }

    /**
     * Its next line, as it stands.
     *
     * @param limit after which it is ended by force, with whatever it has started
     * @return empty if it has ended
     * @throws IOException if it said nothing within the limit
     */
    public Optional<String> line(Duration limit) throws IOException {
        Optional<String> line;
        try {
            line = next(limit);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(who + ": interrupted", e);
        }
        if (line.isEmpty()) {
            process().descendants().forEach(ProcessHandle::destroyForcibly);
            process().destroyForcibly();
            throw new IOException(
                    who + " said nothing in " + limit.toSeconds() + " s, and was ended; is the machine busy?");
        }
        return line.filter(said -> !said.equals(END));
    }

    /**
     * Its next line.
     *
     * @return empty if it said nothing within the limit; a line without a character if it has ended
     */
    public Optional<String> next(Duration limit) throws InterruptedException {
        String line = lines.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
        if (END.equals(line)) {
            lines.add(END);
        }
        return Optional.ofNullable(line);
    }

    /**
     * What it says next.
     *
     * @param type of the object; one with the only member {@code failed} says why there is none
     * @param limit after which it is ended by force
     * @throws IOException if it failed, ended, or said nothing within the limit, or something else
     */
    public <T> T hear(Class<T> type, Duration limit) throws IOException {
        String line = line(limit).orElseThrow(this::ended);
        try {
            JsonNode said = JSON.readTree(line);
            if (said.has(FAILED)) {
                throw new IOException(who + ": " + said.get(FAILED).asText());
            }
            return JSON.treeToValue(said, type);
        } catch (JsonProcessingException e) {
            throw new IOException(who + " said '" + line + "': " + e.getOriginalMessage(), e);
        }
    }

    /** A program has ended though it was to say something. */
    public static final class Ended extends IOException {

        private static final long serialVersionUID = 1L;

        private final int code;
        private final String lastWords;

        private Ended(String who, int code, String lastWords) {
            super(who + " ended" + lastWords);
            this.code = code;
            this.lastWords = lastWords;
        }

        /** Its exit code. */
        public int code() {
            return code;
        }

        /** Why, as far as it says: after a colon; empty if it does not. */
        public String lastWords() {
            return lastWords;
        }
    }

    /** That it has ended, with its last words; one that only says and hears nothing more is ended by force. */
    public Ended ended() {
        try {
            if (!process().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process().destroyForcibly();
            }
        } catch (InterruptedException e) {
            process().destroyForcibly();
            Thread.currentThread().interrupt();
        }
        return new Ended(who, process().onExit().join().exitValue(), lastWords());
    }

    /** Why it ended, as far as it says: after a colon; empty if it does not. */
    public String lastWords() {
        return child.lastWords(List.of(stray));
    }

    /** Ends it by force if it does not end by itself soon. */
    @Override
    public void close() {
        child.close();
    }

    /** Ends it by force, at once. */
    public void kill() {
        child.kill();
    }
}
