package org.jaxrsbench.cli.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.CsvFiles;

/** Asks a subject for its cases: its harness lists them in a JVM of its own, on the subject's class path and JDK. */
final class SubjectListing {

    private static final String COMPILE_COMMANDS = "-XX:CompileCommandFile=";

    private final String label;
    private final Launchable prepared;
    private final Path folder;
    private final List<Case> cases = new ArrayList<>();
    private final Map<Case, String> unsupported = new LinkedHashMap<>();
    private final Map<String, String> classNames = new HashMap<>();
    private final Map<Case, String> applications = new HashMap<>();
    private final Set<Case> sliceable = new HashSet<>();
    private final Map<Case, List<String>> flags = new HashMap<>();
    private List<String> hello = List.of();
    private List<String> options = List.of();

    private SubjectListing(String label, Launchable prepared, Path folder) {
        this.label = label;
        this.prepared = prepared;
        this.folder = folder;
    }

    /**
     * Asks.
     *
     * @param label what rows call the subject
     * @param arguments pattern, parameters and suite
     * @param threads worker threads
     * @param folder for files that forks need as long as they run
     * @throws BadInputException if the jar does not know a benchmark or a parameter
     * @throws IOException if its JVM cannot be started, or ends
     */
    static FleetMember of(String label, Launchable prepared, List<String> arguments, int threads, Path folder)
            throws IOException {
        return new SubjectListing(label, prepared, Files.createTempDirectory(folder, "subject"))
                .ask(arguments, threads);
    }

    private FleetMember ask(List<String> arguments, int threads) throws IOException {
        Path log = folder.resolve("listing.log");
        List<String> command = new ArrayList<>(List.of(
                prepared.java().toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder));
        command.addAll(prepared.program());
        command.add("--serve");
        if (prepared.subject().foreign()) {
            // In whatever mode its benchmarks are usually run: throughput can be gated.
            command.addAll(List.of("--foreign", "-bm", "thrpt"));
        }
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.to(log.toFile()))
                .start();
        try (BufferedReader replies = process.inputReader(StandardCharsets.UTF_8)) {
            for (List<String> reply = read(replies, log); !reply.get(0).equals("ready"); reply = read(replies, log)) {
                take(reply, threads);
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
                    new FleetMember.Slicing(
                            sliceable, options.get(0), kept(options.subList(1, options.size())), flags));
        } finally {
            process.destroyForcibly();
        }
    }

    private void take(List<String> reply, int threads) throws IOException {
        switch (reply.get(0)) {
            case "bad-input" ->
                throw new BadInputException(
                        prepared.subject().gitRef().isPresent()
                                ? reply.get(1) + " (subject '" + label + "': that commit may know fewer options)"
                                : reply.get(1));
            case "hello" -> hello = understood(reply);
            case "options" -> options = reply.subList(1, reply.size());
            case "case" -> {
                Case listed = Case.of(reply.get(2), reply.get(3), reply.get(4), threads);
                cases.add(listed);
                classNames.put(reply.get(2), reply.get(5));
                if (!reply.get(6).isEmpty()) {
                    applications.put(listed, reply.get(6));
                }
                if (reply.get(7).equals("yes")) {
                    sliceable.add(listed);
                }
                flags.put(listed, reply.subList(8, reply.size()));
            }
            case "unsupported" ->
                unsupported.put(Case.of(reply.get(1), reply.get(2), reply.get(3), threads), reply.get(5));
            default -> throw new IOException(label + ": unexpected reply " + reply);
        }
    }

    /** A harness of another commit may speak another version of the protocol. */
    private List<String> understood(List<String> reply) {
        String version = reply.size() > 4 ? reply.get(4) : "1";
        if (!version.equals(Integer.toString(ForkOrder.VERSION))) {
            throw new BadInputException("subject '" + label + "': its harness speaks protocol " + version
                    + ", this tool speaks " + ForkOrder.VERSION + "; measure it with the tool of its own commit");
        }
        return reply;
    }

    /** The options with a copy of the file that they name, which goes with the process. */
    private List<String> kept(List<String> given) throws IOException {
        List<String> kept = new ArrayList<>();
        for (String option : given) {
            if (option.startsWith(COMPILE_COMMANDS)) {
                Path copy = folder.resolve("compile-commands");
                Files.copy(Path.of(option.substring(COMPILE_COMMANDS.length())), copy);
                kept.add(COMPILE_COMMANDS + copy);
            } else {
                kept.add(option);
            }
        }
        return kept;
    }

    private List<String> read(BufferedReader replies, Path log) throws IOException {
        String line = replies.readLine();
        if (line == null) {
            throw new IOException(label + ": the process that lists its cases ended" + lastWords(log));
        }
        return CsvFiles.parseLine(line);
    }

    private static String lastWords(Path log) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(log));
        lines.removeIf(line -> line.isBlank() || Character.isWhitespace(line.charAt(0))); // frames of a stack
        return lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1);
    }
}
