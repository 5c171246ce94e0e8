package org.jaxrsbench.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.Metric;

/** A check's result as a table for people: on a terminal, and on a build's page. */
public final class CheckTables {

    private CheckTables() {}

    /** The table for a terminal. */
    public static String text(CheckReport report) {
        CheckResult result = report.result();
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("", "baseline", "candidate", "change", "95% interval", "verdict"));
        result.rows().forEach(row -> lines.add(cells(result.metric(), row)));
        StringBuilder text = new StringBuilder("baseline " + result.baseline() + "   candidate " + result.candidate()
                + "   " + RowWords.conditions(result) + "\n");
        int[] widths = new int[lines.get(0).size() - 1];
        lines.forEach(line -> {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        });
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                text.append(String.format(Locale.ROOT, "%-" + (widths[i] + 2) + "s", line.get(i)));
            }
            text.append(line.get(widths.length)).append('\n');
        }
        report.notes().forEach(note -> text.append(note).append('\n'));
        return text.toString();
    }

    private static List<String> cells(Metric metric, Row row) {
        return List.of(
                row.benchmarkCase().toString(),
                RowWords.score(metric, row.baseline()),
                RowWords.score(metric, row.candidate()),
                RowWords.change(row),
                RowWords.interval(row),
                VerdictWords.of(row.reason()));
    }

    /** A summary for a build's step page: failures first, passes folded. */
    public static String markdown(CheckReport report) {
        CheckResult result = report.result();
        StringBuilder text = new StringBuilder();
        text.append("## Benchmarks: ").append(headline(result)).append("\n\n");
        text.append("Baseline `")
                .append(result.baseline())
                .append("`, candidate `")
                .append(result.candidate())
                .append("`, ")
                .append(RowWords.conditions(result))
                .append("\n\n");
        List<Row> worse =
                result.rows().stream().filter(r -> r.verdict() != Verdict.PASS).toList();
        List<Row> passed =
                result.rows().stream().filter(r -> r.verdict() == Verdict.PASS).toList();
        if (!worse.isEmpty()) {
            text.append(markdown(result.metric(), worse)).append('\n');
        }
        if (!passed.isEmpty()) {
            text.append("<details><summary>")
                    .append(passed.size())
                    .append(" passed</summary>\n\n")
                    .append(markdown(result.metric(), passed))
                    .append("\n</details>\n");
        }
        report.notes().forEach(note -> text.append('\n').append(note).append('\n'));
        return text.toString();
    }

    private static String headline(CheckResult result) {
        int all = result.rows().size();
        long regressions = RowWords.count(result, Verdict.REGRESSION);
        long undecided = RowWords.count(result, Verdict.INCONCLUSIVE);
        if (regressions > 0) {
            return regressions + " of " + all + " regressed";
        }
        return undecided > 0 ? undecided + " of " + all + " undecided" : "all " + all + " passed";
    }

    private static String markdown(Metric metric, List<Row> rows) {
        StringBuilder text = new StringBuilder(
                "| case | baseline | candidate | change | 95% interval | verdict |\n" + "|---|--:|--:|--:|--:|---|\n");
        for (Row row : rows) {
            text.append("| ")
                    .append(String.join(
                            " | ",
                            cells(metric, row).stream()
                                    .map(cell -> cell.replace("|", "\\|"))
                                    .toList()))
                    .append(" |\n");
        }
        return text.toString();
    }
}
