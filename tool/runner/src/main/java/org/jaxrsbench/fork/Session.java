package org.jaxrsbench.fork;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntFunction;

/**
 * A fork's talk with its runner: orders come as lines on standard input, whose end ends this JVM; what it says are lines of JSON.
 */
public final class Session {

    // What is printed is of the locale's charset.
    static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    // JMH makes the benchmark itself and hands nothing to it.
    private static volatile Session current;

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final PrintStream out;
    private ForkOrder order;

    private Session(PrintStream out) {
        this.out = out;
    }

    /** Begins: waits for the order. */
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

    /**
     * Takes slices with the other forks, until the order is carried out.
     *
     * @param ofWorker the operations of a worker, by its number from 0; called once for each
     */
    public void takeSlices(IntFunction<Operations> ofWorker) throws Exception {
        new Slices(this, ofWorker).run();
    }

    /** Says that this fork has {@link ForkWords.Settled settled}, and waits for the number of laps. */
    int settled(long bootMillis, long task, double[] nanos, Boolean quiet) throws InterruptedException {
        long settleMillis = ManagementFactory.getRuntimeMXBean().getUptime() - bootMillis;
        say(new ForkWords.Settled(task, nanos, bootMillis, settleMillis, quiet));
        return Integer.parseInt(lines.take());
    }

    /** Says one of {@link ForkWords}. */
    synchronized void say(Record word) {
        out.println(line(Map.of(word.getClass().getSimpleName(), word)));
        out.flush();
    }

    /** Plain fields as one line, without its end. */
    static String line(Object fields) {
        try {
            return JSON.writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("plain fields can be written", e);
        }
    }
}
