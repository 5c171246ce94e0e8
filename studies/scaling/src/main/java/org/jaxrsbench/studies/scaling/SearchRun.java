package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.studies.scaling.CliffFuzzer.Found;
import org.jaxrsbench.studies.scaling.Confirmation.Confirmed;

/**
 * A search, what time says of what it found, and how much it tried, as tables in one folder. Counts are the same whatever else runs, and times
 * are not: the two are apart, so that a machine can search while it is busy and measure when it is quiet.
 *
 * @param files where they go
 * @param seed of the search
 * @param out a line for each finding, and the folder
 * @param progress everything else
 */
public record SearchRun(Trials trials, FoundFiles files, long seed, PrintStream out, PrintStream progress) {

    private static final List<String> TRIED =
            List.of("subject", "seed", "minutes", "applications", "requests", "methods", "entered", "of");

    /** The subjects of a search whose folder this is, which may have been interrupted; none if it found nothing. */
    public static List<String> subjects(Path folder) {
        return SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE)).stream()
                .limit(1)
                .flatMap(one -> FoundFiles.subjects(folder.resolve(one.finding())).stream())
                .toList();
    }

    /** Searches for so long. Each finding is written at once. */
    public void search(Duration time) throws IOException, InterruptedException {
        List<SearchFinding> rows = new ArrayList<>();
        write(rows);
        new CliffFuzzer(trials, seed, progress).search(Instant.now().plus(time), one -> {
            rows.add(row(files.write(rows.size() + 1, one), one, Optional.empty()));
            write(rows);
            return true;
        });
        tried(time);
    }

    /** Measures what the folder has that was not measured before. */
    public void confirm(Confirmation confirmation) throws IOException, InterruptedException {
        List<SearchFinding> rows =
                new ArrayList<>(SearchFinding.TABLE.read(files.parent().resolve(SearchFinding.FILE)));
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).timed().isPresent()) {
                continue;
            }
            Path folder = files.parent().resolve(rows.get(i).finding());
            Found one = files.read(folder);
            Optional<Confirmed> confirmed = timed(one, folder, confirmation);
            rows.set(i, row(folder, one, confirmed));
            write(rows);
            out.println(one.suspicion()
                    + confirmed.map(c -> "; " + c).orElse("; not timed")
                    + (one.isOfTheRequest()
                            ? "; whoever sends requests makes it grow: tell the maintainers before anybody else"
                            : ""));
            if (Files.exists(folder.resolve("pom.xml"))) {
                out.println("  mvn -q -f " + folder + " compile exec:java");
            }
        }
    }

    private void write(List<SearchFinding> rows) throws IOException {
        SearchFinding.TABLE.write(files.parent().resolve(SearchFinding.FILE), rows);
    }

    /** Measures a finding; a failure leaves it without figures, and the others are still measured. */
    private Optional<Confirmed> timed(Found one, Path folder, Confirmation confirmation)
            throws IOException, InterruptedException {
        try {
            return confirmation.of(one, folder);
        } catch (BadInputException | MeasurementFailedException e) {
            progress.println(folder.getFileName() + " cannot be timed: " + e.getMessage());
            return Optional.empty();
        }
    }

    private static SearchFinding row(Path folder, Found found, Optional<Confirmed> confirmed) {
        return new SearchFinding(
                folder.getFileName().toString(),
                found.suspicion().subject(),
                found.suspicion().kind(),
                found.suspicion().axis(),
                found.isOfTheRequest(),
                confirmed.map(Confirmed::near).orElse(found.near().size()),
                confirmed.map(Confirmed::far).orElse(found.far().size()),
                confirmed.map(Confirmed::timed),
                found.suspicion().says(),
                Optional.empty());
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
