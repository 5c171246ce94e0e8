package org.jaxrsbench.view;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jaxrsbench.gate.CheckCsv;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.BadInputException;

/** A check's verdicts, of a run that has a {@code check.csv}. */
final class CheckPanel {

    private static final String FILE = "check.csv";
    private static final String NOTES = "notes.txt";
    private static final String RECORDINGS = "recordings";

    private final ReportedRun run;
    private final List<CheckCsv.Row> rows;
    private final CheckCsv.Row first;
    private final String subjects;

    private CheckPanel(ReportedRun run, Path file) {
        this.run = run;
        rows = CheckCsv.TABLE.read(file);
        if (rows.isEmpty()) {
            throw new BadInputException(file + ": there is no row; expected one for each case");
        }
        first = rows.get(0);
        subjects = Implementations.words(first.candidate()) + " against " + Implementations.words(first.baseline());
    }

    /** A case. */
    record Row(String label, String verdict, double change, double low, double high, int pairs, List<Look> looks) {}

    /** What a case's pairs said at a look, as fractions of goodness. */
    record Look(int pairs, double change, double low, double high) {}

    /** All cases; a drop up to {@code harmless} is never called a regression, one of {@code drop} has to be found. */
    record Data(String baseline, String candidate, String metric, double harmless, double drop, List<Row> rows) {}

    /** The panel; none unless there is such a file. */
    static Panel of(ReportedRun run, String of) {
        return run.find(FILE)
                .map(file -> new CheckPanel(run, file))
                .map(check -> Panel.of(List.of(check.section(of)), check.headline()))
                .orElse(Panel.NONE);
    }

    private Section section(String of) {
        return new Section(
                Section.Kind.check,
                subjects + of,
                "Change in " + first.metric().label()
                        + " with its 95% interval; thin lines are what the pairs said at each look before. Drops beyond the"
                        + " shaded zone are reported; smaller ones never are.",
                new Data(
                        first.baseline(),
                        first.candidate(),
                        first.metric().label(),
                        -GateSettings.PROMISED_NOISE,
                        -GateSettings.standard().tolerance(),
                        rows.stream().map(this::row).toList()),
                run.find(NOTES).map(CheckPanel::lines).orElse(List.of()),
                rows.stream()
                        .map(row -> CaseNames.of(row.benchmarkCase()) + ": "
                                + row.given().verdict() + ", " + row.given().detail())
                        .toList(),
                recordings());
    }

    private Row row(CheckCsv.Row row) {
        return new Row(
                CaseNames.of(row.benchmarkCase()),
                row.given().verdict().name(),
                row.change().change(),
                row.change().ciLow(),
                row.change().ciHigh(),
                row.given().pairs(),
                looks(row));
    }

    /** What the pairs said at each look before the last. */
    private List<Look> looks(CheckCsv.Row row) {
        if (run.pairing() == Pairing.NONE || !run.subjects().containsAll(List.of(row.baseline(), row.candidate()))) {
            return List.of();
        }
        double[] all = PairTable.of(
                        run.samples(),
                        new Pairs(run.run().pairs()),
                        row.baseline(),
                        row.candidate(),
                        row.metric(),
                        run.pairing())
                .differences(row.benchmarkCase());
        return GateSettings.standard().looksUpTo(all.length).stream()
                .map(GateSettings.Look::rounds)
                .filter(rounds -> rounds < all.length)
                .map(rounds -> {
                    Estimate.AsChange then =
                            Estimate.ofPairs(Arrays.copyOf(all, rounds)).asChange();
                    return new Look(rounds, then.change(), then.ciLow(), then.ciHigh());
                })
                .toList();
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadInputException(file + " cannot be read: " + e.getMessage());
        }
    }

    private List<Section.Link> recordings() {
        Path folder = run.run().folder().path().resolve(RECORDINGS);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.toString().endsWith(".jfr"))
                    .map(f -> folder.getParent().relativize(f))
                    .map(f -> new Section.Link(f.toString(), address(f)))
                    .sorted(Comparator.comparing(Section.Link::text))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(folder + " cannot be read", e);
        }
    }

    /** As an address relative to the run folder, in which the page stands. */
    private static String address(Path file) {
        String path = file.toString().replace(file.getFileSystem().getSeparator(), "/");
        try {
            return new URI(null, null, path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(file + " cannot be named in a link", e);
        }
    }

    private Panel.Headline headline() {
        Verdict worst = rows.stream().map(r -> r.given().verdict()).reduce(Verdict.PASS, Verdict::worse);
        long of = rows.stream().filter(r -> r.given().verdict() == worst).count();
        String cases = Words.count(rows.size(), "case");
        String found = switch (worst) {
            case PASS -> cases;
            case INCONCLUSIVE -> of + " of " + cases + " not decided";
            case REGRESSION -> of + " of " + cases + worstChange().orElse("");
        };
        return new Panel.Headline(
                worst + ": " + subjects + ", " + found + ".",
                cases + ", " + Words.count(run.rounds().getMin(), "round") + ", metric "
                        + first.metric().label() + ".");
    }

    private Optional<String> worstChange() {
        return rows.stream()
                .filter(r -> r.given().verdict() == Verdict.REGRESSION
                        && !Double.isNaN(r.change().change()))
                .min(Comparator.comparingDouble(r -> r.change().change()))
                .map(r -> "; the worst, " + CaseNames.of(r.benchmarkCase()) + ", by " + Words.change(r.estimate()));
    }
}
