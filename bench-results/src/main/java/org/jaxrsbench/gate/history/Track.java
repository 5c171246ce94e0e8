package org.jaxrsbench.gate.history;

import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;

/**
 * What is followed from release to release: a case in a metric.
 *
 * @param benchmark {@code Class.method}
 * @param params its parameters
 */
public record Track(String benchmark, Params params, Metric metric) {}
