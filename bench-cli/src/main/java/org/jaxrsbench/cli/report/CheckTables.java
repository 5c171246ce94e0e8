package org.jaxrsbench.cli.report;

import java.util.List;
import java.util.Set;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.TextTable;

/** A check's result as a table for people: on a terminal, and on a build's page. */
public final class CheckTables {

    private CheckTables() {}

    /** The table for a terminal. */
    public static String text(CheckReport report) {
        CheckResult result = report.result();
        StringBuilder text = new StringBuilder("baseline " + result.baseline() + "   candidate " + result.candidate()
                + "   " + RowWords.conditions(result) + "\n");
        text.append(table(result.metric(), result.rows()).text());
        report.notes().forEach(note -> text.append(note).append('\n'));
        return text.toString();
    }

    private static TextTable table(Metric metric, List<Row> rows) {
        TextTable table =
                new TextTable(List.of("", "baseline", "candidate", "change [95% interval]", "verdict"), Set.of(0, 4));
        rows.forEach(row -> table.add(List.of(
                CaseNames.of(row.benchmarkCase()),
                row.baseline().map(s -> RowWords.score(metric, s)).orElse("-"),
                row.candidate().map(s -> RowWords.score(metric, s)).orElse("-"),
                RowWords.change(row),
                VerdictWords.of(row.reason()))));
        return table;
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
            text.append(table(result.metric(), worse).markdown()).append('\n');
        }
        if (!passed.isEmpty()) {
            text.append("<details><summary>")
                    .append(passed.size())
                    .append(" passed</summary>\n\n")
                    .append(table(result.metric(), passed).markdown())
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
}
