package org.jaxrsbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.junit.jupiter.api.Test;

class SummaryTest {

    @Test
    void theIntervalIsStudentsTOnLogarithms() {
        // R: x <- log(c(90, 100, 105, 120)); exp(mean(x) + c(-1, 1) * qt(0.975, 3) * sd(x) / 2)
        double[] interval = Summary.interval(new double[] {90, 100, 105, 120});
        assertThat(interval[0]).isCloseTo(85.34, within(0.01));
        assertThat(interval[1]).isCloseTo(124.79, within(0.01));
        assertThat(Summary.interval(new double[] {90, 100})).containsOnly(Double.NaN);
        assertThat(Summary.interval(new double[] {90, 100, 0})).containsOnly(Double.NaN);
    }

    @Test
    void theScoreIsTheMedianOfForkMedians() {
        List<Sample> samples = new ArrayList<>();
        double[][] forks = {{1, 2, 100}, {5, 6, 7}, {3, 4, 0}, {8, 8, 8}};
        Case of = Case.of("A.b", "", "thrpt", 1);
        for (int f = 0; f < forks.length; f++) {
            samples.addAll(TestSamples.fork("s", of, f + 1, 1, Metric.THROUGHPUT, forks[f]));
        }
        assertThat(Summary.of(samples)).singleElement().satisfies(s -> {
            assertThat(s.forks()).isEqualTo(4);
            assertThat(s.iterations()).isEqualTo(12);
            assertThat(s.score()).as("between 3 and 6, of 2, 3, 6 and 8").isEqualTo(4.5);
            assertThat(s.hasInterval()).isTrue();
        });
        assertThat(Summary.of(samples.subList(0, 6)))
                .singleElement()
                .satisfies(s -> assertThat(s.hasInterval()).isFalse());
    }
}
