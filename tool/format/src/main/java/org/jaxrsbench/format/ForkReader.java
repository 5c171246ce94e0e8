package org.jaxrsbench.format;

import static java.util.stream.Collectors.toSet;

import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rows of {@code forks.csv} beside the samples of the same forks: files of two runs, or one that was edited, contradict each other. */
final class ForkReader {

    private static final String JVM = "jvm.";

    private ForkReader() {}

    /**
     * The conditions of forks; none if the run has no such file and took no slices.
     *
     * @param samples of the same run
     * @throws BadInputException if the file is missing or breaks the contract, if it lacks a fork that counts, if a fork counts in one file only, or
     *     if the environment does not know a subject
     */
    static List<ForkRow> read(RunFolder folder, Environment environment, List<Sample> samples) {
        List<Sample> counted =
                samples.stream().filter(s -> s.status() == Status.OK).toList();
        requireSubjects(folder, environment, counted);
        if (!environment.get("pairing").equals(Optional.of("slices"))) {
            return folder.readForks();
        }
        if (Files.notExists(folder.forks())) {
            throw new BadInputException(folder.forks() + ": there is no such file; expected the one of the run");
        }
        List<ForkRow> forks = folder.readForks();
        requireEach(folder, forks, counted);
        Map<List<Object>, Status> measured = new HashMap<>();
        samples.forEach(s -> measured.put(
                List.of(s.subject(), s.round(), s.fork(), s.benchmarkCase().toString()), s.status()));
        for (ForkRow fork : forks) {
            ForkRow.Place place = fork.place();
            Status status = measured.getOrDefault(
                    List.of(place.subject(), place.round(), place.fork(), place.firstCase()), fork.status());
            // Of a fork that failed in one case, the samples of the others are discarded.
            if ((status == Status.OK) != (fork.status() == Status.OK)) {
                throw contradiction(folder.forks() + ": fork " + place.fork() + " of round " + place.round() + " of "
                        + place.subject() + " is " + fork.status().label() + ", not " + status.label() + ",");
            }
        }
        return forks;
    }

    /** Where forks said which JVM they are, there is a line for each subject. */
    private static void requireSubjects(RunFolder folder, Environment environment, List<Sample> counted) {
        if (environment.values().keySet().stream().noneMatch(key -> key.startsWith(JVM))) {
            return;
        }
        for (Sample sample : counted) {
            if (environment.get(JVM + sample.subject()).isEmpty()) {
                throw contradiction(folder.environment() + ": knows no " + sample.subject());
            }
        }
    }

    /** Of forks that do not count, a run that was repaired may have kept the samples and not the row. */
    private static void requireEach(RunFolder folder, List<ForkRow> forks, List<Sample> counted) {
        Set<List<Object>> rows = forks.stream()
                .map(ForkRow::place)
                .map(place -> List.<Object>of(place.subject(), place.round(), place.fork()))
                .collect(toSet());
        counted.stream()
                .filter(s -> !rows.contains(List.<Object>of(s.subject(), s.round(), s.fork())))
                .findFirst()
                .ifPresent(s -> {
                    throw contradiction(folder.forks() + ": has no fork " + s.fork() + " of round " + s.round() + " of "
                            + s.subject());
                });
    }

    private static BadInputException contradiction(String what) {
        return new BadInputException(
                what + " as samples.csv has it; expected all files of one run, as they were written");
    }
}
