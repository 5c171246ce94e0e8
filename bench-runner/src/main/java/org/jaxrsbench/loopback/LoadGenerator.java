package org.jaxrsbench.loopback;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.results.CsvFiles;

/**
 * The program that makes requests, in a JVM of its own. It says what it is, then runs one slice a command; each line is one
 * of CSV. It starts when it is first asked and stays, so it gets warm with the run; one that failed or ended is replaced.
 */
public final class LoadGenerator implements LoadSource {

    /** The Maven module that builds it, below {@code bench-http}. */
    public static final String MODULE = "load";

    /** The jar that starts it, below {@code bench-http}. */
    public static final String PROGRAM = "load/target/servers/load/server.jar";

    /** It asks for a collection before each slice, which would be most of what a slice costs to start. */
    private static final List<String> FLAGS =
            List.of("-Xms256m", "-Xmx256m", "-XX:+UseSerialGC", "-XX:+DisableExplicitGC");

    private static final String OK = "ok";
    private static final int OK_FIELDS = 10;

    private final Path folder;
    private ChildProcess child;
    private BufferedReader replies;
    private String name;

    /** The generator of a checkout. */
    public LoadGenerator(Path checkout) {
        folder = checkout.resolve("bench-http");
    }

    /** File of a slice's load, below {@code bench-http}. */
    static String template(boolean open) {
        return "load/src/main/yaml/" + (open ? "open" : "closed") + ".hf.yaml";
    }

    @Override
    public String name() throws IOException {
        start();
        return name;
    }

    @Override
    public LoadSlice slice(int port, Endpoint endpoint, int users, long rate, long millis) throws IOException {
        return run(command(port, endpoint, users, rate, millis, 0));
    }

    @Override
    public LoadSlice warm(int port, Endpoint endpoint, int users, long requests, long millis) throws IOException {
        return run(command(port, endpoint, users, 0, millis, requests));
    }

    private List<String> command(int port, Endpoint endpoint, int users, long rate, long millis, long enough) {
        return List.of(
                "load",
                folder.resolve(template(rate > 0)).toString(),
                "127.0.0.1",
                Integer.toString(port),
                endpoint.method(),
                endpoint.target(),
                endpoint.body(),
                endpoint.bodyType(),
                endpoint.accept(),
                Integer.toString(endpoint.status()),
                Integer.toString(users),
                rate > 0 ? Long.toString(rate) : "",
                Long.toString(millis),
                Long.toString(enough));
    }

    private LoadSlice run(List<String> command) throws IOException {
        start();
        try {
            say(command);
            return slice(reply());
        } catch (IOException e) {
            // There may be users left who still ask.
            close();
            throw e;
        }
    }

    private void start() throws IOException {
        if (child != null && child.process().isAlive()) {
            return;
        }
        close();
        List<String> command = new ArrayList<>(List.of(ChildProcess.java()));
        command.addAll(FLAGS);
        command.addAll(List.of("-jar", folder.resolve(PROGRAM).toString()));
        child = new ChildProcess(command);
        replies = child.out();
        try {
            List<String> hello = reply();
            if (!hello.get(0).equals("hello") || hello.size() != 3) {
                throw unexpected(hello, "hello, its name and its version");
            }
            name = hello.get(1) + " " + hello.get(2);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private void say(List<String> line) throws IOException {
        try {
            child.tell(CsvFiles.line(line).strip());
        } catch (IOException e) {
            throw ended(e);
        }
    }

    private List<String> reply() throws IOException {
        String line = replies.readLine();
        if (line == null) {
            throw ended(null);
        }
        return CsvFiles.parseLine(line);
    }

    private static LoadSlice slice(List<String> reply) throws IOException {
        if (reply.get(0).equals("failed") && reply.size() == 2) {
            throw new IOException("the load generator: " + reply.get(1));
        }
        if (!reply.get(0).equals(OK) || reply.size() != OK_FIELDS) {
            throw unexpected(reply, OK + " and " + (OK_FIELDS - 1) + " numbers");
        }
        try {
            return new LoadSlice(
                    Long.parseLong(reply.get(1)),
                    Long.parseLong(reply.get(2)),
                    Long.parseLong(reply.get(3)),
                    Long.parseLong(reply.get(4)),
                    Long.parseLong(reply.get(5)),
                    Double.parseDouble(reply.get(6)) / 1000,
                    Double.parseDouble(reply.get(7)),
                    Double.parseDouble(reply.get(8)),
                    Double.parseDouble(reply.get(9)));
        } catch (NumberFormatException e) {
            throw unexpected(reply, OK + " and " + (OK_FIELDS - 1) + " numbers");
        }
    }

    private static IOException unexpected(List<String> reply, String expected) {
        return new IOException("the load generator said '" + String.join(",", reply) + "'; expected " + expected);
    }

    private IOException ended(IOException cause) {
        return new IOException("the load generator ended" + child.lastWords(List.of()), cause);
    }

    @Override
    public void close() {
        if (child != null) {
            child.close();
            child = null;
        }
    }
}
