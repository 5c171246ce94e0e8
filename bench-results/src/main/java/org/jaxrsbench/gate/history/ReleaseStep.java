package org.jaxrsbench.gate.history;

import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.results.Table;

/**
 * A row of {@code history-steps.csv}: where a chart changed from one release to the next.
 *
 * @param from the release before
 * @param change of goodness, as a fraction: -0.05 is five percent worse, in throughput and in time alike; with its 95% interval,
 *     whose bounds are NaN if there are too few pairs for one
 * @param p two-sided, of no change: of the fresh pairs if there are any, else of the screening
 * @param pairs how many pairs that rests on
 * @param confirmed whether fresh pairs of the two releases confirmed it; else it is suspected
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
        boolean confirmed,
        String cause,
        String source) {

    /** A cause that nobody knows. */
    public static final String UNKNOWN = "unknown";

    /** The file. */
    public static final Table<ReleaseStep> TABLE = new Table<>(ReleaseStep.class, "scripts/bench history", 5);

    /** The same as fresh pairs of the two releases have it, or do not. */
    public ReleaseStep tested(StepTest.Result result, int tests) {
        return new ReleaseStep(
                implementation,
                from,
                to,
                chart,
                result.change().asChange(),
                result.p(),
                result.change().n(),
                result.confirmed(tests),
                cause,
                source);
    }

    /** The same with a cause. */
    public ReleaseStep because(String why, String where) {
        return new ReleaseStep(implementation, from, to, chart, change, p, pairs, confirmed, why, where);
    }
}
