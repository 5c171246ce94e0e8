package org.jaxrsbench.gate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.TestSamples;
import org.junit.jupiter.api.Test;

class UpgradePathTest {

    private final List<Sample> samples = new ArrayList<>();

    /** The machine is twice as fast in every second round: no ratio may show it. */
    private void add(String subject, String benchmark, double score) {
        Case of = Case.of(benchmark, "", "thrpt", 1);
        double[] scores = new double[4];
        double[] costs = new double[4];
        Arrays.setAll(scores, i -> score * (i % 2 + 1) * (1 + i / 1000.0));
        Arrays.setAll(costs, i -> 1e9 / (score * (i % 2 + 1)));
        samples.addAll(TestSamples.rounds(subject, of, Metric.THROUGHPUT, scores));
        samples.addAll(TestSamples.rounds(subject, of, Metric.CPU, costs));
    }

    private UpgradePath path(Metric metric, String... way) {
        return UpgradePath.of(TestSamples.run(samples), List.of(way), metric).orElseThrow();
    }

    @Test
    void aStepIsTheRatioOfItsOwnPairs() {
        add("a:1", "X.one", 100);
        add("a:2", "X.one", 110);
        add("a:3", "X.one", 55);
        UpgradePath path = path(Metric.THROUGHPUT, "a:1", "a:2", "a:3");
        assertThat(path.steps()).extracting(UpgradePath.Step::to).containsExactly("a:2", "a:3");
        assertThat(path.steps().get(0).change().orElseThrow().ratio()).isCloseTo(1.1, within(1e-9));
        assertThat(path.steps().get(1).change().orElseThrow().ratio()).isCloseTo(0.5, within(1e-9));
        assertThat(path.whole().change().orElseThrow().ratio()).isCloseTo(0.55, within(1e-9));
        assertThat(path.steps()).extracting(UpgradePath.Step::direction).containsExactly(1, -1);
        // Less CPU time is better.
        assertThat(path(Metric.CPU, "a:1", "a:2", "a:3").steps())
                .extracting(UpgradePath.Step::direction)
                .containsExactly(1, -1);
    }

    @Test
    void overCasesItIsTheGeometricMeanOfThoseThatAllHave() {
        add("a:1", "X.one", 100);
        add("a:2", "X.one", 200);
        add("a:1", "X.two", 100);
        add("a:2", "X.two", 50);
        add("a:1", "X.three", 100); // not measured of the other
        UpgradePath path = path(Metric.THROUGHPUT, "a:1", "a:2");
        assertThat(path.cases()).isEqualTo(2);
        assertThat(path.whole().change().orElseThrow().ratio()).isCloseTo(1, within(1e-9));
    }

    @Test
    void fewRoundsAndForksThatDoNotCountGiveNoRatio() {
        add("a:1", "X.one", 100);
        Case of = Case.of("X.one", "", "thrpt", 1);
        samples.addAll(TestSamples.rounds("a:2", of, Metric.THROUGHPUT, 50, 50, Double.NaN, Double.NaN));
        UpgradePath path = path(Metric.THROUGHPUT, "a:1", "a:2");
        assertThat(path.whole().change()).isEmpty();
        assertThat(path.whole().direction()).isZero();
    }

    @Test
    void withoutACommonCaseOrAStepThereIsNone() {
        add("a:1", "X.one", 100);
        add("a:2", "X.two", 100);
        assertThat(UpgradePath.of(TestSamples.run(samples), List.of("a:1", "a:2"), Metric.THROUGHPUT))
                .isEmpty();
        assertRefused(() -> UpgradePath.of(TestSamples.run(samples), List.of("a:1"), Metric.THROUGHPUT));
    }
}
