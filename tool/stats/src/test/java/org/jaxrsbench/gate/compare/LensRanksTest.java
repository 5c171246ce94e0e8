package org.jaxrsbench.gate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.junit.jupiter.api.Test;

class LensRanksTest {

    private static final double[] DRIFT = {1, 0.7, 1.2, 0.9, 1.1};

    /** Five rounds of each subject; the machine drifts, and all of them with it. */
    private static List<Sample> samples(int threads, Metric metric, Map<String, Double> scores, double noise) {
        List<Sample> samples = new ArrayList<>();
        Case of = Case.of("B.m", "p=1", "thrpt", threads);
        scores.forEach((subject, score) -> {
            double[] values = new double[DRIFT.length];
            Arrays.setAll(values, i -> {
                double shaken = 1 + noise * (i % 2 == 0 ? -1 : 1) * (subject.equals("a") ? 1 : -1);
                return score * DRIFT[i] * shaken;
            });
            samples.addAll(TestSamples.rounds(subject, of, metric, values));
        });
        return samples;
    }

    private static Map<String, Double> scores(double a, double b, double c) {
        Map<String, Double> scores = new LinkedHashMap<>();
        scores.put("a", a);
        scores.put("b", b);
        scores.put("c", c);
        return scores;
    }

    private static Map<String, Run> asRuns(Map<String, List<Sample>> samples) {
        Map<String, Run> runs = new LinkedHashMap<>();
        samples.forEach((lens, of) -> runs.put(lens, TestSamples.run(of)));
        return runs;
    }

    private static LensRanks ranks(Metric metric, Map<String, List<Sample>> runs) {
        List<LensRanks> all = LensRanks.of(asRuns(runs), metric);
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    @Test
    void anOrderThatIsTheSameUnderEveryLensSurvives() {
        Map<String, List<Sample>> runs = new LinkedHashMap<>();
        runs.put("default", samples(1, Metric.THROUGHPUT, scores(100, 300, 200), 0.001));
        runs.put("processors", samples(2, Metric.THROUGHPUT, scores(150, 500, 400), 0.001));
        LensRanks ranks = ranks(Metric.THROUGHPUT, runs);
        assertThat(ranks.subjects()).containsExactly("b", "c", "a");
        assertThat(ranks.doubts()).isEmpty();
        assertThat(ranks.lenses().get(0).rank("b", ranks.subjects())).isEqualTo(1);
        assertThat(ranks.lenses().get(1).rank("a", ranks.subjects())).isEqualTo(3);
        assertThat(ranks.lenses().get(0).ratio("a", "b").orElseThrow().ratio()).isBetween(2.99, 3.01);
    }

    @Test
    void lessTimeIsBetter() {
        LensRanks ranks = ranks(Metric.CPU, Map.of("default", samples(1, Metric.CPU, scores(100, 300, 200), 0.001)));
        assertThat(ranks.subjects()).containsExactly("a", "c", "b");
        assertThat(ranks.lenses().get(0).isBetter("a", "b")).isTrue();
    }

    @Test
    void anOrderThatTurnsOrDrownsInNoiseIsDoubted() {
        Map<String, List<Sample>> runs = new LinkedHashMap<>();
        runs.put("default", samples(1, Metric.THROUGHPUT, scores(100, 300, 200), 0.001));
        runs.put("g1", samples(1, Metric.THROUGHPUT, scores(100, 200, 300), 0.001));
        runs.put("shipped", samples(1, Metric.THROUGHPUT, scores(198, 300, 200), 0.05));
        LensRanks ranks = ranks(Metric.THROUGHPUT, runs);
        assertThat(ranks.doubts())
                .containsExactly(
                        new LensRanks.Doubt("b", "c", List.of("g1")),
                        new LensRanks.Doubt("c", "a", List.of("shipped")));
        assertThat(ranks.lenses().get(2).rank("c", ranks.subjects()))
                .as("who is not told apart shares a rank")
                .isEqualTo(ranks.lenses().get(2).rank("a", ranks.subjects()));
    }

    @Test
    void runsWithNothingInCommonAreRefused() {
        Map<String, List<Sample>> runs = Map.of(
                "default", samples(1, Metric.THROUGHPUT, Map.of("a", 1.0, "b", 2.0), 0),
                "g1", samples(1, Metric.THROUGHPUT, Map.of("a", 1.0, "c", 2.0), 0));
        assertRefused(() -> LensRanks.of(asRuns(runs), Metric.THROUGHPUT), "fewer than two subjects, in common");
    }
}
