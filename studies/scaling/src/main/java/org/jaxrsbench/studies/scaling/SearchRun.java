package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.studies.scaling.Confirmation.Confirmed;
import org.jaxrsbench.studies.scaling.Search.Found;

/**
 * A search, what time says of what it found, and how much it tried, as tables in one folder. Counts are the same whatever else runs, and times
 * are not: the two are apart, so that a machine can search while it is busy and measure when it is quiet.
 *
 * @param folder where they go
 * @param seed of the search
 * @param out a line for each finding, and the folder
 * @param progress everything else
 */
record SearchRun(Trials trials, Path folder, long seed, PrintStream out, PrintStream progress) {

    private record Tried(String subject, long seed, long minutes, int applications, int requests) {}

    /** Searches for so long. Each finding is written at once. */
    void search(Duration time) throws IOException, InterruptedException {
        FindingsFile file = new FindingsFile(folder);
        List<FindingsFile.Entry> findings = new ArrayList<>();
        List<SearchFinding> rows = new ArrayList<>();
        file.write(findings);
        write(rows);
        new Search(trials, seed, progress).search(Instant.now().plus(time), one -> {
            String name = String.format(Locale.ROOT, "found-%02d", rows.size() + 1);
            findings.add(
                    FindingsFile.Entry.of(name, trials.namespace(one.suspicion().subject()), one));
            file.write(findings);
            rows.add(row(name, one, Optional.empty(), Optional.empty()));
            write(rows);
            return true;
        });
        List<Tried> tried = trials.subjects().stream()
                .map(subject -> new Tried(subject, seed, time.toMinutes(), trials.applications(), trials.requests()))
                .toList();
        new Table<>(Tried.class, "scripts/bench scaling --search").write(folder.resolve("search.csv"), tried);
    }

    /** Measures what the folder has that was not measured before. */
    void confirm(Confirmation confirmation) throws IOException, InterruptedException {
        List<SearchFinding> rows = new ArrayList<>(SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE)));
        for (int i = 0; i < rows.size(); i++) {
            SearchFinding before = rows.get(i);
            // A wrong answer takes no time.
            if (before.timed().isPresent() || before.kind() == SearchFinding.Kind.ANSWER) {
                continue;
            }
            String name = before.finding();
            Found one = trials.observed(new FindingsFile(folder).named(name));
            Optional<Confirmed> confirmed = timed(one, folder.resolve(name), confirmation);
            rows.set(i, row(name, one, confirmed, before.judged()));
            write(rows);
            out.println(one.suspicion()
                    + confirmed.map(c -> "; " + c).orElse("; not timed")
                    + (one.isOfTheRequest()
                            ? "; whoever sends requests makes it grow: tell the maintainers before anybody else"
                            : ""));
        }
        if (!rows.isEmpty()) {
            out.println(Checkout.command() + " scaling --project " + rows.get(0).finding() + " --resume " + folder
                    + " writes the first as a Maven project of its own");
        }
    }

    private void write(List<SearchFinding> rows) throws IOException {
        SearchFinding.TABLE.write(folder.resolve(SearchFinding.FILE), rows);
    }

    /** Measures a finding; a failure leaves it without figures, and the others are still measured. */
    private Optional<Confirmed> timed(Found one, Path requests, Confirmation confirmation)
            throws IOException, InterruptedException {
        try {
            return confirmation.of(one, requests);
        } catch (BadInputException | MeasurementFailedException e) {
            progress.println(requests.getFileName() + " cannot be timed: " + e.getMessage());
            return Optional.empty();
        }
    }

    private static SearchFinding row(
            String name, Found found, Optional<Confirmed> confirmed, Optional<SearchFinding.Judged> judged) {
        return new SearchFinding(
                name,
                found.suspicion().subject(),
                found.suspicion().kind(),
                found.suspicion().axis(),
                found.isOfTheRequest(),
                confirmed.map(Confirmed::near).orElse(found.near().size()),
                confirmed.map(Confirmed::far).orElse(found.far().size()),
                confirmed.map(Confirmed::timed),
                found.suspicion().says(),
                judged);
    }
}
