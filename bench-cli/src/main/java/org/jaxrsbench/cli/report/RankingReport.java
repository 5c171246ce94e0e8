package org.jaxrsbench.cli.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.gate.claims.Ranking;
import org.jaxrsbench.gate.claims.Ranking.Row;
import org.jaxrsbench.loopback.Endpoint;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.view.TextTable;

/** Shows the in-process order beside the one over HTTP. */
public final class RankingReport {

    private static final double NANOS = 1000;

    private RankingReport() {}

    /**
     * The order in-process beside the one over HTTP.
     *
     * @return empty if the runs are not one of each tier
     */
    public static Optional<String> markdown(List<Run> runs) {
        Map<String, Run> byTier = new TreeMap<>();
        runs.forEach(run -> byTier.put(run.environment().require("tier"), run));
        if (runs.size() != 2 || !byTier.keySet().equals(Set.of("http", "in-process"))) {
            return Optional.empty();
        }
        Run dispatched = byTier.get("in-process");
        Run served = byTier.get("http");
        return Optional.of(
                markdown(Ranking.of(dispatched.samples(), served.samples(), Endpoint.counterparts(Checkout.find()))));
    }

    /** A table, the cheapest in-process first, with Kendall's tau below. */
    private static String markdown(Ranking ranking) {
        TextTable table = new TextTable(
                List.of(
                        "what",
                        "in-process CPU, us/op",
                        "server CPU, us/request",
                        "share",
                        "rank in-process",
                        "rank over HTTP"),
                Set.of(0));
        List<Row> byOperation = ranking.rows().stream()
                .sorted(Comparator.comparingDouble(Row::inProcess))
                .toList();
        List<Row> byRequest = ranking.rows().stream()
                .sorted(Comparator.comparingDouble(Row::http))
                .toList();
        for (Row row : byOperation) {
            table.add(List.of(
                    row.name(),
                    figure("%.2f", row.operation()),
                    figure("%.1f", row.request()),
                    Math.round(100 * row.share()) + "%",
                    Integer.toString(byOperation.indexOf(row) + 1),
                    Integer.toString(byRequest.indexOf(row) + 1)));
        }
        StringBuilder text = new StringBuilder(table.markdown());
        text.append(String.format(
                Locale.ROOT,
                "\nKendall's tau %.2f over %d rows.\n",
                ranking.agreement().tau(),
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
