package org.jaxrsbench.studies.history;

import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;

/**
 * What is followed from release to release: a case in a metric.
 *
 * @param benchmark {@code Class.method}
 * @param params its parameters
 */
public record Track(String benchmark, Params params, Metric metric) {}
