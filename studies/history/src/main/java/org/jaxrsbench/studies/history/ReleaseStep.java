package org.jaxrsbench.studies.history;

import java.util.List;
import org.jaxrsbench.format.Labeled;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.Estimate;

/**
 * A row of {@code history-steps.csv}: where a chart changed from one release to the next.
 *
 * @param from the release before
 * @param change of goodness, as a fraction: -0.05 is five percent worse; with its 95% interval, whose bounds are NaN if there are too
 *     few pairs for one
 * @param p two-sided, of no change: of the fresh pairs if there are any, else of the screening
 * @param pairs how many pairs that rests on
 * @param cause what changed, in a few words; {@code unknown} if nobody looked or nobody found it
 * @param source where the cause is stated
 */
public record ReleaseStep(
        String implementation,
        String from,
        String to,
        Track chart,
        Estimate.AsChange change,
        double p,
        int pairs,
        State state,
        String cause,
        String source) {

    /** How sure it is. */
    public enum State implements Labeled {
        /** The screening named it; it has no fresh pairs. */
        SUSPECTED,
        /** Fresh pairs of the two releases show it. */
        CONFIRMED,
        /** Fresh pairs that could have shown it do not, at the error of {@link StepTest}. */
        NOT_CONFIRMED;

        @Override
        public String label() {
            return this == NOT_CONFIRMED ? "withdrawn" : Labeled.super.label();
        }
    }

    /** A cause that nobody knows. */
    public static final String UNKNOWN = "unknown";

    /** The file. */
    public static final Table<ReleaseStep> TABLE = new Table<>(ReleaseStep.class, "scripts/bench history", 5);

    /** The two releases. */
    public List<String> neighbors() {
        return List.of(from, to);
    }

    /** Whether fresh pairs show it. */
    public boolean confirmed() {
        return state == State.CONFIRMED;
    }

    /** Whether somebody knows a cause. */
    public boolean isExplained() {
        return !cause.equals(UNKNOWN);
    }

    /** How large it is, in either direction: the absolute log of the ratio. */
    public double size() {
        return Math.abs(Math.log1p(change.change()));
    }

    /** The same as fresh pairs of the two releases have it; unchanged as long as they leave it open. A change that is too small is none. */
    public ReleaseStep tested(StepTest test) {
        State found = Math.abs(test.change().change()) < Screening.LEAST_STEP ? State.NOT_CONFIRMED : test.state();
        return test.state() == State.SUSPECTED
                ? this
                : new ReleaseStep(
                        implementation,
                        from,
                        to,
                        chart,
                        test.change().asChange(),
                        test.p(),
                        test.change().n(),
                        found,
                        cause,
                        source);
    }

    /** This step with a cause. */
    public ReleaseStep because(String why, String where) {
        return new ReleaseStep(implementation, from, to, chart, change, p, pairs, state, why, where);
    }
}
