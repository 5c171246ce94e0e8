package org.jaxrsbench.view;

import java.io.IOException;
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
final class CheckPanel {

    private static final String FILE = "check.csv";
    private static final String NOTES = "notes.txt";

    private static final List<Integer> LOOKS = GateSettings.standard().looks().stream()
            .map(GateSettings.Look::rounds)
            .toList();

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

    /** The panel; none unless there is such a file. */
    static Panel of(ReportedRun run, String of) {
        return run.find(FILE)
                .map(file -> new CheckPanel(run, file))
                .map(check -> Panel.of(List.of(check.section(of)), check.headline()))
                .orElse(Panel.NONE);
    }

    private Section section(String of) {
        return new Section(
                Section.Kind.intervals,
                subjects + of,
                "Goodness in " + first.metric().label()
                        + " as a ratio with its 95% interval: of all pairs, and of those that were there at each look before. Drops beyond"
                        + " the shaded zone are reported; smaller ones never are.",
                new IntervalPlot(
                        Stream.concat(Stream.of("all pairs"), LOOKS.stream().map(rounds -> "the first " + rounds))
                                .toList(),
                        List.of(1 - GateSettings.standard().tolerance(), 1 - GateSettings.PROMISED_NOISE),
                        rows.stream().map(this::row).toList()),
                run.find(NOTES).map(CheckPanel::lines).orElse(List.of()),
                rows.stream()
                        .map(row -> CaseNames.of(row.benchmarkCase()) + ": "
                                + row.given().verdict() + ", " + row.given().detail())
                        .toList());
    }

    private IntervalPlot.Row row(CheckCsv.Row row) {
        List<IntervalPlot.Mark> marks = new ArrayList<>();
        if (!Double.isNaN(row.change().change())) {
            marks.add(IntervalPlot.Mark.of(0, row.estimate()));
        }
        double[] all = differences(row);
        for (int i = 0; i < LOOKS.size() && LOOKS.get(i) < all.length; i++) {
            marks.add(IntervalPlot.Mark.of(i + 1, Estimate.ofPairs(Arrays.copyOf(all, LOOKS.get(i)))));
        }
        return new IntervalPlot.Row(
                CaseNames.of(row.benchmarkCase()),
                false,
                (row.given().verdict() + " " + Words.change(row.estimate())).strip(),
                marks);
    }

    private double[] differences(CheckCsv.Row row) {
        return run.pairing() == Pairing.NONE || !run.subjects().containsAll(List.of(row.baseline(), row.candidate()))
                ? new double[0]
                : PairTable.of(
                                run.samples(),
                                new Pairs(run.run().pairs()),
                                row.baseline(),
                                row.candidate(),
                                row.metric(),
                                run.pairing())
                        .differences(row.benchmarkCase());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadInputException(file + " cannot be read: " + e.getMessage());
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
