package org.jaxrsbench.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/** The file {@code check.csv}: a row for each case of a check. */
public final class CheckCsv {

    /** The columns. */
    public static final List<String> COLUMNS = List.of(
            ("benchmark,params,mode,threads,baseline,candidate,metric,unit,baseline_score,candidate_score,change,"
                            + "ci_low,ci_high,verdict,p,pairs,look,detail")
                    .split(","));

    private CheckCsv() {}

    /**
     * A row, read back.
     *
     * @param baseline label of the baseline
     * @param candidate label of the candidate
     * @param metric the one that was gated
     * @param change estimated change of goodness with its interval; empty if there is none, its ends NaN if there is no interval
     * @param pairs that the verdict rests on
     * @param detail the verdict in words
     */
    public record Row(
            Sample.Case benchmarkCase,
            String baseline,
            String candidate,
            Metric metric,
            Optional<Estimate> change,
            Verdict verdict,
            int pairs,
            String detail) {}

    /**
     * Writes a result.
     *
     * @param words of a reason
     * @throws IOException if it cannot be written
     */
    public static void write(CheckResult result, Function<Reason, String> words, Path file) throws IOException {
        CsvFiles.write(
                file,
                COLUMNS,
                result.rows().stream().map(row -> fields(result, row, words)).toList());
    }

    private static List<String> fields(CheckResult result, CheckResult.Row row, Function<Reason, String> words) {
        return List.of(
                row.benchmarkCase().benchmark(),
                row.benchmarkCase().params(),
                row.benchmarkCase().mode(),
                Integer.toString(row.benchmarkCase().threads()),
                result.baseline(),
                result.candidate(),
                result.metric().label(),
                result.metric().unit(),
                number(row.baseline().value()),
                number(row.candidate().value()),
                number(row.change().value()),
                number(row.change().low()),
                number(row.change().high()),
                row.verdict().name(),
                number(row.p()),
                Integer.toString(row.pairs()),
                Integer.toString(row.look()),
                words.apply(row.reason()));
    }

    private static String number(double value) {
        return Double.isFinite(value) ? Double.toString(value) : "";
    }

    /**
     * Reads a file.
     *
     * @throws org.jaxrsbench.results.BadInputException if it is none, or a row is not as {@link #write} writes it
     */
    public static List<Row> read(Path file) {
        return CsvFiles.read(file, COLUMNS).stream().map(CheckCsv::row).toList();
    }

    private static Row row(CsvFiles.Line line) {
        List<String> f = line.fields();
        try {
            return new Row(
                    new Sample.Case(f.get(0), f.get(1), f.get(2), Integer.parseInt(f.get(3))),
                    f.get(4),
                    f.get(5),
                    Metric.of(f.get(6)),
                    f.get(10).isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Estimate(
                                    Double.parseDouble(f.get(10)),
                                    CsvFiles.numberOrNone(f.get(11)),
                                    CsvFiles.numberOrNone(f.get(12)))),
                    verdict(line, f.get(13)),
                    Integer.parseInt(f.get(15)),
                    f.get(17));
        } catch (IllegalArgumentException e) {
            throw line.error(
                    "expected the columns " + String.join(",", COLUMNS) + " as scripts/bench check writes them");
        }
    }

    private static Verdict verdict(CsvFiles.Line line, String name) {
        return Arrays.stream(Verdict.values())
                .filter(v -> v.name().equals(name))
                .findFirst()
                .orElseThrow(() -> line.error("verdict '" + name + "'; expected one of " + List.of(Verdict.values())));
    }
}
