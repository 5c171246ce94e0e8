package org.jaxrsbench.cli.search;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.cli.search.CliffFuzzer.Found;
import org.jaxrsbench.cli.search.Confirmation.Confirmed;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.MeasurementFailedException;

/**
 * A search, what time says of what it found, and how much it tried, as tables in one folder.
 *
 * @param files where they go
 * @param seed of the search
 * @param out a line for each finding, and the folder
 * @param progress everything else
 */
public record SearchRun(Trials trials, FoundFiles files, long seed, PrintStream out, PrintStream progress) {

    private static final List<String> FOUND = List.of(
            "finding", "subject", "kind", "axis", "grows", "near", "far", "ratio", "low", "high", "beyond", "says");
    private static final List<String> TRIED =
            List.of("subject", "seed", "minutes", "applications", "requests", "methods", "entered", "of");
    private static final List<String> NOT_TIMED = List.of("", "", "", "");

    /** Searches for so long, and then measures what was found. Each finding is written at once, and again when it was measured. */
    public void search(Duration time, Confirmation confirmation) throws IOException, InterruptedException {
        List<List<String>> rows = new ArrayList<>();
        List<Path> folders = new ArrayList<>();
        List<Found> found = new CliffFuzzer(trials, seed, progress)
                .search(Instant.now().plus(time), all -> false, one -> {
                    Path folder = files.write(rows.size() + 1, one);
                    folders.add(folder);
                    rows.add(row(folder, one, Optional.empty()));
                    CsvFiles.write(files.parent().resolve("found.csv"), FOUND, rows);
                });
        tried(time);
        for (int i = 0; i < found.size(); i++) {
            Found one = found.get(i);
            Optional<Confirmed> confirmed = timed(one, folders.get(i), confirmation);
            rows.set(i, row(folders.get(i), one, confirmed));
            CsvFiles.write(files.parent().resolve("found.csv"), FOUND, rows);
            out.println(one.suspicion()
                    + confirmed.map(c -> "; " + c).orElse("; not timed")
                    + (one.isOfTheRequest()
                            ? "; whoever sends requests makes it grow: tell the maintainers before anybody else"
                            : ""));
            if (Files.exists(folders.get(i).resolve("pom.xml"))) {
                out.println("  mvn -q -f " + folders.get(i) + " compile exec:java");
            }
        }
    }

    /** What cannot be measured is no reason to leave the others unmeasured. */
    private Optional<Confirmed> timed(Found one, Path folder, Confirmation confirmation)
            throws IOException, InterruptedException {
        try {
            return confirmation.of(one, folder);
        } catch (BadInputException | MeasurementFailedException e) {
            progress.println(folder.getFileName() + " cannot be timed: " + e.getMessage());
            return Optional.empty();
        }
    }

    private static List<String> row(Path folder, Found found, Optional<Confirmed> confirmed) {
        List<String> row = new ArrayList<>(List.of(
                folder.getFileName().toString(),
                found.suspicion().subject(),
                found.suspicion().kind().name(),
                found.suspicion().axis(),
                found.isOfTheRequest() ? "request" : "application",
                Integer.toString(found.near().size()),
                Integer.toString(found.far().size())));
        row.addAll(confirmed.map(Confirmed::cells).orElse(NOT_TIMED));
        row.add(found.suspicion().says());
        return row;
    }

    private void tried(Duration time) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (Coverage coverage : trials.writeCoverage(files.parent().resolve("coverage.csv"))) {
            progress.println(trials.applications() + " applications, " + trials.requests() + " requests, "
                    + coverage.subject() + ": " + coverage.words());
            coverage.most()
                    .ifPresent(most -> rows.add(List.of(
                            coverage.subject(),
                            Long.toString(seed),
                            Long.toString(time.toMinutes()),
                            Integer.toString(trials.applications()),
                            Integer.toString(trials.requests()),
                            Integer.toString(most.methods()),
                            Integer.toString(most.entered()),
                            most.name())));
        }
        CsvFiles.write(files.parent().resolve("search.csv"), TRIED, rows);
    }
}
