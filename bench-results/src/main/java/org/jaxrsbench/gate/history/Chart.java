package org.jaxrsbench.gate.history;

import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;

/**
 * What is followed from release to release: a case in a metric.
 *
 * @param benchmark {@code Class.method}
 * @param params its parameters
 */
public record Chart(String benchmark, Params params, Metric metric) {

    /** The factor that turns a log ratio of scores into one of goodness: positive is better. */
    public int sign() {
        return metric.higherIsBetter() ? 1 : -1;
    }
}
