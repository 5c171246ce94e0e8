package org.jaxrsbench.gate;

import org.jaxrsbench.results.Summary;

/**
 * A subject's score of a case.
 *
 * @param value the median over forks, in the metric's unit; NaN if there is none
 * @param spread half its 95% interval, as a fraction of it; NaN if there are fewer than three forks
 */
public record Score(double value, double spread) {

    /** Not measured. */
    public static final Score NONE = new Score(Double.NaN, Double.NaN);

    /** The score of a summary, which may be null. */
    static Score of(Summary summary) {
        if (summary == null) {
            return NONE;
        }
        return new Score(
                summary.score(),
                summary.hasInterval() ? (summary.high() - summary.low()) / 2 / summary.score() : Double.NaN);
    }
}
