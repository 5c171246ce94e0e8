package org.jaxrsbench.cli.history;

import org.jaxrsbench.gate.history.Chart;
import org.jaxrsbench.text.CaseNames;

/** Charts as people say them. */
final class ChartNames {

    private ChartNames() {}

    /** Such as {@code GET helloworld, throughput}. */
    static String of(Chart chart) {
        return CaseNames.of(chart.benchmark(), chart.params()) + ", "
                + chart.metric().label();
    }
}
