package org.jaxrsbench.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * A run, read.
 *
 * @param beside where else files of it are, such as those of a check whose report goes elsewhere
 */
record ReportedRun(Run run, Path beside) {

    /** Every row of {@code samples.csv}. */
    List<Sample> samples() {
        return run.samples();
    }

    Environment environment() {
        return run.environment();
    }

    /** A file of the run that not every run has. */
    Optional<Path> find(String name) {
        return Stream.of(run.folder().path(), beside)
                .map(place -> place.resolve(name))
                .filter(Files::exists)
                .findFirst();
    }

    String name() {
        return run.name();
    }

    /** Whether its subjects took turns. */
    Pairing pairing() {
        return Pairing.of(environment());
    }

    boolean overHttp() {
        return environment().require("tier").equals("http");
    }

    /** Whether a subject is no competitor, but shows what could be reached at best. */
    boolean isReference(String subject) {
        return samples().stream()
                .anyMatch(s -> s.subject().equals(subject)
                        && Implementations.references()
                                .contains(s.from().subject().implementation()));
    }

    /** Labels, in the order that was asked for, or else as they were measured. */
    List<String> subjects() {
        Set<String> measured =
                samples().stream().map(Sample::subject).collect(Collectors.toCollection(LinkedHashSet::new));
        String asked = environment().get("subjects").orElse("");
        return Stream.concat(Stream.of(asked.split(",")).filter(measured::contains), measured.stream())
                .distinct()
                .toList();
    }

    /** How many rounds there are of each subject and case: the fewest, and the most; none of both if every fork failed. */
    IntSummaryStatistics rounds() {
        Map<List<Object>, Set<Integer>> rounds = new HashMap<>();
        samples().stream()
                .filter(s -> s.status() == Status.OK)
                .forEach(s -> rounds.computeIfAbsent(List.of(s.subject(), s.benchmarkCase()), k -> new HashSet<>())
                        .add(s.round()));
        return rounds.isEmpty()
                ? new IntSummaryStatistics(1, 0, 0, 0)
                : rounds.values().stream().mapToInt(Set::size).summaryStatistics();
    }
}
