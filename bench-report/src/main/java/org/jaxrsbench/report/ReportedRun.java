package org.jaxrsbench.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.PairRow;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * A run folder, read.
 *
 * @param folder it
 * @param samples every row of {@code samples.csv}
 * @param pairs those of {@code pairs.csv}; none if it was not measured in slices
 * @param environment what {@code environment.csv} says
 * @param health rows of {@code health.csv}; none if the run has no such file
 * @param beside where else files of it are, such as those of a check whose report goes elsewhere
 */
record ReportedRun(
        RunFolder folder,
        List<Sample> samples,
        List<PairRow> pairs,
        Environment environment,
        List<Health> health,
        Path beside) {

    private static final String LENS = "lens";
    private static final String SUBJECTS = "subjects";

    /**
     * Of a run.
     *
     * @param beside where else files of it may be
     * @throws org.jaxrsbench.results.BadInputException if one of its files cannot be read
     */
    static ReportedRun of(Run run, Path beside) {
        RunFolder folder = run.folder();
        return new ReportedRun(
                folder,
                run.samples(),
                run.pairs(),
                run.environment(),
                !folder.isFile() && Files.exists(folder.health()) ? folder.readHealth() : List.of(),
                beside);
    }

    /** It, without what only a page needs. */
    Run run() {
        return new Run(folder, environment, samples, pairs);
    }

    /** A file of the run that not every run has. */
    Optional<Path> find(String name) {
        return Stream.of(folder.path(), beside)
                .map(place -> place.resolve(name))
                .filter(Files::exists)
                .findFirst();
    }

    /** The folder's name. */
    String name() {
        return folder.path().toAbsolutePath().normalize().getFileName().toString();
    }

    /** Whether its subjects took turns. */
    Pairing pairing() {
        return Pairing.of(environment);
    }

    boolean overHttp() {
        return environment.require("tier").equals("http");
    }

    /** The lens that it was measured under, if it was one of several. */
    Optional<String> lens() {
        return environment.get(LENS);
    }

    /** Labels, in the order that was asked for, or else as they were measured. */
    List<String> subjects() {
        Set<String> measured =
                samples.stream().map(Sample::subject).collect(Collectors.toCollection(LinkedHashSet::new));
        List<String> asked = Arrays.stream(environment.get(SUBJECTS).orElse("").split(","))
                .filter(measured::contains)
                .toList();
        List<String> all = new ArrayList<>(asked);
        measured.stream().filter(s -> !asked.contains(s)).forEach(all::add);
        return all;
    }

    /** How many rounds there are of each subject and case: the fewest, and the most; none of both if every fork failed. */
    IntSummaryStatistics rounds() {
        Map<List<Object>, Set<Integer>> rounds = new HashMap<>();
        samples.stream()
                .filter(s -> s.status() == Status.OK)
                .forEach(s -> rounds.computeIfAbsent(List.of(s.subject(), s.benchmarkCase()), k -> new HashSet<>())
                        .add(s.round()));
        return rounds.isEmpty()
                ? new IntSummaryStatistics(1, 0, 0, 0)
                : rounds.values().stream().mapToInt(Set::size).summaryStatistics();
    }

    /** How many forks were discarded. */
    long discarded() {
        return samples.stream()
                .filter(s -> s.status() == Status.DISCARDED)
                .map(Sample::forkId)
                .distinct()
                .count();
    }
}
