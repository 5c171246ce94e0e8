package org.jaxrsbench.gate.history;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/**
 * A row of {@code history-<implementation>.csv}: a release against the reference release, in one chart.
 *
 * @param released the day of the release, such as {@code 2014-12-11}; empty if it is not known
 * @param chart empty if the release cannot be had
 * @param ratio of scores to those of the reference, with its 95% interval by Student's t; bounds are NaN if there are too few
 *     pairs for one. Empty if nothing was measured
 * @param pairs how many pairs of forks; 0 for the reference itself
 * @param status {@code ok}, or {@code missing}
 * @param reason why it is missing
 */
public record ReleaseRatio(
        String implementation,
        String version,
        String released,
        Optional<Chart> chart,
        Optional<Change> ratio,
        int pairs,
        String status,
        String reason) {

    /** What a row with a ratio says. */
    public static final String OK = "ok";

    /** What a row without one says. */
    public static final String MISSING = "missing";

    /** The columns, in order. */
    public static final List<String> COLUMNS =
            List.of("implementation,version,released,benchmark,params,metric,ratio,ci_low,ci_high,pairs,status,reason"
                    .split(","));

    /** A release that cannot be had, or could not be measured. */
    public static ReleaseRatio missing(String implementation, String version, String released, String reason) {
        return new ReleaseRatio(
                implementation, version, released, Optional.empty(), Optional.empty(), 0, MISSING, reason);
    }

    /** Whether this is the release that others are compared with. */
    public boolean isReference() {
        return pairs == 0 && ratio.isPresent();
    }

    /** Writes a file. */
    public static void write(Path file, List<ReleaseRatio> rows) throws IOException {
        CsvFiles.write(file, COLUMNS, rows.stream().map(ReleaseRatio::fields).toList());
    }

    private List<String> fields() {
        return List.of(
                implementation,
                version,
                released,
                chart.map(Chart::benchmark).orElse(""),
                chart.map(Chart::params).orElse(""),
                chart.map(c -> c.metric().label()).orElse(""),
                ratio.map(r -> HistoryNumbers.text(r.ratio())).orElse(""),
                ratio.map(r -> HistoryNumbers.text(r.low())).orElse(""),
                ratio.map(r -> HistoryNumbers.text(r.high())).orElse(""),
                Integer.toString(pairs),
                status,
                reason);
    }

    /**
     * Reads a file.
     *
     * @throws org.jaxrsbench.results.BadInputException if it is none
     */
    public static List<ReleaseRatio> read(Path file) {
        return CsvFiles.read(file, COLUMNS).stream().map(ReleaseRatio::row).toList();
    }

    private static ReleaseRatio row(CsvFiles.Line line) {
        List<String> f = line.fields();
        try {
            return new ReleaseRatio(
                    f.get(0),
                    f.get(1),
                    f.get(2),
                    f.get(5).isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Chart(f.get(3), f.get(4), Metric.of(f.get(5)))),
                    f.get(6).isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Change(
                                    Double.parseDouble(f.get(6)),
                                    CsvFiles.numberOrNone(f.get(7)),
                                    CsvFiles.numberOrNone(f.get(8)))),
                    Integer.parseInt(f.get(9)),
                    f.get(10),
                    f.get(11));
        } catch (IllegalArgumentException e) {
            throw line.error(
                    "expected the columns " + String.join(",", COLUMNS) + " as scripts/bench history writes them");
        }
    }
}
