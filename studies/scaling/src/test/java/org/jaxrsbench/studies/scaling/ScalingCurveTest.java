package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.LongToDoubleFunction;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.jaxrsbench.gate.Estimate;
import org.junit.jupiter.api.Test;

class ScalingCurveTest {

    private static List<Sample> samples(double noise, LongToDoubleFunction cost, String params, long... values) {
        Random random = new Random(7);
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 4; round++) {
            for (long value : values) {
                double[] windows = new double[5];
                Arrays.fill(windows, cost.applyAsDouble(value) * Math.exp(noise * random.nextGaussian()));
                Case of = Case.of("ToyBenchmark.dispatch", params + value, "thrpt", 1);
                samples.addAll(TestSamples.fork("toy:1", of, round, 1, Metric.CPU, windows));
            }
        }
        return samples;
    }

    private static ScalingCurve curve(double noise, LongToDoubleFunction cost, long... values) {
        List<ScalingCurve> curves = ScalingCurve.of(samples(noise, cost, "kind=a;size=", values), Metric.CPU);
        assertThat(curves).hasSize(1);
        return curves.get(0);
    }

    @Test
    void theSlopeOfALineIsInItsInterval() {
        ScalingCurve curve = curve(0.01, x -> 1000 + 12 * x, 1, 10, 100, 1000);
        assertThat(curve.parameter()).isEqualTo("size");
        assertThat(curve.others()).hasToString("kind=a");
        Estimate slope = curve.slope().orElseThrow();
        assertThat(slope.low()).isLessThan(12);
        assertThat(slope.high()).isGreaterThan(12);
        assertThat(slope.n()).isEqualTo(4);
        assertThat(curve.points().get(3).cost()).isCloseTo(13_000, within(400.0));
    }

    @Test
    void aJumpIsWhereItIs() {
        List<ScalingCurve.Step> jumps = curve(0.02, x -> x <= 64 ? 2000 : 9000, 1, 2, 32, 64, 65, 128).steps().stream()
                .filter(ScalingCurve.Step::isJump)
                .toList();
        assertThat(jumps).singleElement().satisfies(s -> {
            assertThat(s.from()).isEqualTo(64);
            assertThat(s.to()).isEqualTo(65);
            assertThat(s.change().ratio()).isCloseTo(4.5, within(0.2));
        });
    }

    /** Three and a half times, give or take a half: noise could have made it of less than three. */
    @Test
    void aStepThatNoiseCouldHaveMadeIsNone() {
        assertThat(curve(0.4, x -> x < 2 ? 1000 : 3500, 1, 2).steps())
                .singleElement()
                .matches(s -> !s.isJump());
    }

    @Test
    void wordsAreNoAxes() {
        assertThat(ScalingCurve.of(samples(0, x -> x, "form=two;kind=", 1, 2), Metric.CPU))
                .extracting(ScalingCurve::parameter)
                .containsExactly("kind");
    }
}
