package org.jaxrsbench.gate.history;

import org.jaxrsbench.results.Metric;

/**
 * What is followed from release to release: a case in a metric.
 *
 * @param benchmark {@code Class.method}
 * @param params {@code name=value} joined by semicolons
 */
public record Chart(String benchmark, String params, Metric metric) {

    /** The factor that turns a log ratio of scores into one of goodness: positive is better. */
    public int sign() {
        return metric.higherIsBetter() ? 1 : -1;
    }
}
