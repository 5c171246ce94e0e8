package org.jaxrsbench.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.Cell;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.gate.compare.Comparison.Row;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;

/** A comparison as a table for people: on a terminal, or as Markdown. */
public final class ComparisonTables {

    private static final double TWICE = 2;

    /** More subjects than these are rows and no longer columns, unless there are more cases still. */
    private static final int MOST_SUBJECTS_BESIDE = 4;

    private ComparisonTables() {}

    /** For a terminal. */
    public static String text(Comparison comparison) {
        StringBuilder text = new StringBuilder();
        comparison.tables().forEach((metric, rows) -> {
            List<List<String>> lines = lines(comparison, metric, rows);
            int columns = lines.get(0).size();
            int[] widths = new int[columns];
            lines.forEach(line -> {
                for (int i = 0; i < columns; i++) {
                    widths[i] = Math.max(widths[i], line.get(i).length());
                }
            });
            for (List<String> line : lines) {
                StringBuilder one = new StringBuilder();
                for (int i = 0; i < columns; i++) {
                    one.append(String.format(
                            Locale.ROOT, i == 0 ? "%-" + widths[i] + "s" : "  %" + widths[i] + "s", line.get(i)));
                }
                text.append(one.toString().stripTrailing()).append('\n');
            }
            text.append('\n');
        });
        return text.append(footnotes(comparison)).toString();
    }

    /** For a page. */
    public static String markdown(Comparison comparison) {
        StringBuilder text = new StringBuilder();
        comparison.tables().forEach((metric, rows) -> {
            List<List<String>> lines = lines(comparison, metric, rows);
            for (int i = 0; i < lines.size(); i++) {
                text.append("| ").append(String.join(" | ", lines.get(i))).append(" |\n");
                if (i == 0) {
                    text.append("|---|")
                            .append("--:|".repeat(lines.get(0).size() - 1))
                            .append('\n');
                }
            }
            text.append('\n');
        });
        return text.append(footnotes(comparison)).toString();
    }

    private static List<List<String>> lines(Comparison comparison, Metric metric, List<Row> rows) {
        return comparison.subjects().size() > MOST_SUBJECTS_BESIDE
                        && rows.size() < comparison.subjects().size()
                ? subjectsBelow(comparison, metric, rows)
                : subjectsBeside(comparison, metric, rows);
    }

    /** A line for each subject. */
    private static List<List<String>> subjectsBelow(Comparison comparison, Metric metric, List<Row> rows) {
        List<List<String>> lines = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(metric.label()));
        for (Row row : rows) {
            head.add(row.benchmarkCase().toString());
            head.add("vs " + comparison.subjects().get(0));
        }
        lines.add(head);
        for (int i = 0; i < comparison.subjects().size(); i++) {
            List<String> line = new ArrayList<>(List.of(comparison.subjects().get(i)));
            for (Row row : rows) {
                line.add(score(comparison, metric, row, i));
                line.add(i == 0 ? "" : change(row.cells().get(i)));
            }
            lines.add(line);
        }
        return lines;
    }

    /** A line for each case. */
    private static List<List<String>> subjectsBeside(Comparison comparison, Metric metric, List<Row> rows) {
        List<List<String>> lines = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(metric.label()));
        for (int i = 0; i < comparison.subjects().size(); i++) {
            head.add(comparison.subjects().get(i));
            if (i > 0) {
                head.add("vs " + comparison.subjects().get(0));
            }
        }
        lines.add(head);
        for (Row row : rows) {
            List<String> line = new ArrayList<>(List.of(row.benchmarkCase().toString()));
            for (int i = 0; i < row.cells().size(); i++) {
                line.add(score(comparison, metric, row, i));
                if (i > 0) {
                    line.add(change(row.cells().get(i)));
                }
            }
            lines.add(line);
        }
        List<String> mean = new ArrayList<>(List.of("geometric mean"));
        boolean any = false;
        for (int i = 0; i < comparison.subjects().size(); i++) {
            mean.add("");
            if (i > 0) {
                Optional<Double> ratio = comparison.geometricMean(metric, i);
                any |= ratio.isPresent();
                mean.add(ratio.map(ComparisonTables::ratio).orElse(""));
            }
        }
        if (any && rows.size() > 1) {
            lines.add(mean);
        }
        return lines;
    }

    private static String score(Comparison comparison, Metric metric, Row row, int subject) {
        return row.cells()
                .get(subject)
                .map(c -> score(metric, c.summary()))
                .orElseGet(() -> comparison
                        .whyNotSupported(comparison.subjects().get(subject), row.benchmarkCase())
                        .map(why -> "not supported")
                        .orElse("not measured"));
    }

    private static String change(Optional<Cell> cell) {
        return cell.flatMap(Cell::change).map(ComparisonTables::change).orElse("~");
    }

    private static String score(Metric metric, Summary summary) {
        String score = Units.format(metric, summary.score());
        return summary.hasInterval()
                ? score
                        + String.format(
                                Locale.ROOT, " ±%.0f%%", 100 * (summary.high() - summary.low()) / 2 / summary.score())
                : score;
    }

    private static String change(Change change) {
        if (!change.clear()) {
            return "~ [" + ratio(change.low()) + ", " + ratio(change.high()) + "]";
        }
        return ratio(change.ratio()) + " [" + ratio(change.low()) + ", " + ratio(change.high()) + "]";
    }

    /** Percent near one, a factor beyond. */
    private static String ratio(double ratio) {
        return ratio >= TWICE || ratio <= 1 / TWICE
                ? String.format(Locale.ROOT, ratio >= TWICE ? "%.1fx" : "%.3fx", ratio)
                : String.format(Locale.ROOT, "%+.1f%%", 100 * (ratio - 1));
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
        notes.append(
                "Median over forks, ± half the 95% interval; change of the score with its 95% interval, ~ where that holds"
                        + " no change.\n");
        if (tooFew) {
            notes.append("An interval needs at least " + Summary.FORKS_FOR_INTERVAL + " forks of each subject.\n");
        }
        return notes.toString();
    }
}
