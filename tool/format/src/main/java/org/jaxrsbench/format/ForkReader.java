package org.jaxrsbench.format;

import static java.util.stream.Collectors.toSet;

import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The rows of {@code forks.csv} beside the samples of the same forks: files of two runs, or one that was edited, contradict each other. */
final class ForkReader {

    private ForkReader() {}

    /**
     * The conditions of forks; none if the run has no such file and took no slices.
     *
     * @param samples of the same run
     * @throws BadInputException if the file is missing or breaks the contract, if it lacks a fork that counts, if a fork counts in one file only, or
     *     if the environment does not know a subject
     */
    static List<ForkRow> read(RunFolder folder, Environment environment, List<Sample> samples) {
        Stream<String> subjects = samples.stream().map(Sample::subject).distinct();
        boolean named = environment.values().keySet().stream().anyMatch(key -> key.startsWith("jvm."));
        subjects.filter(label -> named && environment.get("jvm." + label).isEmpty())
                .filter(label -> samples.stream().anyMatch(s -> s.subject().equals(label) && s.status() == Status.OK))
                .findFirst()
                .ifPresent(label -> {
                    throw contradiction(folder.environment() + ": knows no " + label);
                });
        if (!environment.get("pairing").equals(Optional.of("slices"))) {
            return folder.readForks();
        }
        if (Files.notExists(folder.forks())) {
            throw new BadInputException(folder.forks() + ": there is no such file; expected the one of the run");
        }
        List<ForkRow> forks = folder.readForks();
        requireEach(folder, forks, samples);
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

    private static void requireEach(RunFolder folder, List<ForkRow> forks, List<Sample> samples) {
        Set<List<Object>> rows = forks.stream()
                .map(ForkRow::place)
                .map(place -> List.<Object>of(place.subject(), place.round(), place.fork()))
                .collect(toSet());
        samples.stream() // of others, a run that was repaired may have kept some cases only
                .filter(s -> s.status() == Status.OK)
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
