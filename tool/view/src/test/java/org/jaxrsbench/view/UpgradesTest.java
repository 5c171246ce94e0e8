package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.junit.jupiter.api.Test;

class UpgradesTest {

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

    private String text(String... way) {
        return Upgrades.text(TestSamples.run(samples), List.of(way));
    }

    @Test
    void aStepIsTheRatioOfItsOwnPairs() {
        add("a:1", "X.one", 100);
        add("a:2", "X.one", 110);
        add("a:3", "X.one", 55);
        assertThat(text("a:1", "a:2", "a:3"))
                .containsPattern("to a:2 +1.10x .* 0.91x")
                .containsPattern("to a:3 +0.50x .*2.00x")
                .containsPattern("a:1 to a:3 +0.55x .*1.82x")
                .doesNotContain("means");
    }

    /** What the first step does is said once; the last line is the whole way. */
    @Test
    void eachSubjectBehindTheFirstStepIsComparedWithTheStart() {
        double[] scores = {100, 110, 55, 220};
        for (int i = 0; i < scores.length; i++) {
            add("a:" + (i + 1), "X.one", scores[i]);
        }
        assertThat(text("a:1", "a:2", "a:3", "a:4").lines().skip(1).limit(5))
                .extracting(line -> line.replaceAll("x.*", "x").replaceAll(" +", " "))
                .containsExactly(
                        "to a:2 1.10x", "to a:3 0.50x", "to a:4 4.00x", "a:1 to a:3 0.55x", "a:1 to a:4 2.20x");
    }

    @Test
    void overCasesItIsTheGeometricMeanOfThoseThatAllHave() {
        add("a:1", "X.one", 100);
        add("a:2", "X.one", 200);
        add("a:1", "X.two", 100);
        add("a:2", "X.two", 50);
        add("a:1", "X.three", 100); // not measured of the other
        assertThat(text("a:1", "a:2")).containsPattern("to a:2 +~ 1.00x").contains("Geometric means over 2 cases.");
    }

    @Test
    void fewRoundsAndForksThatDoNotCountGiveNoRatio() {
        add("a:1", "X.one", 100);
        Case of = Case.of("X.one", "", "thrpt", 1);
        samples.addAll(TestSamples.rounds("a:2", of, Metric.THROUGHPUT, 50, 50, Double.NaN, Double.NaN));
        assertThat(text("a:1", "a:2")).containsPattern("a:1 to a:2 +n<3");
    }

    @Test
    void withoutACommonCaseOrAStepThereIsNone() {
        add("a:1", "X.one", 100);
        add("a:2", "X.two", 100);
        assertThat(text("a:1", "a:2")).startsWith("no case was measured");
        assertRefused(() -> text("a:1"));
    }
}
