package org.jaxrsbench.studies.history;

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
    public enum State {
        /** The screening named it; it has no fresh pairs. */
        suspected,
        /** Fresh pairs of the two releases show it. */
        confirmed,
        /** Fresh pairs that could have shown it do not, at the error of {@link StepTest}. */
        withdrawn
    }

    /** A cause that nobody knows. */
    public static final String UNKNOWN = "unknown";

    /** The file. */
    public static final Table<ReleaseStep> TABLE = new Table<>(ReleaseStep.class, "scripts/bench history", 5);

    /** Whether fresh pairs show it. */
    public boolean confirmed() {
        return state == State.confirmed;
    }

    /** Whether somebody knows a cause. */
    public boolean isExplained() {
        return !cause.equals(UNKNOWN);
    }

    /** How large it is, in either direction: the absolute log of the ratio. */
    public double size() {
        return Math.abs(Math.log1p(change.change()));
    }

    /**
     * The same as fresh pairs of the two releases have it; unchanged if they are too few to confirm anything.
     *
     * @param tests how many tests share the error of the two releases
     */
    public ReleaseStep tested(StepTest.Result result, int tests) {
        if (result.change().n() < StepTest.fewestPairs(tests)) {
            return this;
        }
        return new ReleaseStep(
                implementation,
                from,
                to,
                chart,
                result.change().asChange(),
                result.p(),
                result.change().n(),
                result.confirmed(tests) ? State.confirmed : State.withdrawn,
                cause,
                source);
    }

    /** This step with a cause. */
    public ReleaseStep because(String why, String where) {
        return new ReleaseStep(implementation, from, to, chart, change, p, pairs, state, why, where);
    }
}
