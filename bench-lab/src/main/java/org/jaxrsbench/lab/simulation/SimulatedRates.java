package org.jaxrsbench.lab.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jaxrsbench.gate.stats.ExactTests;

/**
 * How the checks of one cell of the simulation ended.
 *
 * @param noise how forks differ
 * @param pairSd standard deviation of a pair's log difference
 * @param drop by how much the one case dropped, as a fraction
 * @param suites how many checks were simulated
 * @param falseAlarms checks that called a case a regression although it dropped by 1% or less
 * @param regressions checks that called the case that dropped a regression
 * @param passes checks that passed it
 * @param inconclusive checks that could not say
 */
public record SimulatedRates(
        Noise noise,
        double pairSd,
        double drop,
        int suites,
        long falseAlarms,
        long regressions,
        long passes,
        long inconclusive) {

    /** Columns of a file of such rates: each rate with its Clopper-Pearson interval of 95%. */
    public static final List<String> COLUMNS = List.of(
            ("noise,pair_sd,drop,suites,false_alarms,false_alarms_low,false_alarms_high,regression,regression_low,"
                            + "regression_high,pass,pass_low,pass_high,inconclusive,inconclusive_low,inconclusive_high")
                    .split(","));

    /** The row of {@link #COLUMNS}. */
    public List<String> fields() {
        List<String> fields = new ArrayList<>(
                List.of(noise.label(), Double.toString(pairSd), Double.toString(drop), Integer.toString(suites)));
        Stream.of(falseAlarms, regressions, passes, inconclusive).forEach(count -> fields.addAll(proportion(count)));
        return fields;
    }

    private List<String> proportion(long count) {
        double[] interval = ExactTests.clopperPearson(count, suites);
        return Stream.of((double) count / suites, interval[0], interval[1])
                .map(v -> String.format(Locale.ROOT, "%.5f", v))
                .toList();
    }
}
