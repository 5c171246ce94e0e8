package org.jaxrsbench.studies.scaling;

import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Table;

/**
 * A row of {@code cliffs.csv}: a parameter of a benchmark at which an operation suddenly costs more than three times as much.
 *
 * @param subject what was measured
 * @param benchmark {@code Class.method}
 * @param parameter whose value steps
 * @param others the other parameters
 * @param upstream where the implementation's own people speak of it; empty if that is not known
 */
public record Jump(
        String subject, String benchmark, String parameter, Params others, ScalingCurve.Step step, String upstream) {

    /** The name of the file. */
    public static final String FILE = "cliffs.csv";

    /** The file. */
    public static final Table<Jump> TABLE = new Table<>(Jump.class, "scripts/bench scaling", 5);

    /** One that nobody has looked into yet. */
    static Jump of(ScalingCurve curve, ScalingCurve.Step step) {
        return new Jump(curve.subject(), curve.benchmark(), curve.parameter(), curve.others(), step, "");
    }
}
