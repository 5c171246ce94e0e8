package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.jaxrsbench.format.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects and their intervals, against published figures and by hand. */
class EstimateTest {

    private static double[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    private static void is(Estimate estimate, double log, double low, double high, int n) {
        assertThat(estimate.log()).isCloseTo(log, within(1e-6));
        assertThat(estimate.low()).isCloseTo(low, within(1e-6));
        assertThat(estimate.high()).isCloseTo(high, within(1e-6));
        assertThat(estimate.n()).isEqualTo(n);
        assertThat(estimate.hasInterval()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        // Hollander and Wolfe, Nonparametric Statistical Methods, examples 3.3 and 3.4: the depression data, 96.1%.
        "-0.952 0.147 -1.022 -0.430 -0.620 -0.590 -0.490 0.080 -0.010, -0.46, -0.786, -0.010",
        // P(T < 1) is 1/64 and P(T < 2) 2/64: the first and the last Walsh average, so the extremes.
        // The middle one of 21 is that of 0 and 7, 1 and 6, or 3 and 4.
        "7 0 1 3 4 6, 3.5, 0, 7",
        // P(T < 3) is 3/128 and P(T < 4) 5/128: the third from each end of 0, 0.5, 1, 1, 1.5, ... 11.5, 12, 12, 20.
        "0 1 2 3 4 4 20, 3, 1, 12",
        // Student's: the mean is 1, the sd sqrt 3; t(0.975, 2) = 4.3026527.
        "0 3 0, 1, -3.3026527, 5.3026527",
        // The mean is 3, the sd sqrt 2.5; t(0.975, 4) = 2.7764451.
        "5 1 4 2 3, 3, 1.0367568, 4.9632432",
    })
    void ofPairs(String logs, double log, double low, double high) {
        double[] pairs = numbers(logs);
        is(Estimate.ofPairs(pairs), log, low, high, pairs.length);
    }

    @Test
    void fewerThanThreeHaveNoInterval() {
        assertThat(Estimate.ofPairs(new double[0])).isEqualTo(Estimate.NONE);
        assertThat(Estimate.ofForks(new double[0], new double[3])).isEqualTo(Estimate.NONE);
        for (Estimate two : new Estimate[] {
            Estimate.ofPairs(numbers("0.1 0.3")), Estimate.ofForks(numbers("0 0.2"), numbers("0.2 0.3 0.4"))
        }) {
            assertThat(two.log()).isCloseTo(0.2, within(1e-12));
            assertThat(two.n()).isEqualTo(2);
            assertThat(two.hasInterval()).isFalse();
            assertThat(two.clear()).isFalse();
            assertThat(two.asChange().change()).isCloseTo(Math.expm1(0.2), within(1e-12));
            assertThat(new double[] {two.asChange().low(), two.asRatio().high()})
                    .containsOnly(Double.NaN);
            assertThat(two.asRatio().estimate(2).hasInterval()).isFalse();
        }
        assertThat(Estimate.NONE.hasInterval() || Estimate.NONE.clear()).isFalse();
    }

    @Test
    void ofForksIsWelchs() {
        // Variances 3 and 2.5, so the standard error is sqrt(3/3 + 2.5/5).
        // There are 1.5^2 / (1^2 / 2 + 0.5^2 / 4) = 4 degrees of freedom; t(0.975, 4) = 2.7764451.
        is(Estimate.ofForks(numbers("0 3 0"), numbers("1 2 3 4 5")), 2, -1.4004369, 5.4004369, 3);
        is(Estimate.ofForks(numbers("1 1 1"), numbers("3 3 3 3")), 2, 2, 2, 3);
    }

    @ParameterizedTest
    @CsvSource({"1.1, 1.01, 1.2, true", "0.9, 0.8, 0.99, true", "1.1, 0.99, 1.2, false"})
    void isClearIfItLeavesOutNoChange(double ratio, double low, double high, boolean clear) {
        Estimate estimate = Estimate.ofRatio(ratio, low, high, 7);
        assertThat(estimate.clear()).isEqualTo(clear);
        Estimate cost = estimate.ofScores(Metric.CPU);
        is(cost, -Math.log(ratio), -Math.log(high), -Math.log(low), 7);
        assertThat(cost.clear()).isEqualTo(clear);
        assertThat(cost.ofScores(Metric.CPU)).isEqualTo(estimate);
        assertThat(estimate.ofScores(Metric.THROUGHPUT)).isEqualTo(estimate);
        Estimate.AsRatio asRatio = estimate.asRatio();
        assertThat(new double[] {asRatio.ratio(), asRatio.low(), asRatio.high()})
                .containsExactly(new double[] {ratio, low, high}, within(1e-12));
        is(asRatio.estimate(7), estimate.log(), estimate.low(), estimate.high(), 7);
        Estimate.AsChange asChange = estimate.asChange();
        assertThat(new double[] {asChange.change(), asChange.low(), asChange.high()})
                .containsExactly(new double[] {ratio - 1, low - 1, high - 1}, within(1e-12));
        is(asChange.estimate(7), estimate.log(), estimate.low(), estimate.high(), 7);
    }
}
