package org.jaxrsbench.gate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.jaxrsbench.gate.Estimate;
import org.junit.jupiter.api.Test;

/** Subjects side by side: their order, and their ratios against values worked out by hand. */
class ComparisonTest {

    private static final Case CASE = Case.of("A.b", "", "thrpt", 1);

    private static List<Sample> forks(String subject, double... scores) {
        return TestSamples.rounds(subject, CASE, Metric.THROUGHPUT, scores);
    }

    private static Comparison compare(List<Sample> samples, String baseline) {
        return new Comparison(
                List.of(TestSamples.run(samples)),
                Comparison.SideBySide.SUBJECTS,
                List.of(Metric.THROUGHPUT, Metric.ALLOC),
                Optional.ofNullable(baseline),
                Set.of("reference"));
    }

    @Test
    void referencesStandLastAndTheBaselineFirst() {
        List<Sample> samples = forks("reference:1", 1, 1, 1);
        samples.addAll(forks("a", 1, 1, 1));
        samples.addAll(forks("b", 1, 1, 1));
        assertThat(compare(samples, null).subjects()).containsExactly("a", "b", "reference:1");
        assertThat(compare(samples, "b").subjects()).containsExactly("b", "a", "reference:1");
        assertThat(compare(samples, "reference:1").subjects()).containsExactly("reference:1", "a", "b");
        assertRefused(() -> compare(samples, "c"), "baseline 'c' was not measured; expected one of reference:1, a, b");
    }

    @Test
    void aMetricThatWasNotMeasuredHasNoTable() {
        assertThat(compare(forks("a", 1, 1, 1), null).tables()).containsOnlyKeys(Metric.THROUGHPUT);
    }

    @Test
    void pairsGiveTheRatioOfEachRound() {
        // Ratios 2, 2 e^0.1 and 2 e^-0.1: mean ln 2, sd 0.1, t(0.975, 2) = 4.3026527, half 4.3026527 0.1 / sqrt 3.
        List<Sample> first = forks("a", 100, 300, 50);
        List<Sample> other = forks("b", 200, 600 * Math.exp(0.1), 100 * Math.exp(-0.1));
        Estimate change = ratio(first, other, true).orElseThrow();
        assertThat(change.ratio()).isCloseTo(2, within(1e-9));
        assertThat(change.lowRatio()).isCloseTo(2 * Math.exp(-0.2484138), within(1e-6));
        assertThat(change.highRatio()).isCloseTo(2 * Math.exp(0.2484138), within(1e-6));
        assertThat(ratio(first.subList(0, 2), other, true)).as("two pairs").isEmpty();
    }

    private static Optional<Estimate> ratio(List<Sample> first, List<Sample> other, boolean paired) {
        return ratio(first, other, paired ? "turns" : "none", List.of());
    }

    private static Optional<Estimate> ratio(
            List<Sample> first, List<Sample> other, String pairing, List<PairRow> pairs) {
        List<Sample> samples = new ArrayList<>(first);
        samples.addAll(other);
        Metric metric = first.get(0).metric();
        Run run = new Run(new RunFolder(Path.of("run")), TestSamples.environment(pairing), samples, pairs, List.of());
        return Optional.of(new Comparison(run, Comparison.SideBySide.SUBJECTS)
                        .goodness(metric, CASE, "a", "b")
                        .ofScores(metric))
                .filter(Estimate::hasInterval);
    }

    /** Of slices, what lay side by side says the ratio; what each fork saw by itself does not. */
    @Test
    void pairsOfSlicesGiveTheRatioThatTheyHave() {
        List<Sample> first = TestSamples.rounds("a", CASE, Metric.COST, 100, 200, 300);
        List<Sample> other = TestSamples.rounds("b", CASE, Metric.COST, 500, 100, 900);
        List<PairRow> pairs = List.of(pair(1, "b", "a", -0.1), pair(2, "a", "b", 0.1), pair(3, "b", "a", -0.1));
        assertThat(ratio(first, other, "slices", pairs).orElseThrow().ratio())
                .as("a tenth more time in each, whichever way round it was written")
                .isCloseTo(Math.exp(0.1), within(1e-9));
    }

    /** A further run says nothing of what took turns in the first one. */
    @Test
    void pairsOfARunCountBesideAnotherRun() {
        List<Sample> samples = TestSamples.rounds("a", CASE, Metric.COST, 100, 200, 300);
        samples.addAll(TestSamples.rounds("b", CASE, Metric.COST, 500, 100, 900));
        List<PairRow> pairs = List.of(pair(1, "b", "a", -0.1), pair(2, "a", "b", 0.1), pair(3, "b", "a", -0.1));
        Run run = new Run(new RunFolder(Path.of("run")), TestSamples.environment("slices"), samples, pairs, List.of());
        List<Sample> later = TestSamples.rounds("c", CASE, Metric.COST, 100, 200, 300);
        later.addAll(TestSamples.rounds("a", CASE, Metric.COST, 100, 200, 300));
        Run other =
                new Run(new RunFolder(Path.of("other")), TestSamples.environment("turns"), later, List.of(), List.of());
        Comparison both = new Comparison(
                List.of(run, other), Comparison.SideBySide.SUBJECTS, List.of(Metric.COST), Optional.empty(), Set.of());
        assertThat(both.subjects()).containsExactly("a (run)", "b", "c", "a (other)");
        assertThat(both.goodness(Metric.COST, CASE, "a (run)", "b").log()).isCloseTo(-0.1, within(1e-9));
        assertThat(both.goodness(Metric.COST, CASE, "a (other)", "c").high())
                .as("the same in each round of the other run")
                .isZero();
        assertThat(both.goodness(Metric.COST, CASE, "a (run)", "c").high()).isGreaterThan(1);
        assertThat(both.apart()).containsExactly("c", "a (other)");
    }

