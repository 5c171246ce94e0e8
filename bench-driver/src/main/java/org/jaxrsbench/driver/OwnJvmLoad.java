package org.jaxrsbench.driver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Generators in JVMs of their own, one or several. Each prepares its share of a slice; when all are ready, all are told to
 * begin. One that fails or ends is the end of all: what the others report is not the load that was asked for.
 */
final class OwnJvmLoad implements LoadSource {

    private static final String MODEL = "{model}";
    private static final List<String> GO = List.of("go");

    private final Path folder;
    private final LoadGenerator generator;
    private final List<GeneratorProcess> processes = new ArrayList<>();
    private final String name;
    private boolean trusted = true;

    /**
     * Starts them and waits until they say what they are.
     *
     * @param folder what their program and template are below
     * @throws IOException if one ends before that, or says something else
     */
    OwnJvmLoad(Path folder, LoadGenerator generator) throws IOException {
        this.folder = folder;
        this.generator = generator;
        List<String> command = new ArrayList<>(List.of(ChildProcess.java()));
        command.addAll(generator.flags());
        command.addAll(List.of("-jar", folder.resolve(generator.program()).toString()));
        try {
            for (int i = 0; i < generator.processes(); i++) {
                processes.add(new GeneratorProcess(generator.label(i), command));
            }
            String said = "";
            for (GeneratorProcess process : processes) {
                said = process.awaitName();
            }
            name = said;
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    @Override
    public LoadSlice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis)
            throws IOException {
        List<List<String>> commands = new ArrayList<>();
        for (int i = 0; i < processes.size(); i++) {
            List<String> command =
                    command("load", rate > 0 ? "open" : "closed", server, endpoint, share(users, i), share(rate, i));
            command.add(Long.toString(millis));
            commands.add(command);
        }
        return run(commands);
    }

    /** Each generator gets warm, too: it has one user and one request at least. */
    @Override
    public LoadSlice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis)
            throws IOException {
        List<List<String>> commands = new ArrayList<>();
        for (int i = 0; i < processes.size(); i++) {
            List<String> command = command("warm", "closed", server, endpoint, Math.max(1, share(users, i)), 0);
            command.add(Long.toString(Math.max(1, share(requests, i))));
            command.add(Long.toString(millis));
            commands.add(command);
        }
        return run(commands);
    }

    private long share(long total, int index) {
        return LoadShare.of(total, processes.size(), index);
    }

    private List<String> command(
            String word, String model, ServerUnderLoad server, Endpoint endpoint, long users, long rate) {
        return new ArrayList<>(List.of(
                word,
                folder.resolve(generator.template().replace(MODEL, model)).toString(),
                "127.0.0.1",
                Integer.toString(server.port()),
                endpoint.method(),
                endpoint.target(),
                endpoint.body(),
                endpoint.bodyType(),
                endpoint.accept(),
                Integer.toString(endpoint.status()),
                Long.toString(users),
                rate > 0 ? Long.toString(rate) : ""));
    }

    /** One command for each generator. */
    private LoadSlice run(List<List<String>> commands) throws IOException {
        try {
            for (int i = 0; i < processes.size(); i++) {
                processes.get(i).say(commands.get(i));
            }
            for (GeneratorProcess process : processes) {
                process.awaitReady();
            }
            for (GeneratorProcess process : processes) {
                process.say(GO);
            }
            List<GeneratorReport> reports = new ArrayList<>();
            for (GeneratorProcess process : processes) {
                reports.add(process.awaitReport());
            }
            return GeneratorReport.slice(reports);
        } catch (IOException e) {
            // There may be users left who still ask.
            trusted = false;
            close();
            throw e;
        }
    }

    @Override
    public boolean alive() {
        return trusted && processes.stream().allMatch(GeneratorProcess::alive);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void close() {
        processes.forEach(GeneratorProcess::close);
    }
}
