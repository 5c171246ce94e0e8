package org.jaxrsbench.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.Cell;
import org.jaxrsbench.gate.compare.Comparison.Row;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.TextTable;

/** A comparison as a table for people: on a terminal, or as Markdown. */
public final class ComparisonTables {

    /** More subjects than these are rows and no longer columns, unless there are more cases still. */
    private static final int MOST_SUBJECTS_BESIDE = 4;

    private ComparisonTables() {}

    /** For a terminal: what is too wide for it in columns is written in rows. */
    public static String text(Comparison comparison) {
        StringBuilder text = new StringBuilder();
        comparison.tables().forEach((metric, rows) -> {
            String beside = table(comparison, metric, rows).text();
            boolean fits = beside.lines().allMatch(line -> line.length() <= TextTable.TERMINAL);
            text.append(fits ? beside : caseByCase(comparison, metric, rows).text())
                    .append('\n');
        });
        return text.append(footnotes(comparison)).toString();
    }

    /** For a page. */
    public static String markdown(Comparison comparison) {
        StringBuilder text = new StringBuilder();
        comparison
                .tables()
                .forEach((metric, rows) ->
                        text.append(table(comparison, metric, rows).markdown()).append('\n'));
        return text.append(footnotes(comparison)).toString();
    }

    private static TextTable table(Comparison comparison, Metric metric, List<Row> rows) {
        return comparison.subjects().size() > MOST_SUBJECTS_BESIDE
                        && rows.size() < comparison.subjects().size()
                ? subjectsBelow(comparison, metric, rows)
                : subjectsBeside(comparison, metric, rows);
    }

    /** A line for each subject. */
    private static TextTable subjectsBelow(Comparison comparison, Metric metric, List<Row> rows) {
        List<String> head = new ArrayList<>(List.of(metric.label()));
        List<RatioColumn> ratios = new ArrayList<>();
        for (Row row : rows) {
            head.add(CaseNames.of(row.benchmarkCase()));
            head.add("vs " + comparison.subjects().get(0));
            ratios.add(ratios(row.cells()));
        }
        TextTable table = new TextTable(head, Set.of(0));
        for (int i = 0; i < comparison.subjects().size(); i++) {
            List<String> line = new ArrayList<>(List.of(comparison.subjects().get(i)));
            for (int r = 0; r < rows.size(); r++) {
                line.add(score(comparison, metric, rows.get(r), i));
                line.add(i == 0 ? "" : ratios.get(r).cell(rows.get(r).cells().get(i)));
            }
            table.add(line);
        }
        return table;
    }

    /** A line for each case. */
    private static TextTable subjectsBeside(Comparison comparison, Metric metric, List<Row> rows) {
        List<String> head = new ArrayList<>(List.of(metric.label()));
        List<RatioColumn> ratios = ratios(comparison, rows);
        for (int i = 0; i < comparison.subjects().size(); i++) {
            head.add(comparison.subjects().get(i));
            if (i > 0) {
                head.add("vs " + comparison.subjects().get(0));
            }
        }
        TextTable table = new TextTable(head, Set.of(0));
        for (Row row : rows) {
            List<String> line = new ArrayList<>(List.of(CaseNames.of(row.benchmarkCase())));
            for (int i = 0; i < row.cells().size(); i++) {
                line.add(score(comparison, metric, row, i));
                if (i > 0) {
                    line.add(ratios.get(i).cell(row.cells().get(i)));
                }
            }
            table.add(line);
        }
        List<String> mean = new ArrayList<>(List.of(meanOf(rows)));
        boolean any = false;
        for (int i = 0; i < comparison.subjects().size(); i++) {
            mean.add("");
            if (i > 0) {
                Optional<Estimate> ratio = comparison.geometricMean(metric, i);
                any |= ratio.isPresent();
                mean.add(ratio.map(ratios.get(i)::change).orElse(""));
            }
        }
        if (any && rows.size() > 1) {
            table.add(mean);
        }
        return table;
    }