    /** Cases that are compared have no rows in pairs.csv, which has subjects. */
    @Test
    void theMeanOverSubjectsOfCasesThatTookTurnsIsOfSamples() {
        List<Sample> samples = new ArrayList<>();
        List<PairRow> pairs = new ArrayList<>();
        double[] one = {100, 101, 102, 103, 104, 105, 106};
        double[] twice = Arrays.stream(one).map(value -> 2 * value).toArray();
        for (String subject : List.of("a", "b")) {
            samples.addAll(TestSamples.rounds(subject, CASE, Metric.COST, one));
            samples.addAll(TestSamples.rounds(subject, Case.of("C.d", "", "thrpt", 1), Metric.COST, twice));
        }
        for (int round = 1; round <= one.length; round++) {
            pairs.add(pair(round, "b", "a", 0.5));
        }
        Run run = new Run(
                new RunFolder(Path.of("run")),
                TestSamples.environment("slices").put("tier", "http"),
                samples,
                pairs,
                List.of());
        Comparison cases = new Comparison(
                List.of(run), Comparison.SideBySide.CASES, List.of(Metric.COST), Optional.empty(), Set.of());
        assertThat(cases.geometricMean(Metric.COST, 1).orElseThrow().ratio()).isCloseTo(2, within(1e-9));
    }

    private static PairRow pair(int round, String subject, String baseline, double logRatio) {
        return new PairRow(round, subject, 1, baseline, 1, CASE, Metric.COST, logRatio, 0, 100);
    }

    /** A cost that doubled is a ratio of scores of 2, whatever of goodness. */
    @Test
    void aRatioIsOneOfScores() {
        List<Sample> first = TestSamples.rounds("a", CASE, Metric.CPU, 100, 200, 300);
        List<Sample> other = TestSamples.rounds("b", CASE, Metric.CPU, 200, 400, 600);
        for (boolean paired : new boolean[] {true, false}) {
            assertThat(ratio(first, other, paired).orElseThrow().ratio()).isCloseTo(2, within(1e-9));
        }
    }

    @Test
    void forksThatAreNoPairsAreComparedByWelchsT() {
        // Logarithms 0, 0.1, -0.1 and ln 2 + 0, 0.2, -0.2: variances 0.01 and 0.04, standard error sqrt(0.05 / 3) =
        // 0.1290994; degrees of freedom 0.05^2 / (0.01^2 / 2 + 0.04^2 / 2) = 2.9411765; t = 3.2166.
        List<Sample> first = forks("a", 1, Math.exp(0.1), Math.exp(-0.1));
        List<Sample> other = forks("b", 2, 2 * Math.exp(0.2), 2 * Math.exp(-0.2));
        Estimate change = ratio(first, other, false).orElseThrow();
        assertThat(change.ratio()).isCloseTo(2, within(1e-9));
        assertThat(change.high() - change.log()).isCloseTo(3.2166 * 0.1290994, within(1e-3));
        assertThat(change.low() + change.high()).isCloseTo(Math.log(4), within(1e-9));
        assertThat(ratio(first, other.subList(0, 2), false)).as("two forks").isEmpty();
    }

    /** Over the cases that are no baselines, in each round that all of them have. */
    @Test
    void theMeanOverCasesIsFromRounds() {
        List<Sample> samples = new ArrayList<>();
        double[][] ratios = {{1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 9}, {2, 2, 2, 2, 2, 2}, {7, 7, 7, 7, 7, 7}};
        for (String benchmark : List.of("A.b", "C.d", "XBaselineBenchmark.e")) {
            double[] own = ratios[benchmark.charAt(0) == 'A' ? 0 : benchmark.charAt(0) == 'C' ? 1 : 2];
            Case of = Case.of(benchmark, "", "thrpt", 1);
            samples.addAll(TestSamples.rounds("a", of, Metric.THROUGHPUT, 1, 1, 1, 1, 1, 1, 1));
            samples.addAll(TestSamples.rounds("b", of, Metric.THROUGHPUT, own));
        }
        Estimate mean =
                compare(samples, "a").geometricMean(Metric.THROUGHPUT, 1).orElseThrow();
        // Six rounds: the interval is from the smallest to the largest.
        assertThat(mean.n()).isEqualTo(6);
        assertThat(mean.lowRatio()).isCloseTo(Math.sqrt(1.1 * 2), within(1e-9));
        assertThat(mean.highRatio()).isCloseTo(Math.sqrt(1.6 * 2), within(1e-9));
        assertThat(compare(samples, "a").geometricMean(Metric.THROUGHPUT, 0)).isEmpty();
    }
}
