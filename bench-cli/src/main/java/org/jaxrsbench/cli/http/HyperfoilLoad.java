package org.jaxrsbench.cli.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.CsvFiles;

/** Hyperfoil in a JVM of its own, which runs one slice a command. */
final class HyperfoilLoad implements LoadSource {

    private static final String FOLDER = "bench-http/load/";

    private final Path checkout;
    private final ChildProcess child;
    private final BufferedReader replies;
    private boolean trusted = true;

    HyperfoilLoad(Path checkout) throws IOException {
        this.checkout = checkout;
        child = new ChildProcess(List.of(
                ChildProcess.java(),
                "-Xms256m",
                "-Xmx256m",
                "-XX:+UseSerialGC",
                // Hyperfoil asks for a collection before each slice, which takes longer than all its other
                // preparations.
                "-XX:+DisableExplicitGC",
                "-jar",
                checkout.resolve(FOLDER + "target/servers/load/server.jar").toString()));
        replies = child.out();
    }

    @Override
    public Slice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis)
            throws IOException {
        return ask("load", rate > 0 ? "open" : "closed", server, endpoint, users, rate, List.of(millis));
    }

    @Override
    public Slice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis)
            throws IOException {
        return ask("warm", "closed", server, endpoint, users, 0, List.of(requests, millis));
    }

    private Slice ask(
            String word,
            String model,
            ServerUnderLoad server,
            Endpoint endpoint,
            int users,
            long rate,
            List<Long> amounts)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                word,
                checkout.resolve(FOLDER + "src/main/hyperfoil/" + model + ".hf.yaml")
                        .toString(),
                "127.0.0.1",
                Integer.toString(server.port()),
                endpoint.method(),
                endpoint.target(),
                endpoint.body(),
                endpoint.bodyType(),
                endpoint.accept(),
                Integer.toString(endpoint.status()),
                Integer.toString(users),
                rate > 0 ? Long.toString(rate) : ""));
        amounts.forEach(amount -> command.add(Long.toString(amount)));
        child.in().write(CsvFiles.line(command).getBytes(StandardCharsets.UTF_8));
        child.in().flush();
        String line = replies.readLine();
        if (line == null) {
            trusted = false;
            throw new IOException("the load generator ended" + child.lastWords());
        }
        List<String> reply = CsvFiles.parseLine(line);
        if (!reply.get(0).equals("ok")) {
            // It may have left users behind who still ask.
            trusted = false;
            throw new IOException("the load generator: " + reply.get(1));
        }
        return new Slice(
                Long.parseLong(reply.get(1)),
                Long.parseLong(reply.get(2)),
                Long.parseLong(reply.get(3)),
                Long.parseLong(reply.get(4)),
                Double.parseDouble(reply.get(5)) / 1000,
                Double.parseDouble(reply.get(7)),
                Double.parseDouble(reply.get(8)),
                Double.parseDouble(reply.get(9)));
    }

    @Override
    public boolean alive() {
        return trusted && child.process().isAlive();
    }

    @Override
    public String name() {
        return "hyperfoil 0.25.2";
    }

    ProcessHandle handle() {
        return child.process().toHandle();
    }

    @Override
    public void close() {
        child.close();
    }
}
