package org.jaxrsbench.view;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
record CheckPanel(ReportedRun run, List<CheckCsv.Row> rows) {

    private static final String FILE = "check.csv";
    private static final String NOTES = "notes.txt";
    private static final String RECORDINGS = "recordings";

    /** A case. */
    record Row(String label, String verdict, double change, double low, double high, int pairs, List<Look> looks) {}

    /** What a case's pairs said at a look, as fractions of goodness. */
    record Look(int pairs, double change, double low, double high) {}

    /** All cases; a drop up to {@code harmless} is never called a regression, one of {@code drop} has to be found. */
    record Data(String baseline, String candidate, String metric, double harmless, double drop, List<Row> rows) {}

    static Optional<CheckPanel> of(ReportedRun run) {
        return run.find(FILE).map(file -> new CheckPanel(run, rows(file)));
    }

    private static List<CheckCsv.Row> rows(Path file) {
        List<CheckCsv.Row> rows = CheckCsv.TABLE.read(file);
        if (rows.isEmpty()) {
            throw new BadInputException(file + ": there is no row; expected one for each case");
        }
        return rows;
    }

    private String subjects() {
        CheckCsv.Row first = rows.get(0);
        return Implementations.words(first.candidate()) + " against " + Implementations.words(first.baseline());
    }

    Section section(String of) {
        CheckCsv.Row first = rows.get(0);
        return new Section(
                Section.Kind.check,
                subjects() + of,
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
                notes(),
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

    /** What the pairs said at each look up to the last. */
    private List<Look> looks(CheckCsv.Row row) {
        List<Look> looks = new ArrayList<>();
        if (run.pairing() == Pairing.NONE || !run.subjects().containsAll(List.of(row.baseline(), row.candidate()))) {
            return looks;
        }
        Pairs pairs = new Pairs(run.run().pairs());
        PairTable table =
                PairTable.of(run.samples(), pairs, row.baseline(), row.candidate(), row.metric(), run.pairing());
        double[] all = table.differences(row.benchmarkCase());
        for (GateSettings.Look look : GateSettings.standard().looksUpTo(all.length)) {
            if (look.rounds() < all.length) {
                Estimate.AsChange then =
                        Estimate.ofPairs(Arrays.copyOf(all, look.rounds())).asChange();
                looks.add(new Look(look.rounds(), then.change(), then.ciLow(), then.ciHigh()));
            }
        }
        return looks;
    }

    /** What was said besides, such as the frames that changed. */
    private List<String> notes() {
        return run.find(NOTES).map(CheckPanel::lines).orElse(List.of());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadInputException(file + " cannot be read: " + e.getMessage());
        }
    }

    private List<Section.Link> recordings() {
        Path folder = run.folder().path().resolve(RECORDINGS);
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

    Headline headline() {
        CheckCsv.Row first = rows.get(0);
        Verdict worst = rows.stream().map(r -> r.given().verdict()).reduce(Verdict.PASS, Verdict::worse);
        long of = rows.stream().filter(r -> r.given().verdict() == worst).count();

        String cases = Units.count(rows.size(), "case");
        String below = cases + ", "
                + Units.count(run.rounds().getMin(), "round") + ", metric "
                + first.metric().label() + ".";
        String found = switch (worst) {
            case PASS -> cases + ".";
            case INCONCLUSIVE -> of + " of " + cases + " not decided.";
            case REGRESSION -> of + " of " + cases + worstChange(rows);
        };
        return new Headline(worst + ": " + subjects() + ", " + found, below);
    }

    private static String worstChange(List<CheckCsv.Row> rows) {
        return rows.stream()
                .filter(r -> r.given().verdict() == Verdict.REGRESSION
                        && !Double.isNaN(r.change().change()))
                .min(Comparator.comparingDouble(r -> r.change().change()))
                .map(r -> "; the worst, " + CaseNames.of(r.benchmarkCase()) + ", by "
                        + Units.change(r.change().change())
                        + (r.estimate().hasInterval()
                                ? " [" + Units.change(r.change().ciLow()) + ", "
                                        + Units.change(r.change().ciHigh()) + "]"
                                : "")
                        + ".")
                .orElse(".");
    }
}
