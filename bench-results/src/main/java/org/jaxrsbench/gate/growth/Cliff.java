package org.jaxrsbench.gate.growth;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/**
 * A row of {@code cliffs.csv}: a parameter of a benchmark at which an operation suddenly costs more than three times as much.
 *
 * @param subject what was measured
 * @param benchmark {@code Class.method}
 * @param parameter whose value steps
 * @param others the other parameters, {@code name=value} joined by semicolons
 * @param from its value before
 * @param to its value after
 * @param costFrom median of rounds, in the metric's unit
 * @param costTo likewise
 * @param change the ratio of costs with its 95% interval
 * @param rounds how many pairs that rests on
 * @param frames what the workers do more of after the step, in a few words; empty if nobody looked
 * @param upstream where the implementation's own people speak of it; empty if that is not known
 */
public record Cliff(
        String subject,
        String benchmark,
        String parameter,
        String others,
        long from,
        long to,
        Metric metric,
        double costFrom,
        double costTo,
        Change change,
        int rounds,
        String frames,
        String upstream) {

    /** The name of the file. */
    public static final String FILE = "cliffs.csv";

    /** The columns, in order. */
    public static final List<String> COLUMNS = List.of(
            "subject,benchmark,parameter,others,from,to,metric,cost_from,cost_to,ratio,ci_low,ci_high,rounds,frames,upstream"
                    .split(","));

    /** A cliff of a ladder. */
    public static Cliff of(CostLadder ladder, CostLadder.Step step, String frames) {
        return new Cliff(
                ladder.subject(),
                ladder.benchmark(),
                ladder.parameter(),
                ladder.others(),
                step.from().value(),
                step.to().value(),
                ladder.metric(),
                step.from().cost(),
                step.to().cost(),
                step.change(),
                step.rounds(),
                frames,
                "");
    }

    /** Writes a file. */
    public static void write(Path file, List<Cliff> cliffs) throws IOException {
        CsvFiles.write(file, COLUMNS, cliffs.stream().map(Cliff::fields).toList());
    }

    private List<String> fields() {
        return List.of(
                subject,
                benchmark,
                parameter,
                others,
                Long.toString(from),
                Long.toString(to),
                metric.label(),
                text(costFrom),
                text(costTo),
                text(change.ratio()),
                text(change.low()),
                text(change.high()),
                Integer.toString(rounds),
                frames,
                upstream);
    }

    private static String text(double value) {
        return String.format(Locale.ROOT, "%.5g", value);
    }

    /**
     * Reads a file.
     *
     * @throws org.jaxrsbench.results.BadInputException if it is none
     */
    public static List<Cliff> read(Path file) {
        return CsvFiles.read(file, COLUMNS).stream().map(Cliff::row).toList();
    }

    private static Cliff row(CsvFiles.Line line) {
        List<String> f = line.fields();
        try {
            return new Cliff(
                    f.get(0),
                    f.get(1),
                    f.get(2),
                    f.get(3),
                    Long.parseLong(f.get(4)),
                    Long.parseLong(f.get(5)),
                    Metric.of(f.get(6)),
                    Double.parseDouble(f.get(7)),
                    Double.parseDouble(f.get(8)),
                    new Change(
                            Double.parseDouble(f.get(9)), Double.parseDouble(f.get(10)), Double.parseDouble(f.get(11))),
                    Integer.parseInt(f.get(12)),
                    f.get(13),
                    f.get(14));
        } catch (IllegalArgumentException e) {
            throw line.error(
                    "expected the columns " + String.join(",", COLUMNS) + " as scripts/bench cliffs writes them");
        }
    }
}