    /** A line for each case and subject: as wide as a terminal whatever the number of subjects. */
    private static TextTable caseByCase(Comparison comparison, Metric metric, List<Row> rows) {
        List<RatioColumn> ratios = ratios(comparison, rows);
        TextTable table = new TextTable(
                List.of(metric.label(), "", "", "vs " + comparison.subjects().get(0)), Set.of(0, 1));
        for (Row row : rows) {
            for (int i = 0; i < row.cells().size(); i++) {
                table.add(List.of(
                        i == 0 ? CaseNames.of(row.benchmarkCase()) : "",
                        comparison.subjects().get(i),
                        score(comparison, metric, row, i),
                        i == 0 ? "" : ratios.get(i).cell(row.cells().get(i))));
            }
        }
        for (int i = 1; i < comparison.subjects().size() && rows.size() > 1; i++) {
            Optional<Estimate> mean = comparison.geometricMean(metric, i);
            if (mean.isPresent()) {
                table.add(List.of(
                        meanOf(rows),
                        comparison.subjects().get(i),
                        "",
                        ratios.get(i).change(mean.get())));
            }
        }
        return table;
    }

    private static String meanOf(List<Row> rows) {
        return rows.stream().anyMatch(row -> row.benchmarkCase().isBaseline())
                ? "geometric mean without baselines"
                : "geometric mean";
    }

    /** Each subject's notation; the first one's is not used. */
    private static List<RatioColumn> ratios(Comparison comparison, List<Row> rows) {
        List<RatioColumn> ratios = new ArrayList<>();
        for (int i = 0; i < comparison.subjects().size(); i++) {
            int subject = i;
            ratios.add(ratios(rows.stream().map(row -> row.cells().get(subject)).toList()));
        }
        return ratios;
    }

    private static RatioColumn ratios(List<Optional<Cell>> column) {
        return RatioColumn.of(column.stream()
                .flatMap(Optional::stream)
                .map(Cell::change)
                .flatMap(Optional::stream)
                .toList());
    }

    private static String score(Comparison comparison, Metric metric, Row row, int subject) {
        return row.cells()
                .get(subject)
                .map(c -> RowWords.score(metric, c.summary()))
                .orElseGet(() -> comparison
                        .whyNotSupported(comparison.subjects().get(subject), row.benchmarkCase())
                        .map(why -> "not supported")
                        .orElse("not measured"));
    }

    private static String footnotes(Comparison comparison) {
        boolean tooFew = comparison.tables().values().stream()
                .flatMap(List::stream)
                .flatMap(row -> row.cells().stream().flatMap(Optional::stream))
                .anyMatch(cell -> cell.summary().forks() < Summary.FORKS_FOR_INTERVAL);
        StringBuilder notes = new StringBuilder();
        // Cases of one benchmark mostly lack the same thing: said once.
        Set<String> reasons = new TreeSet<>();
        comparison
                .tables()
                .values()
                .forEach(rows -> rows.forEach(row -> comparison
                        .subjects()
                        .forEach(subject -> comparison
                                .whyNotSupported(subject, row.benchmarkCase())
                                .ifPresent(why -> reasons.add("Not supported: " + subject + ", "
                                        + row.benchmarkCase().benchmark() + ": " + why + ".\n")))));
        reasons.forEach(notes::append);
        if (!comparison.paired() && comparison.subjects().size() > 1) {
            notes.append("These did not take turns: what the machine did between them is in the ratios as well.\n");
        }
        notes.append("Median of forks ± half its 95% interval; ratio of ")
                .append(comparison.paired() ? "pairs, not medians" : "scores")
                .append(" [interval]; ~ if that holds no change.\n");
        if (tooFew) {
            notes.append("n<" + Summary.FORKS_FOR_INTERVAL + " if there are too few forks for an interval.\n");
        }
        return notes.toString();
    }
}
