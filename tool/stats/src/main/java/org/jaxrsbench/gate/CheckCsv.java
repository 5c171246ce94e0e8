package org.jaxrsbench.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.stats.Summary;

/** The file {@code check.csv}: a row for each case of a check. */
public final class CheckCsv {

    /** The file. */
    public static final Table<Row> TABLE = new Table<>(Row.class, "scripts/bench check");

    private CheckCsv() {}

    /**
     * A row.
     *
     * @param baseline label of the baseline
     * @param candidate label of the candidate
     * @param metric the one that was gated
     * @param unit of the metric
     * @param baselineScore score of the baseline; NaN if it was not measured
     * @param candidateScore score of the candidate, likewise
     * @param change of goodness, as a fraction
     */
    public record Row(
            Case benchmarkCase,
            String baseline,
            String candidate,
            Metric metric,
            String unit,
            double baselineScore,
            double candidateScore,
            Estimate.AsChange change,
            Given given) {

        /** The estimated change of goodness; without an interval if there is none. */
        public Estimate estimate() {
            return change.estimate(given.pairs());
        }
    }

    /**
     * What was found.
     *
     * @param p the p-value that the verdict on time rests on; NaN if there is none
     * @param pairs that the verdict rests on
     * @param look at which it was given, by number of rounds; 0 if at none
     * @param detail the verdict in words
     */
    public record Given(Verdict verdict, double p, int pairs, int look, String detail) {}

    /**
     * Writes a result.
     *
     * @param words of a reason
     * @throws IOException if it cannot be written
     */
    public static void write(CheckResult result, Function<Reason, String> words, Path file) throws IOException {
        TABLE.write(
                file, result.rows().stream().map(row -> row(result, row, words)).toList());
    }

    private static Row row(CheckResult result, CheckResult.Row row, Function<Reason, String> words) {
        String detail = words.apply(row.reason());
        return new Row(
                row.benchmarkCase(),
                result.baseline(),
                result.candidate(),
                result.metric(),
                result.metric().unit(),
                score(row.baseline()),
                score(row.candidate()),
                row.change().asChange(),
                new Given(row.verdict(), row.p(), row.change().n(), row.look(), detail));
    }

    private static double score(Optional<Summary> summary) {
        return summary.map(Summary::score).orElse(Double.NaN);
    }
}
