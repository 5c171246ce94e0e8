package org.jaxrsbench.gate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.junit.jupiter.api.Test;

/** Subjects side by side: their order, and their ratios against values worked out by hand. */
class ComparisonTest {

    private static List<Sample> forks(String subject, String implementation, double... scores) {
        List<Sample> samples = new ArrayList<>();
        for (double score : scores) {
            int round = samples.size() + 1;
            samples.add(new Sample(
                    "run",
                    subject,
                    implementation,
                    "1",
                    "17",
                    "A.b",
                    "",
                    "thrpt",
                    1,
                    round,
                    1,
                    1,
                    1,
                    Metric.THROUGHPUT,
                    score,
                    Status.OK));
        }
        return samples;
    }

    private static Comparison compare(List<Sample> samples, String baseline) {
        return new Comparison(
                samples,
                new Comparison.Settings(
                        List.of(Metric.THROUGHPUT, Metric.ALLOC),
                        Optional.ofNullable(baseline),
                        true,
                        Set.of("reference"),
                        (subject, c) -> Optional.empty()));
    }

    @Test
    void referencesStandLastAndTheBaselineFirst() {
        List<Sample> samples = forks("best", "reference", 1, 1, 1);
        samples.addAll(forks("a", "x", 1, 1, 1));
        samples.addAll(forks("b", "y", 1, 1, 1));
        assertThat(compare(samples, null).subjects()).containsExactly("a", "b", "best");
        assertThat(compare(samples, "b").subjects()).containsExactly("b", "a", "best");
        assertThat(compare(samples, "best").subjects()).containsExactly("best", "a", "b");
        assertThatThrownBy(() -> compare(samples, "c"))
                .isInstanceOf(BadInputException.class)
                .hasMessage("baseline 'c' was not measured; expected one of best, a, b");
    }

    @Test
    void aMetricThatWasNotMeasuredHasNoTable() {
        assertThat(compare(forks("a", "x", 1, 1, 1), null).tables()).containsOnlyKeys(Metric.THROUGHPUT);
    }

    @Test
    void pairsGiveTheRatioOfEachRound() {
        // Ratios 2, 2 e^0.1 and 2 e^-0.1: mean ln 2, sd 0.1, t(0.975, 2) = 4.3026527, half 4.3026527 0.1 / sqrt 3.
        List<Sample> first = forks("a", "x", 100, 300, 50);
        List<Sample> other = forks("b", "x", 200, 600 * Math.exp(0.1), 100 * Math.exp(-0.1));
        Change change = Comparison.ratio(first, other, true).orElseThrow();
        assertThat(change.ratio()).isCloseTo(2, within(1e-9));
        assertThat(change.low()).isCloseTo(2 * Math.exp(-0.2484138), within(1e-6));
        assertThat(change.high()).isCloseTo(2 * Math.exp(0.2484138), within(1e-6));
        assertThat(Comparison.ratio(first.subList(0, 2), other, true))
                .as("two pairs")
                .isEmpty();
    }

    @Test
    void forksThatAreNoPairsAreComparedByWelchsT() {
        // Logarithms 0, 0.1, -0.1 and ln 2 + 0, 0.2, -0.2: variances 0.01 and 0.04, standard error sqrt(0.05 / 3) =
        // 0.1290994; degrees of freedom 0.05^2 / (0.01^2 / 2 + 0.04^2 / 2) = 2.9411765; t = 3.2166.
        List<Sample> first = forks("a", "x", 1, Math.exp(0.1), Math.exp(-0.1));
        List<Sample> other = forks("b", "x", 2, 2 * Math.exp(0.2), 2 * Math.exp(-0.2));
        Change change = Comparison.ratio(first, other, false).orElseThrow();
        assertThat(change.ratio()).isCloseTo(2, within(1e-9));
        assertThat(Math.log(change.high() / change.ratio())).isCloseTo(3.2166 * 0.1290994, within(1e-3));
        assertThat(change.low() * change.high()).isCloseTo(4, within(1e-9));
    }

    @Test
    void onlyAnIntervalWithoutOneIsAClearChange() {
        assertThat(new Change(1.1, 1.01, 1.2).clear()).isTrue();
        assertThat(new Change(0.9, 0.8, 0.99).clear()).isTrue();
        assertThat(new Change(1.1, 0.99, 1.2).clear()).isFalse();
    }
}
