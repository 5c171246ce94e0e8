package org.jaxrsbench.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A run's folder and the files in it.
 *
 * @param path the folder
 */
public record RunFolder(Path path) {

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    /**
     * Makes a new folder, named after the time and what is measured.
     *
     * @param results the folder that holds runs; made if it does not exist
     * @param name such as {@code jersey-4.0.3}
     * @throws BadInputException if the folder cannot be made or written to
     */
    public static RunFolder create(Path results, String name, Clock clock) {
        String stem = STAMP.format(clock.instant()) + "-" + name.replaceAll("[^A-Za-z0-9._-]+", "-");
        try {
            Files.createDirectories(results);
            for (int i = 1; ; i++) {
                Path path = results.resolve(i == 1 ? stem : stem + "-" + i);
                if (Files.notExists(path)) {
                    Files.createDirectory(path);
                    return new RunFolder(path);
                }
            }
        } catch (IOException e) {
            throw BadInputException.unwritable("results folder " + results + " cannot be made", e);
        }
    }

    /** The request, as the runner parsed it. */
    public Path plan() {
        return path.resolve("plan.json");
    }

    /** The raw data. */
    public Path samples() {
        return path.resolve("samples.csv");
    }

    /** The medians and intervals. */
    public Path summary() {
        return path.resolve("summary.csv");
    }

    /** The machine and the settings. */
    public Path environment() {
        return path.resolve("environment.csv");
    }

    /** The pairs of a run in slices. */
    public Path pairs() {
        return path.resolve("pairs.csv");
    }

    /** The conditions of its forks. */
    public Path forks() {
        return path.resolve("forks.csv");
    }

    /** Its slices, each of them. */
    public Path slices() {
        return path.resolve("slices.csv");
    }

    /**
     * Reads the pairs; none if it was not measured in slices.
     *
     * @throws BadInputException if they are missing or break the contract
     */
    public List<PairRow> readPairs(Environment environment) {
        return environment.get("pairing").equals(Optional.of("slices"))
                ? PairRow.TABLE.readOnce(pairs(), PairRow::uniqueKey)
                : List.of();
    }

    /** {@code jmh.json}: the forks as JMH writes them. */
    public Path jmhJson() {
        return path.resolve("jmh.json");
    }

    /**
     * Reads the samples.
     *
     * @throws BadInputException if they break the contract
     */
    public List<Sample> readSamples() {
        return SampleReader.read(samples());
    }

    /**
     * Reads the conditions of forks; none if the run is not in slices.
     *
     * @throws BadInputException if they break the contract
     */
    public List<ForkRow> readForks() {
        return Files.exists(forks()) ? ForkRow.TABLE.readOnce(forks(), ForkRow::place) : List.of();
    }

    /**
     * Reads the environment.
     *
     * @throws BadInputException if it breaks the contract
     */
    public Environment readEnvironment() {
        return Environment.read(environment());
    }
}
