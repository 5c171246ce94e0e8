package org.jaxrsbench.lab.estimators;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/**
 * What one estimator says of one pair and metric. Numbers are rounded to what the file holds, so that a table is the same
 * whether its pairs were measured just now or read back.
 *
 * @param way name of the {@link PairingMethod}
 * @param subject label of the subject that was paired with itself
 * @param pair number of the pair, from 1
 * @param seconds how long the pair took, with its warm-up; one decimal
 * @param compiling processors that the busier compiler of the two forks still took at the end of warm-up; two decimals
 * @param cpuShare mean share of a processor that the workers got, 0 to 1; three decimals
 * @param metric throughput or cpu
 * @param estimator how the windows became one number
 * @param d log ratio of goodness of the second fork over the first one; five decimals
 */
public record PairEstimate(
        String way,
        String subject,
        int pair,
        double seconds,
        double compiling,
        double cpuShare,
        Metric metric,
        Estimator estimator,
        double d) {

    /** Columns of a file of estimates. */
    public static final List<String> COLUMNS =
            List.of("way", "subject", "pair", "seconds", "compiling", "cpu_share", "metric", "estimator", "d");

    /** Rounds the numbers. */
    public PairEstimate {
        seconds = Double.parseDouble(number(seconds, 1));
        compiling = Double.parseDouble(number(compiling, 2));
        cpuShare = Double.parseDouble(number(cpuShare, 3));
        d = Double.parseDouble(number(d, 5));
    }

    /** The row of {@link #COLUMNS}. */
    public List<String> fields() {
        return List.of(
                way,
                subject,
                Integer.toString(pair),
                number(seconds, 1),
                number(compiling, 2),
                number(cpuShare, 3),
                metric.label(),
                estimator.label(),
                number(d, 5));
    }

    /**
     * Reads a file of estimates.
     *
     * @throws BadInputException when the file is missing or holds a line that is no estimate
     */
    public static List<PairEstimate> read(Path file) {
        List<PairEstimate> estimates = new ArrayList<>();
        for (CsvFiles.Line line : CsvFiles.read(file, COLUMNS)) {
            try {
                estimates.add(of(line.fields()));
            } catch (IllegalArgumentException e) {
                throw line.error("expected numbers as pair, seconds, compiling, cpu_share and d, a metric, and an"
                        + " estimator (" + String.join(", ", Estimator.labels())
                        + "); correct the line or delete it");
            }
        }
        return estimates;
    }

    private static PairEstimate of(List<String> fields) {
        return new PairEstimate(
                fields.get(0),
                fields.get(1),
                Integer.parseInt(fields.get(2)),
                Double.parseDouble(fields.get(3)),
                Double.parseDouble(fields.get(4)),
                Double.parseDouble(fields.get(5)),
                Metric.of(fields.get(6)),
                Estimator.of(fields.get(7)),
                Double.parseDouble(fields.get(8)));
    }

    static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
