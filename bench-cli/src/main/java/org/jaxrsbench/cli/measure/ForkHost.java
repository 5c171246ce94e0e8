package org.jaxrsbench.cli.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jaxrsbench.cli.measure.ForkReport.ForkJvm;
import org.jaxrsbench.protocol.ForkOrder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.SampleReader;
import org.jaxrsbench.subject.Prepared;

/**
 * The process that launches one subject's forks: on the subject's own class path and JDK, with a temporary
 * folder of its own. It is idle while a fork measures, and ends with its forks when this process does, however that ends.
 */
public final class ForkHost implements AutoCloseable {

    private static final String COMMANDS = "-XX:CompileCommandFile=";

    private final String label;
    private final Prepared prepared;
    private final Process process;
    private final BufferedReader replies;
    private final OutputStream commands;
    private final Path temporary;
    private final Path log;
    private final FleetMember member;

    /**
     * Starts the process and asks for its cases.
     *
     * @param label what the rows call it
     * @param arguments JMH's, with the pattern and parameters
     * @param threads worker threads that the arguments ask for
     * @throws BadInputException if the jar does not know a benchmark or a parameter
     * @throws IOException if it cannot be started
     */
    public ForkHost(String label, Prepared prepared, List<String> arguments, int threads) throws IOException {
        this.label = label;
        this.prepared = prepared;
        temporary = Files.createTempDirectory("jaxrs-bench");
        log = temporary.resolve("forks.log");
        List<String> command = new ArrayList<>(List.of(
                prepared.java().toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + temporary));
        command.addAll(prepared.program());
        command.add("--serve");
        if (prepared.subject().foreign()) {
            // In whatever mode its benchmarks are usually run: throughput can be gated.
            command.addAll(List.of("--foreign", "-bm", "thrpt"));
        }
        command.addAll(arguments);
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        replies = process.inputReader(StandardCharsets.UTF_8);
        commands = process.getOutputStream();
        try {
            member = greet(threads);
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    private FleetMember greet(int threads) throws IOException {
        List<String> hello = List.of();
        List<Case> cases = new ArrayList<>();
        Map<Case, String> unsupported = new LinkedHashMap<>();
        Map<String, String> classNames = new HashMap<>();
        Map<Case, String> applications = new HashMap<>();
        Set<Case> sliceable = new HashSet<>();
        List<String> options = List.of();
        for (List<String> reply = read(); !reply.get(0).equals("ready"); reply = read()) {
            switch (reply.get(0)) {
                case "bad-input" ->
                    throw new BadInputException(
                            prepared.subject().gitRef().isPresent()
                                    ? reply.get(1) + " (subject '" + label + "': that commit may know fewer options)"
                                    : reply.get(1));
                case "options" -> options = reply.subList(1, reply.size());
                case "hello" -> hello = understood(reply);
                case "case" -> {
                    cases.add(Case.of(reply.get(2), reply.get(3), reply.get(4), threads));
                    classNames.put(reply.get(2), reply.get(5));
                    if (reply.get(7).equals("yes")) {
                        sliceable.add(cases.get(cases.size() - 1));
                    }
                    if (!reply.get(6).isEmpty()) {
                        applications.put(cases.get(cases.size() - 1), reply.get(6));
                    }
                }
                case "unsupported" ->
                    unsupported.put(Case.of(reply.get(1), reply.get(2), reply.get(3), threads), reply.get(5));
                default -> throw new IOException(label + ": unexpected reply " + reply);
            }
        }
        return new FleetMember(
                label,
                hello.get(1),
                hello.get(2),
                hello.get(3),
                cases,
                unsupported,
                classNames,
                applications,
                new FleetMember.Slicing(sliceable, options.get(0), kept(options.subList(1, options.size()))));
    }

    /** The options with a copy of the file that they name, which goes with the host. */
    private List<String> kept(List<String> options) throws IOException {
        List<String> kept = new ArrayList<>();
        for (String option : options) {
            if (option.startsWith(COMMANDS)) {
                Path copy = temporary.resolve("compile-commands");
                Files.copy(Path.of(option.substring(COMMANDS.length())), copy);
                kept.add(COMMANDS + copy);
            } else {
                kept.add(option);
            }
        }
        return kept;
    }

    /** A harness of another commit may speak another version of the protocol; the first one did not name its version. */
    private List<String> understood(List<String> hello) {
        String version = hello.size() > 4 ? hello.get(4) : "1";
        if (!version.equals(Integer.toString(ForkOrder.VERSION))) {
            throw new BadInputException("subject '" + label + "': its harness speaks protocol " + version
                    + ", this tool speaks " + ForkOrder.VERSION + "; measure it with the tool of its own commit");
        }
        return hello;
    }

    /** What the subject says of itself. */
    public FleetMember member() {
        return member;
    }

    /** Index of a case that this host has. */
    int index(Case benchmarkCase) {
        return member.cases().indexOf(benchmarkCase);
    }

    /** Has a fork started, and returns at once. */
    public void start(ForkOrder order) throws IOException {
        commands.write((order.toLine() + "\n").getBytes(StandardCharsets.UTF_8));
        commands.flush();
    }

    /**
     * Waits for the fork that was started.
     *
     * @throws IOException if the host itself ended
     */
    public ForkReport await() throws IOException {
        List<Sample> samples = new ArrayList<>();
        List<Health> health = new ArrayList<>();
        Optional<ForkJvm> jvm = Optional.empty();
        double compiling = 0;
        long line = 0;
        while (true) {
            List<String> reply = read();
            line++;
            switch (reply.get(0)) {
                case "row" ->
                    samples.add(SampleReader.sample(new CsvFiles.Line(log, line, reply.subList(1, reply.size()))));
                case "health" -> health.add(Health.of(new CsvFiles.Line(log, line, reply.subList(1, reply.size()))));
                case "jvm" -> jvm = Optional.of(new ForkJvm(reply.get(1), reply.get(2), reply.get(3), reply.get(4)));
                case "compiling" -> compiling = Double.parseDouble(reply.get(1));
                case "done" -> {
                    return new ForkReport(samples, health, jvm, compiling, "", OptionalInt.empty());
                }
                case "failed" -> {
                    OptionalInt place = reply.get(2).isEmpty()
                            ? OptionalInt.empty()
                            : OptionalInt.of(Integer.parseInt(reply.get(2)));
                    return new ForkReport(samples, health, jvm, compiling, reply.get(1), place);
                }
                default -> throw new IOException(label + ": unexpected reply " + reply);
            }
        }
    }

    private List<String> read() throws IOException {
        String line = replies.readLine();
        if (line == null) {
            throw new IOException(label + ": the process that launches its forks ended" + lastWords());
        }
        return CsvFiles.parseLine(line);
    }

    private String lastWords() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(log));
        lines.removeIf(line -> line.isBlank() || Character.isWhitespace(line.charAt(0))); // frames of a stack
        return lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1);
    }

    /** The running fork, if there is one: for tests that end it. */
    public List<ProcessHandle> forks() {
        return process.descendants().toList();
    }

    @Override
    public void close() {
        // Of a host that is gone another process may have the number by now.
        List<ProcessHandle> forks = process.isAlive() ? process.descendants().toList() : List.of();
        forks.forEach(ProcessHandle::destroyForcibly);
        try {
            commands.close();
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            // One that still writes would leave its files behind.
            CompletableFuture.allOf(forks.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                    .get(5, TimeUnit.SECONDS);
        } catch (IOException | ExecutionException | TimeoutException e) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        deleteTemporary();
    }

    private void deleteTemporary() {
        try (Stream<Path> files = Files.walk(temporary)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            // whatever still writes there ends soon; the folder is the system's to clear
        }
    }
}
