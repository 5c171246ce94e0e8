package org.jaxrsbench.lab.estimators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
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
}
