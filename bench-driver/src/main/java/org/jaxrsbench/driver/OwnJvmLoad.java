package org.jaxrsbench.driver;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.CsvFiles;

/** A generator in a JVM of its own, which says what it is and then runs one slice a command. */
final class OwnJvmLoad implements LoadSource {

    private static final String MODEL = "{model}";

    private final Path folder;
    private final String template;
    private final ChildProcess child;
    private final BufferedReader replies;
    private final String name;
    private boolean trusted = true;

    /**
     * Starts it and waits until it says what it is.
     *
     * @param folder what its program and template are below
     * @throws IOException if it ends before that, or says something else
     */
    OwnJvmLoad(Path folder, LoadGenerator generator) throws IOException {
        this.folder = folder;
        template = generator.template();
        List<String> command = new ArrayList<>(List.of(ChildProcess.java()));
        command.addAll(generator.flags());
        command.addAll(List.of("-jar", folder.resolve(generator.program()).toString()));
        child = new ChildProcess(command);
        replies = child.out();
        try {
            List<String> hello = reply();
            if (!hello.get(0).equals("hello") || hello.size() != 3) {
                throw new IOException("the load generator said '" + String.join(",", hello)
                        + "'; expected hello, its name and its version");
            }
            name = hello.get(1) + " " + hello.get(2);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    @Override
    public LoadSlice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis)
            throws IOException {
        return ask("load", rate > 0 ? "open" : "closed", server, endpoint, users, rate, List.of(millis));
    }

    @Override
    public LoadSlice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis)
            throws IOException {
        return ask("warm", "closed", server, endpoint, users, 0, List.of(requests, millis));
    }

    private LoadSlice ask(
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
                folder.resolve(template.replace(MODEL, model)).toString(),
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
        List<String> reply = reply();
        if (!reply.get(0).equals("ok")) {
            // It may have left users behind who still ask.
            trusted = false;
            throw new IOException("the load generator: " + reply.get(1));
        }
        return new LoadSlice(
                Long.parseLong(reply.get(1)),
                Long.parseLong(reply.get(2)),
                Long.parseLong(reply.get(3)),
                Long.parseLong(reply.get(4)),
                Double.parseDouble(reply.get(5)) / 1000,
                Double.parseDouble(reply.get(7)),
                Double.parseDouble(reply.get(8)),
                Double.parseDouble(reply.get(9)));
    }

    private List<String> reply() throws IOException {
        String line = replies.readLine();
        if (line == null) {
            trusted = false;
            throw new IOException("the load generator ended" + child.lastWords());
        }
        return CsvFiles.parseLine(line);
    }

    @Override
    public boolean alive() {
        return trusted && child.process().isAlive();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void close() {
        child.close();
    }
}
