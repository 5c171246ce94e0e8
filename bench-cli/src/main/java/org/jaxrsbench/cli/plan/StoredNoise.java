package org.jaxrsbench.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Outlook;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/** How far pairs of an implementation with itself differed where that was studied: data beside this class. */
public final class StoredNoise {

    private static final String FILE = "stored-noise.csv";

    // 54 windows of each of two forks, 12 ms with what JMH does around them.
    private static final double SECONDS_OF_CASE = 54 * 2 * 0.012;

    private final List<Row> rows;

    private record Row(
            String implementation,
            String metric,
            double sd,
            double correlation,
            int cases,
            double seconds,
            int rounds) {}

    private StoredNoise(List<Row> rows) {
        this.rows = rows;
    }

    /** The committed figures. */
    public static StoredNoise read() {
        try (InputStream in = StoredNoise.class.getResourceAsStream(FILE)) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    static StoredNoise of(String csv) {
        return new StoredNoise(csv.lines()
                .skip(1)
                .map(CsvFiles::parseLine)
                .map(f -> new Row(
                        f.get(0),
                        f.get(1),
                        Double.parseDouble(f.get(2)),
                        Double.parseDouble(f.get(3)),
                        Integer.parseInt(f.get(4)),
                        Double.parseDouble(f.get(5)),
                        Integer.parseInt(f.get(6))))
                .toList());
    }

    /**
     * What a check will take and be able to see if pairs differ as they did in the study, in a line; empty if the metric was
     * not studied. Of an implementation that was not studied, as the noisiest that was.
     *
     * @param implementation of the baseline
     * @param cases of the check, from 1
     */
    public Optional<String> outlook(GateSettings settings, String implementation, Metric metric, int cases) {
        return rows.stream()
                .filter(row -> row.metric().equals(metric.label()))
                .max(Comparator.<Row>comparingInt(row -> row.implementation().equals(implementation) ? 1 : 0)
                        .thenComparingDouble(Row::sd))
                .map(row -> line(settings, row, cases));
    }

    private static String line(GateSettings settings, Row row, int cases) {
        double[] sds = new double[cases];
        Arrays.fill(sds, row.sd());
        // A fork's boot does not depend on how many cases it carries.
        double boot = row.seconds() - row.cases() * SECONDS_OF_CASE;
        return String.format(
                Locale.ROOT,
                "expected for %d cases: %s (at a pair sd of %.1f%%, as %s had over %d rounds)",
                cases,
                OutlookWords.of(
                        Outlook.of(settings, sds, row.correlation()), Math.max(0, boot) + cases * SECONDS_OF_CASE),
                100 * row.sd(),
                row.implementation(),
                row.rounds());
    }
}
