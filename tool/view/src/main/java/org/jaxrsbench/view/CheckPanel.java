package org.jaxrsbench.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.CheckCsv;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Verdict;

/** A check's verdicts, of a run that has a {@code check.csv}. */
final class CheckPanel {

    private static final List<String> FLAME_GRAPHS = Stream.of(Metric.CPU, Metric.ALLOC)
            .flatMap(metric -> Stream.of("difference", "candidate", "baseline")
                    .map(which -> "recordings/flame-" + metric.label() + "-" + which + ".html"))
            .toList();

    private final Run run;
    private final Path beside;
    private final List<CheckCsv.Row> rows;
    private final CheckCsv.Row first;
    private final String subjects;
    private final Path file;

    private CheckPanel(Run run, Path beside, Path file) {
        this.run = run;
        this.beside = beside;
        this.file = file;
        rows = CheckCsv.TABLE.read(file);
        if (rows.isEmpty()) {
            throw new BadInputException(file + ": there is no row; expected one for each case");
        }
        first = rows.get(0);
        subjects = Implementations.words(first.candidate()) + " against " + Implementations.words(first.baseline());
    }

    /** The panel; none unless there is such a file, of subjects of the run: beside the page may lie that of another. */
    static Panel of(Run run, Path beside, String of) {
        return Report.find(run, beside, "check.csv")
                .map(file -> new CheckPanel(run, beside, file))
                .filter(check -> run.subjects().contains(check.first.baseline()))
                .map(check -> Panel.of(List.of(check.section(of)), check.headline()))
                .orElse(Panel.NONE);
    }

    private Section section(String of) {
        List<Double> zone = tolerance().stream()
                .flatMap(tolerance -> Stream.of(1 - tolerance, 1 - GateSettings.PROMISED_NOISE))
                .toList();
        return new Section(
                Section.Kind.intervals,
                subjects + of,
                "Goodness in " + first.metric().label() + " as a ratio with its 95% interval."
                        + (zone.isEmpty() ? "" : " Drops beyond the shaded zone are reported; smaller ones never are."),
                new IntervalPlot(
                        List.of("all pairs"), zone, rows.stream().map(this::row).toList()),
                Report.find(run, beside, "notes.txt").map(CheckPanel::lines).orElse(List.of()),
                flameGraphs(),
                rows.stream()
                        .map(row -> CaseNames.of(row.benchmarkCase()) + ": "
                                + row.given().verdict() + ", " + row.given().detail())
                        .toList());
    }

    /** What the check had to find; empty if it was written before that was. */
    private Optional<Double> tolerance() {
        Path json = file.resolveSibling("check.json");
        try {
            return Files.exists(json)
                    ? Optional.of(new JsonMapper().readTree(json.toFile()).path("tolerance"))
                            .filter(JsonNode::isNumber)
                            .map(JsonNode::asDouble)
                    : Optional.empty();
        } catch (IOException e) {
            throw new BadInputException(json + " is no JSON: " + e.getClass().getSimpleName()
                    + "; expected what scripts/bench check writes");
        }
    }

    private IntervalPlot.Row row(CheckCsv.Row row) {
        return new IntervalPlot.Row(
                CaseNames.of(row.benchmarkCase()),
                (row.given().verdict() + " " + Words.change(row.estimate())).strip(),
                Double.isNaN(row.change().change()) ? List.of() : List.of(IntervalPlot.Mark.of(0, row.estimate())));
    }

    /** The flame graphs that the page can link, because it lies in the run's folder, or the other way round. */
    private List<Section.Link> flameGraphs() {
        Path from = beside.toAbsolutePath().normalize();
        return FLAME_GRAPHS.stream()
                .map(name -> run.folder().path().resolve(name).toAbsolutePath().normalize())
                .filter(file -> file.startsWith(from) && Files.exists(file))
                .map(file -> new Section.Link(
                        file.getFileName()
                                .toString()
                                .replaceAll("-|\\.html", " ")
                                .strip(),
                        from.toUri().relativize(file.toUri()).getRawPath()))
                .toList();
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
            case FAILED -> of + " of " + cases + " failed";
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
