package org.jaxrsbench.view;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jaxrsbench.gate.claims.Ranking;
import org.jaxrsbench.gate.claims.Ranking.Row;
import org.jaxrsbench.results.Run;

/** Shows the in-process order beside the one over HTTP. */
public final class Rankings {

    private Rankings() {}

    /**
     * The order in-process beside the one over HTTP, as Markdown.
     *
     * @param counterparts which cases of both make the same request
     * @return empty if the runs are not one of each tier
     */
    public static Optional<String> markdown(List<Run> runs, Supplier<List<Ranking.Counterpart>> counterparts) {
        Map<String, Run> byTier = new TreeMap<>();
        runs.forEach(run -> byTier.put(run.environment().require("tier"), run));
        if (runs.size() != 2 || !byTier.keySet().equals(Set.of("http", "in-process"))) {
            return Optional.empty();
        }
        Run dispatched = byTier.get("in-process");
        Run served = byTier.get("http");
        return Optional.of(markdown(Ranking.of(dispatched.samples(), served.samples(), counterparts.get()))
                + Caption.of(runs) + Caption.INTERVALS + ".\n");
    }

    /** A table, the cheapest in-process first, with Kendall's tau below. */
    private static String markdown(Ranking ranking) {
        TextTable table = new TextTable(
                List.of(
                        "what",
                        "in-process CPU of an operation",
                        "server CPU of a request",
                        "share",
                        "rank in-process",
                        "rank over HTTP"),
                Set.of(0));
        List<Row> byOperation = sorted(ranking, row -> row.operation().score());
        List<Row> byRequest = sorted(ranking, row -> row.request().score());
        for (Row row : byOperation) {
            table.add(List.of(
                    row.name(),
                    Words.format(row.operation()),
                    Words.format(row.request()),
                    Math.round(100 * row.share()) + "%",
                    Integer.toString(byOperation.indexOf(row) + 1),
                    Integer.toString(byRequest.indexOf(row) + 1)));
        }
        return table.markdown()
                + String.format(
                        Locale.ROOT,
                        "\nKendall's tau %.2f over %d rows.\n",
                        ranking.tau(),
                        ranking.rows().size());
    }

    private static List<Row> sorted(Ranking ranking, ToDoubleFunction<Row> by) {
        return ranking.rows().stream().sorted(Comparator.comparingDouble(by)).toList();
    }
}
