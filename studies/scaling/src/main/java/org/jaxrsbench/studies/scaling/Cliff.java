package org.jaxrsbench.studies.scaling;

import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.Estimate;

/**
 * A row of {@code cliffs.csv}: a parameter of a benchmark at which an operation suddenly costs more than three times as much.
 *
 * @param subject what was measured
 * @param benchmark {@code Class.method}
 * @param parameter whose value steps
 * @param others the other parameters
 * @param upstream where the implementation's own people speak of it; empty if that is not known
 */
public record Cliff(String subject, String benchmark, String parameter, Params others, Jump jump, String upstream) {

    /** The name of the file. */
    public static final String FILE = "cliffs.csv";

    /** The file. */
    public static final Table<Cliff> TABLE = new Table<>(Cliff.class, "scripts/bench scaling", 5);

    /**
     * From one value to the next.
     *
     * @param from the parameter's value before
     * @param to its value after
     * @param costFrom median of rounds, in the metric's unit
     * @param costTo likewise
     * @param change the ratio of costs with its 95% interval
     * @param rounds how many pairs that rests on
     */
    public record Jump(
            long from, long to, Metric metric, double costFrom, double costTo, Estimate.AsRatio change, int rounds) {}

    /** A cliff of a ladder, into which nobody has looked yet. */
    public static Cliff of(ScalingCurve ladder, ScalingCurve.Step step) {
        ScalingCurve.Point from = step.from();
        ScalingCurve.Point to = step.to();
        Estimate.AsRatio ratio = step.change().asRatio();
        int rounds = step.change().n();
        Jump jump = new Jump(from.value(), to.value(), ladder.metric(), from.cost(), to.cost(), ratio, rounds);
        return new Cliff(ladder.subject(), ladder.benchmark(), ladder.parameter(), ladder.others(), jump, "");
    }
}
