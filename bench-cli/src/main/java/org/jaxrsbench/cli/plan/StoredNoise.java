package org.jaxrsbench.cli.plan;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.gate.Forecast;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/** How far pairs of one implementation scattered where that was studied: data beside this class. */
public final class StoredNoise {

    private static final String FILE = "stored-noise.csv";

    private final List<Row> rows;

    private record Row(String implementation, String metric, double sd, int cases, double seconds, int rounds) {}

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
                        Integer.parseInt(f.get(3)),
                        Double.parseDouble(f.get(4)),
                        Integer.parseInt(f.get(5))))
                .toList());
    }

    /**
     * What a check will take and be able to see if its pairs differ as they did in the study.
     *
     * @param forecast in rounds
     * @param secondsPerRound of all cases of the check
     * @param sd of the logarithms of a pair's ratio, 0.02 for 2%
     * @param implementation that was studied
     * @param rounds that it was studied in
     */
    public record Expectation(
            Forecast forecast, double secondsPerRound, double sd, String implementation, int rounds) {}

    /**
     * What a check will take and be able to see; empty if the metric was not studied. An implementation that was not studied
     * is expected to be as the noisiest one that was.
     *
     * @param implementation of the baseline
     * @param cases of the check, from 1
     * @param times of the check's forks
     */
    public Optional<Expectation> expectation(
            GateSettings settings, String implementation, Metric metric, int cases, ForkTimes times) {
        return rows.stream()
                .filter(row -> row.metric().equals(metric.label()))
                .max(Comparator.<Row>comparingInt(row -> row.implementation().equals(implementation) ? 1 : 0)
                        .thenComparingDouble(Row::sd))
                .map(row -> new Expectation(
                        Forecast.of(settings, row.sd(), cases),
                        times.secondsOfRound(2, cases, Runtime.getRuntime().availableProcessors()),
                        row.sd(),
                        row.implementation(),
                        row.rounds()));
    }
}
