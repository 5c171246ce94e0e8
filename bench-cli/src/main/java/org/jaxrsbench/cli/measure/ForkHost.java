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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jaxrsbench.cli.subject.Prepared;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.SampleReader;

/**
 * The process that launches one subject's forks: on the subject's own class path and JDK, with a temporary
 * folder of its own. It is idle while a fork measures, and ends with its forks when this process does, however that ends.
 */
public final class ForkHost implements AutoCloseable {

    private final String label;
    private final Prepared prepared;
    private final Process process;
    private final BufferedReader replies;
    private final OutputStream commands;
    private final Path temporary;
    private final Path log;
    private final List<HostedCase> cases = new ArrayList<>();
    private final Map<Sample.Case, String> unsupported = new LinkedHashMap<>();
    private String implementation;
    private String version;
    private String harness;

    /** A case as the subject's jar offers it. */
    public record HostedCase(int index, Sample.Case benchmarkCase, String qualifiedBenchmark) {}

    /**
     * Which fork to run and how.
     *
     * @param slot when it is launched, from 1
     * @param port where it asks for its turns
     * @param token by what name
     * @param waitMillis how long it waits for one
     * @param warmups how many times the usual warm-up it gets
     * @param burnNanos CPU time to waste in each operation, or 0
     * @param recording where a flight recording goes; empty for none
     */
    public record Order(
            HostedCase hosted,
            String run,
            int round,
            int fork,
            int slot,
            int port,
            String token,
            int waitMillis,
            int warmups,
            long burnNanos,
            String recording) {}

    /**
     * How a fork ended.
     *
     * @param samples its rows; the one row of a failed fork where it failed
     * @param health what the machine and the JVM did beside it
     * @param jvm name and version of its JVM, flags, JMH, settings, program; empty where it did not come to that
     * @param compiling share of a processor that the JVM's own threads took over the last ten warm-up iterations
     * @param failure why it failed; empty where it did not
     */
    public record Reply(List<Sample> samples, List<Health> health, List<String> jvm, double compiling, String failure) {

        /** Whether it measured. */
        public boolean ok() {
            return failure.isEmpty();
        }
    }

    /**
     * Starts the process and asks for its cases.
     *
     * @param label what the rows call it
     * @param arguments JMH's, with the pattern and parameters
     * @param threads worker threads that the arguments ask for
     * @throws BadInputException where the jar does not know a benchmark or a parameter
     * @throws IOException where it cannot be started
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
        command.addAll(arguments);
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        replies = process.inputReader(StandardCharsets.UTF_8);
        commands = process.getOutputStream();
        try {
            greet(threads);
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    private void greet(int threads) throws IOException {
        for (List<String> reply = read(); !reply.get(0).equals("ready"); reply = read()) {
            switch (reply.get(0)) {
                case "bad-input" ->
                    throw new BadInputException(
                            prepared.subject().gitRef().isPresent()
                                    ? reply.get(1) + " (subject '" + label + "': that commit may know fewer options)"
                                    : reply.get(1));
                case "hello" -> {
                    implementation = reply.get(1);
                    version = reply.get(2);
                    harness = reply.get(3);
                }
                case "case" ->
                    cases.add(new HostedCase(
                            Integer.parseInt(reply.get(1)),
                            new Sample.Case(reply.get(2), reply.get(3), reply.get(4), threads),
                            reply.get(5)));
                case "unsupported" ->
                    unsupported.put(new Sample.Case(reply.get(1), reply.get(2), reply.get(3), threads), reply.get(5));
                default -> throw new IOException(label() + ": unexpected reply " + reply);
            }
        }
    }

    /** The subject's label. */
    public String label() {
        return label;
    }

    /** What is measured. */
    public Prepared prepared() {
        return prepared;
    }

    /** Name of the implementation, as its engine says. */
    public String implementation() {
        return implementation;
    }

    /** Version of the implementation, as the class path says. */
    public String version() {
        return version;
    }

    /** Digest of the benchmarks and resources in the jar. */
    public String harness() {
        return harness;
    }

    /** The cases that the arguments select. */
    public List<HostedCase> cases() {
        return cases;
    }

    /** The selected cases that the engine declares it cannot run, with the reason. */
    public Map<Sample.Case, String> unsupported() {
        return unsupported;
    }

    /** A case as this host knows it, which has to have it. */
    HostedCase hosted(Sample.Case benchmarkCase) {
        return cases.stream()
                .filter(c -> c.benchmarkCase().equals(benchmarkCase))
                .findFirst()
                .orElseThrow();
    }

    /** Has a fork started, and returns at once. */
    public void start(Order order) throws IOException {
        List<String> command = List.of(
                "fork",
                Integer.toString(order.hosted().index()),
                order.run(),
                label(),
                Integer.toString(order.round()),
                Integer.toString(order.fork()),
                Integer.toString(order.slot()),
                Integer.toString(order.port()),
                order.token(),
                Integer.toString(order.waitMillis()),
                Integer.toString(order.warmups()),
                Long.toString(order.burnNanos()),
                order.recording());
        commands.write(CsvFiles.line(command).getBytes(StandardCharsets.UTF_8));
        commands.flush();
    }

    /**
     * Waits for the fork that was started.
     *
     * @throws IOException where the host itself ended
     */
    public Reply await() throws IOException {
        List<Sample> samples = new ArrayList<>();
        List<Health> health = new ArrayList<>();
        List<String> jvm = List.of();
        double compiling = 0;
        long line = 0;
        while (true) {
            List<String> reply = read();
            line++;
            switch (reply.get(0)) {
                case "row" ->
                    samples.add(SampleReader.sample(new CsvFiles.Line(log, line, reply.subList(1, reply.size()))));
                case "health" -> health.add(Health.of(new CsvFiles.Line(log, line, reply.subList(1, reply.size()))));
                case "jvm" -> jvm = reply.subList(1, reply.size());
                case "compiling" -> compiling = Double.parseDouble(reply.get(1));
                case "done" -> {
                    return new Reply(samples, health, jvm, compiling, "");
                }
                case "failed" -> {
                    return new Reply(samples, health, jvm, compiling, reply.get(1));
                }
                default -> throw new IOException(label() + ": unexpected reply " + reply);
            }
        }
    }

    private List<String> read() throws IOException {
        String line = replies.readLine();
        if (line == null) {
            throw new IOException(label() + ": the process that launches its forks ended" + lastWords());
        }
        return CsvFiles.parseLine(line);
    }

    private String lastWords() throws IOException {
        List<String> lines = Files.readAllLines(log);
        return lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1);
    }

    /** The running fork, where there is one: for tests that end it. */
    public List<ProcessHandle> forks() {
        return process.descendants().toList();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        try {
            commands.close();
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException e) {
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
