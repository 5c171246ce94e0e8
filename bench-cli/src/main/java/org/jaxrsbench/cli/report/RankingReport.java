package org.jaxrsbench.cli.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jaxrsbench.gate.claims.Ranking;
import org.jaxrsbench.gate.claims.Ranking.Row;
import org.jaxrsbench.results.Summary;

/** Shows the in-process order beside the one over HTTP. */
public final class RankingReport {

    private static final double NANOS = 1000;

    private RankingReport() {}

    /** The ranking as a Markdown table, the cheapest in-process first, with Kendall's tau below. */
    public static String markdown(Ranking ranking) {
        StringBuilder text = new StringBuilder(
                "| what | in-process CPU, us/op | server CPU, us/request | share | rank in-process | rank over HTTP |\n"
                        + "|---|--:|--:|--:|--:|--:|\n");
        List<Row> byOperation = ranking.rows().stream()
                .sorted(Comparator.comparingDouble(Row::inProcess))
                .toList();
        List<Row> byRequest = ranking.rows().stream()
                .sorted(Comparator.comparingDouble(Row::http))
                .toList();
        for (Row row : byOperation) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %.0f%% | %d | %d |\n",
                    row.name(),
                    figure("%.2f", row.operation()),
                    figure("%.1f", row.request()),
                    100 * row.share(),
                    byOperation.indexOf(row) + 1,
                    byRequest.indexOf(row) + 1));
        }
        text.append(String.format(
                Locale.ROOT,
                "\nKendall's tau %.2f over %d rows.\n",
                ranking.tau(),
                ranking.rows().size()));
        Ranking.Agreement told = ranking.whatCanBeTold();
        if (told.pairs() > 0) {
            text.append(String.format(
                    Locale.ROOT,
                    "Over the %d pairs of rows behind the same server whose intervals do not overlap: %.2f.\n",
                    told.pairs(),
                    told.tau()));
        }
        return text.toString();
    }

    /** In microseconds, with its interval if there are forks enough. */
    private static String figure(String format, Summary figure) {
        String score = String.format(Locale.ROOT, format, figure.score() / NANOS);
        return Double.isNaN(figure.low())
                ? score + " (n<" + Summary.FORKS_FOR_INTERVAL + ")"
                : String.format(
                        Locale.ROOT,
                        "%s [" + format + ", " + format + "]",
                        score,
                        figure.low() / NANOS,
                        figure.high() / NANOS);
    }
}
