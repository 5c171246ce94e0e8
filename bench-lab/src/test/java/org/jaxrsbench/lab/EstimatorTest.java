package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EstimatorTest {

    private static final int WINDOW_MILLIS = 100;

    private final Random random = new Random(1);

    private double[] windows(int n) {
        return random.doubles(n, 90_000, 110_000).toArray();
    }

    private static double[] times(double[] values, double factor) {
        return Arrays.stream(values).map(v -> v * factor).toArray();
    }

    @ParameterizedTest
    @EnumSource
    void aConstantRatioIsFoundWhateverTheWindowsDo(Estimator estimator) {
        double[] baseline = windows(37); // no multiple of a block
        assertThat(estimator.estimate(baseline, times(baseline, 0.95), WINDOW_MILLIS))
                .isCloseTo(Math.log(0.95), within(1e-12));
        assertThat(estimator.estimate(baseline, baseline, WINDOW_MILLIS)).isZero();
    }

    @Test
    void aPauseInFewWindowsIsSeenByTotalsAndBlocksOnly() {
        double[] baseline = windows(40);
        double[] pausing = baseline.clone();
        for (int i = 0; i < pausing.length; i += 5) {
            pausing[i] /= 4; // three quarters of every fifth window: 15% of all time
        }
        assertThat(Estimator.TOTAL.estimate(baseline, pausing, WINDOW_MILLIS)).isLessThan(Math.log(0.9));
        assertThat(Estimator.BLOCKS_OF_A_SECOND.estimate(baseline, pausing, WINDOW_MILLIS))
                .isLessThan(Math.log(0.9));
        assertThat(Estimator.MEDIAN_OF_RATIOS.estimate(baseline, pausing, WINDOW_MILLIS))
                .isZero();
    }

    @Test
    void swappingCancelsAProcessorThatIsFaster() {
        double[] baseline = new double[20];
        double[] candidate = new double[20];
        for (int i = 0; i < baseline.length; i++) {
            baseline[i] = i % 2 == 0 ? 130_000 : 100_000;
            candidate[i] = i % 2 == 0 ? 100_000 : 130_000;
        }
        assertThat(Estimator.SWAPPED_WINDOWS.estimate(baseline, candidate, WINDOW_MILLIS))
                .isCloseTo(0, within(1e-12));
    }

    @Test
    void theTableHoldsTheSpreadOfEachCell() {
        List<List<String>> rows = List.of(
                row("turns", "1", "0.01"),
                row("turns", "2", "-0.01"),
                row("turns", "3", "0.03"),
                row("other", "1", "0"));
        List<List<String>> table = EstimatorStudy.table(rows);
        assertThat(table).hasSize(4);
        assertThat(table.get(0).subList(0, 6)).containsExactly("other", "jersey:1", "cpu", "total", "1", "NaN");
        // sd of (0.01, -0.01, 0.03) is 0.02; its interval is sd sqrt(2/7.378), sd sqrt(2/0.0506)
        assertThat(table.get(1).subList(4, 9)).containsExactly("3", "0.02000", "0.01041", "0.12569", "0.01000");
        // Over all subjects, the root mean square: sqrt((0.01^2 + 0.01^2 + 0.03^2) / 3).
        assertThat(table.get(3).subList(0, 6)).containsExactly("turns", "all", "cpu", "total", "3", "0.01915");
    }

    private static List<String> row(String way, String pair, String d) {
        return List.of(way, "jersey:1", pair, "10.0", "0.1", "0.9", "cpu", "total", d);
    }
}
