package org.jaxrsbench.gate.history;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/**
 * A row of {@code history-steps.csv}: where a chart changed from one release to the next.
 *
 * @param from the release before
 * @param change of goodness, as a fraction: -0.05 is five percent worse, in throughput and in time alike; with its 95% interval,
 *     whose bounds are NaN if there are too few pairs for one
 * @param p two-sided, of no change: of the fresh pairs if there are any, else of the screening
 * @param pairs how many pairs that rests on
 * @param confirmed whether fresh pairs of the two releases confirmed it; else it is suspected
 * @param cause what changed, in a few words; {@code unknown} if nobody looked or nobody found it
 * @param source where the cause is stated
 */
public record ReleaseStep(
        String implementation,
        String from,
        String to,
        Chart chart,
        Estimate change,
        double p,
        int pairs,
        boolean confirmed,
        String cause,
        String source) {

    /** A cause that nobody knows. */
    public static final String UNKNOWN = "unknown";

    /** The columns, in order. */
    public static final List<String> COLUMNS = List.of(
            "implementation,from,to,benchmark,params,metric,change,ci_low,ci_high,p,pairs,confirmed,cause,source"
                    .split(","));

    /** The same with a cause. */
    public ReleaseStep because(String why, String where) {
        return new ReleaseStep(implementation, from, to, chart, change, p, pairs, confirmed, why, where);
    }

    /** Writes a file. */
    public static void write(Path file, List<ReleaseStep> steps) throws IOException {
        CsvFiles.write(file, COLUMNS, steps.stream().map(ReleaseStep::fields).toList());
    }

    private List<String> fields() {
        return List.of(
                implementation,
                from,
                to,
                chart.benchmark(),
                chart.params(),
                chart.metric().label(),
                HistoryNumbers.text(change.value()),
                HistoryNumbers.text(change.low()),
                HistoryNumbers.text(change.high()),
                HistoryNumbers.text(p),
                Integer.toString(pairs),
                confirmed ? "yes" : "no",
                cause,
                source);
    }

    /**
     * Reads a file.
     *
     * @throws org.jaxrsbench.results.BadInputException if it is none
     */
    public static List<ReleaseStep> read(Path file) {
        return CsvFiles.read(file, COLUMNS).stream().map(ReleaseStep::row).toList();
    }

    private static ReleaseStep row(CsvFiles.Line line) {
        List<String> f = line.fields();
        try {
            return new ReleaseStep(
                    f.get(0),
                    f.get(1),
                    f.get(2),
                    new Chart(f.get(3), f.get(4), Metric.of(f.get(5))),
                    new Estimate(
                            Double.parseDouble(f.get(6)),
                            CsvFiles.numberOrNone(f.get(7)),
                            CsvFiles.numberOrNone(f.get(8))),
                    Double.parseDouble(f.get(9)),
                    Integer.parseInt(f.get(10)),
                    f.get(11).equals("yes"),
                    f.get(12),
                    f.get(13));
        } catch (IllegalArgumentException e) {
            throw line.error(
                    "expected the columns " + String.join(",", COLUMNS) + " as scripts/bench history writes them");
        }
    }
}
