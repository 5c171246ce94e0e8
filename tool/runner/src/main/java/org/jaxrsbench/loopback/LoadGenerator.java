package org.jaxrsbench.loopback;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jaxrsbench.process.Talk;

/**
 * The program that makes requests, in a JVM of its own. It says what it is, then runs one slice a command; each line is one
 * of JSON. It starts when it is first asked and stays, so it gets warm with the run; one that failed or ended is replaced.
 */
public class LoadGenerator implements AutoCloseable {

    /** What starts it, and the module that builds it. */
    public static final HttpSubject PROGRAM = new HttpSubject(
            "the load generator",
            "",
            "",
            List.of(),
            "load",
            "",
            "load/target/servers/load/server.jar",
            List.of(),
            // It asks for a collection before each slice, which would be most of what a slice costs to start.
            List.of("-Xms256m", "-Xmx256m", "-XX:+UseSerialGC", "-XX:+DisableExplicitGC"));

    /** How long it may take to start, or to come to an end beyond the time that it is given for load. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Path folder;
    private Talk talk;
    private String name;

    /** What it says first. */
    private record Hello(String name) {}

    /** The generator of a checkout. */
    public LoadGenerator(Path checkout) {
        folder = checkout.resolve("bench-http");
    }

    /** File of a slice's load, below {@code bench-http}. */
    static String template(boolean open) {
        return "load/src/main/yaml/" + (open ? "open" : "closed") + ".hf.yaml";
    }

    /** What makes the requests, with its version, for the environment. */
    String name() throws IOException {
        start();
        return name;
    }

    /**
     * Warms a server up for an endpoint.
     *
     * @throws IOException if it cannot say what came of it, or an answer was wrong
     */
    public LoadSlice warm(ServerUnderLoad server, Endpoint endpoint, HttpSettings settings) throws IOException {
        return load(server.port(), endpoint, settings.warmUsers(), 0, settings.warmMillis(), settings.warm())
                .faultless();
    }

    /**
     * Makes requests for a while.
     *
     * @param users connections; in the closed model each sends the next request when the last one is answered
     * @param rate requests a second of the open model; 0 for the closed one
     * @param millis how long, in milliseconds
     * @param enough after how many answers it ends earlier; 0 for never
     * @throws IOException if it cannot say what came of it
     */
    public LoadSlice load(int port, Endpoint endpoint, int users, long rate, long millis, long enough)
            throws IOException {
        start();
        ObjectNode command = JsonNodeFactory.instance
                .objectNode()
                .put("yaml", folder.resolve(template(rate > 0)).toString())
                .put("millis", millis)
                .put("enough", enough);
        ObjectNode parameters = command.putObject("parameters")
                .put("HOST", "127.0.0.1")
                .put("PORT", port)
                .put("METHOD", endpoint.method())
                .put("PATH", endpoint.target())
                .put("BODY", endpoint.body())
                .put("CONTENT_TYPE", endpoint.bodyType())
                .put("ACCEPT", endpoint.accept())
                .put("STATUS", endpoint.status())
                .put("USERS", users);
        if (rate > 0) {
            parameters.put("RATE", rate);
        }
        try {
            talk.tell(command);
            return talk.hear(LoadSlice.class, PATIENCE.plusMillis(millis));
        } catch (IOException e) {
            // There may be users left who still ask.
            close();
            throw e;
        }
    }

    private void start() throws IOException {
        if (talk != null && talk.process().isAlive()) {
            return;
        }
        close();
        talk = new Talk("the load generator", PROGRAM.command(folder, List.of()), false);
        try {
            name = talk.hear(Hello.class, PATIENCE).name();
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    @Override
    public void close() {
        if (talk != null) {
            talk.close();
            talk = null;
        }
    }
}
