package org.jaxrsbench.fork;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A fork's talk with its runner: orders come as lines on standard input, whose end ends this JVM; what it says are lines of JSON.
 */
public final class Session {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    // JMH makes the benchmark itself and hands nothing to it.
    private static volatile Session current;

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final PrintStream out;
    private ForkOrder order;

    private Session(PrintStream out) {
        this.out = out;
    }

    /**
     * Begins: waits for the order.
     *
     * @throws IllegalArgumentException if the first line is none
     */
    static Session begin(InputStream in, PrintStream out) throws InterruptedException {
        Session session = new Session(out);
        Thread listener = new Thread(() -> session.listen(in), "orders");
        listener.setDaemon(true);
        listener.start();
        session.order = ForkOrder.of(session.lines.take());
        current = session;
        return session;
    }

    /** That of this JVM. */
    public static Session current() {
        return current;
    }

    private void listen(InputStream in) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            // the end, as below
        }
        Runtime.getRuntime().halt(0);
    }

    /** What is to be measured. */
    public ForkOrder order() {
        return order;
    }

    /** Takes slices with the other forks, until the order is carried out. */
    public void takeSlices(Operations operations) throws Exception {
        new Slices(this, operations).run();
    }

    /** The next line from the runner: waits for it. */
    String await() throws InterruptedException {
        return lines.take();
    }

    /** Says something. */
    synchronized void say(String word, Map<String, ?> facts) {
        try {
            out.println(JSON.writeValueAsString(Map.of("word", word, "facts", facts)));
            out.flush();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("plain facts can be written", e);
        }
    }
}
