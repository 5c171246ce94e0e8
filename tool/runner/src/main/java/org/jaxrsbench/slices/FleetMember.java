package org.jaxrsbench.slices;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.process.Talk;

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
    public static FleetMember asked(String label, Launchable subject, List<String> arguments, int threads, Path folder)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                subject.java().toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder));
        command.addAll(subject.program());
        command.add("--serve");
        if (subject.isForeign()) {
            // In whatever mode its benchmarks are usually run: throughput can be gated.
            command.addAll(List.of("--foreign", "-bm", "thrpt"));
            command.addAll(threads == 1 ? List.of() : List.of("-t", Integer.toString(threads)));
        }
        command.addAll(arguments);
        try (Talk talk = new Talk(label + ": the process that lists its cases", command, false)) {
            Optional<String> said = talk.line(PATIENCE);
            boolean jar = subject.kind() == Launchable.Kind.JAR || subject.isForeign();
            if (said.isEmpty() && jar) {
                throw new BadInputException("subject '" + label + "': the process that lists its cases ended"
                        + talk.lastWords() + "; expected a benchmarks jar of this project, or jmh: before any other's");
            }
            String line = said.orElseThrow(talk::ended);
            Listing listing = understood(label, line);
            if (!listing.badInput().isEmpty()) {
                throw new BadInputException(
                        subject.kind() == Launchable.Kind.COMMIT
                                ? listing.badInput() + " (subject '" + label + "': that commit may know fewer options)"
                                : (jar ? "subject '" + label + "': " : "") + listing.badInput());
            }
            return of(label, listing, threads);
        }
    }

    /**
     * Makes sure that each pattern selects a case: one of several may be misspelt, and less would be listed or measured than was asked for.
     *
     * @param patterns regular expressions, found in the qualified name of a method
     * @param members all subjects
     * @throws BadInputException naming the first that does not
     */
    public static void requireEach(List<String> patterns, List<FleetMember> members) {
        List<String> names = members.stream()
                .flatMap(member -> member.listed().values().stream())
                .map(Listing.Listed::className)
                .distinct()
                .toList();
        for (String pattern : patterns) {
            if (names.stream().noneMatch(Pattern.compile(pattern).asPredicate())) {
                throw new BadInputException(
                        "'" + pattern
                                + "' selects no case of any subject; expected a benchmark that \"list\" prints, and that has the parameters of -p");
            }
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
    public FleetMember named(FleetMember first) {
        Map<Case, Listing.Listed> renamed = new LinkedHashMap<>();
        listed.forEach((theirs, of) -> renamed.put(
                first.listed.keySet().stream()
                        .filter(own -> first.isSame(own, theirs, this))
                        .findFirst()
                        .orElse(theirs),
                of));
        return new FleetMember(label, harness, renamed);
    }

    private boolean isSame(Case own, Case theirs, FleetMember other) {
        Map<String, String> mine = own.params().values();
        Map<String, String> others = theirs.params().values();
        boolean nested =
                mine.keySet().containsAll(others.keySet()) || others.keySet().containsAll(mine.keySet());
        return nested
                && new Case(own.benchmark(), theirs.params(), own.mode(), own.threads()).equals(theirs)
                && mine.keySet().stream()
                        .allMatch(p -> others.containsKey(p) ? others.get(p).equals(mine.get(p)) : isFixed(own, p))
                && others.keySet().stream().allMatch(p -> mine.containsKey(p) || other.isFixed(theirs, p));
    }

    private boolean isFixed(Case of, String parameter) {
        return listed.keySet().stream()
                        .filter(c -> c.benchmark().equals(of.benchmark()))
                        .map(c -> c.params().get(parameter))
                        .distinct()
                        .count()
                == 1;
    }

    /** How its parameters differ from those of the names that its cases have; empty if they do not. */
    public String renamed() {
        return listed.entrySet().stream()
                .map(e -> e.getKey().params().differing(Params.of(e.getValue().params())))
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
    }

    /** This one, which does not run what it answers wrong: how, by the names of an application's requests, selected or not. */
    public FleetMember failing(Map<String, String> wrong) {
        Map<Case, Listing.Listed> all = new LinkedHashMap<>(listed);
        listed.forEach((c, of) -> wrong.forEach((name, why) -> {
            Map<String, String> params = Map.of("request", name);
            Listing.Listed not = new Listing.Listed(
                    of.benchmark(), params, of.mode(), of.className(), "", of.late(), of.flags(), why);
            all.put(new Case(c.benchmark(), Params.of(params), c.mode(), c.threads()), not);
        }));
        return new FleetMember(label, harness, all);
    }

    /** The cases that it runs. */
    public List<Case> cases() {
        return listed.keySet().stream().filter(this::runs).toList();
    }

    /** Why it cannot run cases, by case. */
    public Map<Case, String> unsupported() {
        Map<Case, String> reasons = new LinkedHashMap<>();
        listed.forEach((c, of) -> reasons.put(c, of.unsupported()));
        reasons.values().removeIf(String::isEmpty);
        return reasons;
    }

    /** Whether it runs a case. */
    public boolean runs(Case benchmarkCase) {
        return listed.containsKey(benchmarkCase)
                && listed.get(benchmarkCase).unsupported().isEmpty();
    }
}
