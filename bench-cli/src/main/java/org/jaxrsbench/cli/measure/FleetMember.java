package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.process.ChildProcess;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Params;

/**
 * A subject, and what it says of itself before anything is measured.
 *
 * @param label what rows call it
 * @param harness what its harness says
 * @param listed the selected cases, in its order; those too that its engine declares it cannot run
 */
public record FleetMember(String label, Listing harness, Map<Case, Listing.Listed> listed) {

    // Listing takes a second or two where nothing else runs.
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /**
     * Asks a subject: its harness lists its cases in a JVM of its own, on the subject's class path and JDK.
     *
     * @param label what rows call the subject
     * @param arguments pattern, parameters and suite
     * @param threads worker threads
     * @param folder for temporary files
     * @throws BadInputException if the harness does not know a benchmark or a parameter, or is of another protocol
     * @throws IOException if its JVM cannot be started, ends, or says nothing for two minutes
     */
    static FleetMember asked(String label, Launchable subject, List<String> arguments, int threads, Path folder)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                subject.java().toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder));
        command.addAll(subject.program());
        command.add("--serve");
        if (subject.subject().foreign()) {
            // In whatever mode its benchmarks are usually run: throughput can be gated.
            command.addAll(List.of("--foreign", "-bm", "thrpt"));
        }
        command.addAll(arguments);
        try (ChildProcess child = new ChildProcess(command)) {
            String line = child.line(label + ": the process that lists its cases", PATIENCE);
            boolean jar = subject.subject().jar().isPresent();
            if (line == null) {
                String ended = "the process that lists its cases ended" + child.lastWords(List.of());
                if (jar) {
                    throw new BadInputException("subject '" + label + "': " + ended
                            + "; expected a benchmarks jar of this project, or jmh: before any other's");
                }
                throw new IOException(label + ": " + ended);
            }
            Listing listing = understood(label, line);
            if (!listing.badInput().isEmpty()) {
                throw new BadInputException(
                        subject.subject().gitRef().isPresent()
                                ? listing.badInput() + " (subject '" + label + "': that commit may know fewer options)"
                                : (jar ? "subject '" + label + "': " : "") + listing.badInput());
            }
            return of(label, listing, threads);
        }
    }

    /** A harness of another commit may speak another version of the protocol. */
    private static Listing understood(String label, String line) {
        Optional<Listing> listing = Listing.of(line);
        return listing.filter(l -> l.protocol() == ForkOrder.VERSION)
                .orElseThrow(() -> new BadInputException("subject '" + label + "': its harness speaks "
                        + listing.map(l -> "protocol " + l.protocol()).orElse("an older protocol")
                        + ", this tool speaks protocol " + ForkOrder.VERSION
                        + "; measure it with the tool of its own commit"));
    }

    /** A member with workers of so many threads. */
    public static FleetMember of(String label, Listing harness, int threads) {
        Map<Case, Listing.Listed> listed = new LinkedHashMap<>();
        harness.cases().forEach(c -> listed.put(new Case(c.benchmark(), Params.of(c.params()), c.mode(), threads), c));
        return new FleetMember(label, harness, listed);
    }

    /**
     * This member with another one's names of cases. A parameter that only one of them has does not tell cases apart if it has a single value:
     * such cases are compared by the others.
     */
    FleetMember named(FleetMember first) {
        Map<Case, Listing.Listed> renamed = new LinkedHashMap<>();
        listed.forEach((c, of) -> renamed.put(first.sameAs(c, this), of));
        return new FleetMember(label, harness, renamed);
    }

    private Case sameAs(Case theirs, FleetMember other) {
        Map<String, Set<String>> own = values(theirs.benchmark());
        Map<String, Set<String>> others = other.values(theirs.benchmark());
        Params params = theirs.params();
        for (Map.Entry<String, Set<String>> parameter : others.entrySet()) {
            boolean added =
                    !own.containsKey(parameter.getKey()) && parameter.getValue().size() == 1;
            params = added ? params.without(parameter.getKey()) : params;
        }
        for (Map.Entry<String, Set<String>> parameter : own.entrySet()) {
            boolean removed = !others.containsKey(parameter.getKey())
                    && parameter.getValue().size() == 1;
            params = removed
                    ? params.with(
                            parameter.getKey(), parameter.getValue().iterator().next())
                    : params;
        }
        Case same = new Case(theirs.benchmark(), params, theirs.mode(), theirs.threads());
        boolean oneWay =
                own.keySet().containsAll(others.keySet()) || others.keySet().containsAll(own.keySet());
        return oneWay && listed.containsKey(same) ? same : theirs;
    }

    /** The values of each parameter of a benchmark, by name. */
    private Map<String, Set<String>> values(String benchmark) {
        Map<String, Set<String>> values = new TreeMap<>();
        listed.keySet().stream()
                .filter(c -> c.benchmark().equals(benchmark))
                .forEach(c -> c.params()
                        .values()
                        .forEach((name, value) -> values.computeIfAbsent(name, n -> new TreeSet<>())
                                .add(value)));
        return values;
    }

    /** How its parameters differ from those of the names that its cases have; empty if they do not. */
    String renamed() {
        return listed.entrySet().stream()
                .map(e -> Params.differing(
                        e.getKey().params().values().keySet(),
                        e.getValue().params().keySet()))
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
    }

    /** The cases that it runs. */
    List<Case> cases() {
        return listed.keySet().stream().filter(this::runs).toList();
    }

    /** Why it cannot run cases, by case. */
    Map<Case, String> unsupported() {
        Map<Case, String> reasons = new LinkedHashMap<>();
        listed.forEach((c, of) -> {
            if (!of.unsupported().isEmpty()) {
                reasons.put(c, of.unsupported());
            }
        });
        return reasons;
    }

    /** Whether it runs a case. */
    boolean runs(Case benchmarkCase) {
        return listed.containsKey(benchmarkCase)
                && listed.get(benchmarkCase).unsupported().isEmpty();
    }
}
