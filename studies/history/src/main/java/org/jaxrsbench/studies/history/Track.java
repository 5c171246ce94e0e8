package org.jaxrsbench.studies.history;

import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;

/**
 * What is followed from release to release: a case in a metric.
 *
 * @param benchmark {@code Class.method}
 * @param params its parameters
 */
public record Track(String benchmark, Params params, Metric metric) {

    static Track of(Case of, Metric metric) {
        return new Track(of.benchmark(), of.params(), metric);
    }

    /** The name of the case. */
    String caseName() {
        return CaseNames.of(benchmark, params);
    }

    /** The name of the case, and the metric. */
    String name() {
        return caseName() + ", " + metric.label();
    }
}
