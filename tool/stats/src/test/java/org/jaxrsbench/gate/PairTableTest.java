package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.TestSamples;
import org.junit.jupiter.api.Test;

/** Samples as pairs. */
class PairTableTest {

    private static final Case A = Case.of("A.b", "path=a", "thrpt", 1);
    private static final Case B = Case.of("A.b", "path=b", "thrpt", 1);

    private final List<Sample> samples = new ArrayList<>();

    private void add(String subject, Case of, int round, Metric metric, double... values) {
        samples.addAll(TestSamples.fork(subject, of, round, 1, metric, values));
    }

    private void redo(String subject, int number, double... values) {
        samples.addAll(TestSamples.fork(subject, A, 1, number, Metric.THROUGHPUT, values));
    }

    private void pair(Case of, int round, double before, double after) {
        add("old", of, round, Metric.THROUGHPUT, before);
        add("new", of, round, Metric.THROUGHPUT, after);
    }

    private void failed(String subject, Case of) {
        Sample measured =
                TestSamples.fork(subject, of, 1, 1, Metric.THROUGHPUT, 1).get(0);
        samples.add(
                new Sample("run", measured.from(), of, measured.in(), 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED));
    }

    private PairTable table(Metric metric) {
        return PairTable.of(samples, "old", "new", metric, Pairing.TURNS);
    }

    private double[] first(Metric metric) {
        return table(metric).differences(A);
    }

    /** Places that are no number are the same too. */
    private static void same(double[][] actual, double[]... expected) {
        assertThat(Arrays.deepToString(actual)).isEqualTo(Arrays.deepToString(expected));
    }

    private static double log(double after, double before) {
        return StrictMath.log(after) - StrictMath.log(before);
    }

    @Test
    void aRowIsARoundAColumnIsACaseAndAMissingPairAnEmptyPlace() {
        pair(B, 1, 100, 90);
        pair(A, 1, 100, 70);
        pair(B, 3, 100, 80);
        add("other", A, 9, Metric.THROUGHPUT, 1);
        add("new", B, 4, Metric.THROUGHPUT, Double.NaN);
        PairTable table = table(Metric.THROUGHPUT);
        assertThat(table.cases()).containsExactly(B, A);
        assertThat(table.rounds()).isEqualTo(4);
        double[] none = {Double.NaN, Double.NaN};
        double[][] expected = {{log(90, 100), log(70, 100)}, none, {log(80, 100), Double.NaN}, none};
        same(table.differences(), expected);
        same(table.totals(), expected);
        same(table.rises(), none, none, none, none);
        assertThat(table.differences(0)).containsExactly(log(90, 100), log(80, 100));
        assertThat(table.differences(Case.of("A.b", "", "thrpt", 1))).isEmpty();
        assertThat(table.geometricMean(List.of(A, B))).as("of one round").isEmpty();
    }

    @Test
    void columnsAreChosenAndRoundsCutOrFilledUp() {
        pair(A, 1, 100, 90);
        pair(A, 2, 100, 80);
        pair(B, 2, 100, 70);
        PairTable chosen = table(Metric.THROUGHPUT).of(List.of(B, Case.of("C.d", "", "thrpt", 1), A));
        same(chosen.first(1).differences(), new double[] {Double.NaN, Double.NaN, log(90, 100)});
        assertThat(chosen.first(3).differences()).hasDimensions(3, 3);
        assertThat(chosen.first(3).differences(2)).containsExactly(log(90, 100), log(80, 100));
        assertThat(chosen.first(3).totals(0)).containsExactly(log(70, 100));
        assertThat(chosen.rounds()).as("a copy was cut").isEqualTo(2);
    }

    @Test
    void whatTheCandidateLacksAndWhetherAForkFailedIsKnown() {
        pair(A, 1, 100, 90);
        add("old", B, 1, Metric.THROUGHPUT, 100);
        add("new", Case.of("C.d", "", "thrpt", 1), 1, Metric.THROUGHPUT, 100);
        failed("other", A);
        assertThat(table(Metric.THROUGHPUT).missingCases()).containsExactly(B);
        assertThat(table(Metric.THROUGHPUT).cases()).containsExactly(A);
        assertThat(table(Metric.THROUGHPUT).failures()).as("another subject's").isEmpty();
        failed("new", B);
        assertThat(table(Metric.THROUGHPUT).missingCases()).as("it was tried").isEmpty();
        assertThat(table(Metric.THROUGHPUT).failures()).isNotEmpty();
        assertThat(table(Metric.THROUGHPUT).differences(B)).isEmpty();
    }

    @Test
    void halfAPairIsNoneNorIsOneThatWasDiscarded() {
        add("old", A, 1, Metric.THROUGHPUT, 100);
        assertThat(table(Metric.THROUGHPUT).cases()).isEmpty();
        add("new", A, 1, Metric.THROUGHPUT, Double.NaN);
        assertThat(table(Metric.THROUGHPUT).cases()).containsExactly(A);
        assertThat(first(Metric.THROUGHPUT)).isEmpty();
        redo("new", 2, 50);
        assertThat(first(Metric.THROUGHPUT)).containsExactly(log(50, 100));
    }

    @Test
    void aRedoneForkTakesThePlaceOfTheEarlierOneWhateverItsNumber() {
        pair(A, 1, 100, 90);
        redo("new", 3, 80);
        redo("new", 2, 60);
        assertThat(first(Metric.THROUGHPUT)).containsExactly(log(60, 100));
        add("new", A, 1, Metric.ALLOC, 7);
        assertThat(first(Metric.THROUGHPUT)).as("a late row of an earlier fork").containsExactly(log(60, 100));
    }

    @Test
    void iterationsOfTheSameNumberBelongTogetherHoweverTheyAreOrdered() {
        add("new", A, 1, Metric.THROUGHPUT, 90, 45, 360);
        Collections.reverse(samples);
        add("old", A, 1, Metric.THROUGHPUT, 100, 100, 400);
        assertThat(first(Metric.THROUGHPUT))
                .as("the median of the ratios 0.9, 0.45 and 0.9")
                .containsExactly(new double[] {Math.log(0.9)}, within(1e-12));
        assertThat(PairTable.of(samples, "old", "new", Metric.THROUGHPUT, Pairing.BACK_TO_BACK)
                        .differences(A))
                .as("the ratio of the medians 90 and 100")
                .containsExactly(log(90, 100));
    }

    @Test
    void aTotalSeesAPauseThatAMedianOfWindowsDoesNotAndLessTimeIsBetter() {
        add("old", A, 1, Metric.CPU, 100, 100, 100, 100, 100);
        add("new", A, 1, Metric.CPU, 100, 100, 200, 100, 100);
        pair(A, 2, 1, 1);
        add("old", A, 2, Metric.CPU, 100);
        add("new", A, 2, Metric.CPU, 200);
        assertThat(first(Metric.CPU)).containsExactly(new double[] {0, -Math.log(2)}, within(1e-12));
        assertThat(table(Metric.CPU).totals(0))
                .containsExactly(new double[] {-Math.log(1.2), -Math.log(2)}, within(1e-12));
    }

    @Test
    void aTickThatAShortWindowMissedDoesNotRefuseTheForks() {
        add("old", A, 1, Metric.CPU_PROCESS, 0, 200, 100);
        add("new", A, 1, Metric.CPU_PROCESS, 300, 0, 300);
        assertThat(table(Metric.CPU_PROCESS).requireComparable().differences(A))
                .containsExactly(new double[] {-Math.log(2)}, within(1e-12));
    }

    @Test
    void allocationCountsFromTheLargerOfSixteenBytesAndHalfAPercent() {
        double[][] bytes = {{1000, 1020}, {10_000, 10_020}};
        for (int round = 1; round <= 3; round++) {
            pair(A, round, 100, 100);
            if (round < 3) {
                add("old", A, round, Metric.ALLOC, bytes[round - 1][0]);
                add("new", A, round, Metric.ALLOC, bytes[round - 1][1]);
            }
        }
        same(table(Metric.THROUGHPUT).rises(), new double[][] {{4}, {-30}, {Double.NaN}});
    }

    @Test
    void withoutACoinThereIsNothingToJudge() {
        for (int round = 1; round <= 7; round += 2) {
            table(Metric.THROUGHPUT).requireCoin(6);
            pair(A, round, 100, 100);
        }
        assertRefused(
                () -> table(Metric.THROUGHPUT).requireCoin(6),
                "the slot of 'new' is the same in all 4 pairs; expected a coin to have decided which subject of a"
                        + " pair is launched first");
        pair(B, 2, 100, 100);
        table(Metric.THROUGHPUT).requireCoin(6);
    }

    @Test
    void whatCannotBeComparedIsSaid() {
        pair(A, 1, 100, 90);
        table(Metric.THROUGHPUT).requireComparable();
        refused(Metric.CPU, "cpu was not measured");
        redo("new", 2, 90, 90);
        refused(
                Metric.THROUGHPUT,
                "a pair has 1 iterations of throughput on one side and 2 on the other; forks that took turns have"
                        + " equally many");
        PairTable.of(samples, "old", "new", Metric.THROUGHPUT, Pairing.BACK_TO_BACK)
                .requireComparable();
        redo("new", 3, 0);
        refused(Metric.THROUGHPUT, "throughput of 0 cannot be compared as a ratio");
    }

    @Test
    void slicesAreJudgedByWhatTheyPair() {
        pair(A, 1, 100, 90);
        Pairs pairs = new Pairs(List.of(new PairRow(1, "new", 1, "old", 1, A, Metric.COST, 0.1, 0, 100)));
        PairTable.of(samples, pairs, "old", "new", Metric.COST, Pairing.SLICES).requireComparable();
        PairTable other = PairTable.of(samples, pairs, "old", "new", Metric.CPU, Pairing.SLICES);
        assertRefused(
                other::requireComparable, "A.b path=a: its pairs have cost, and no cpu; expected another --metric");
        PairTable.of(samples, Pairs.NONE, "old", "new", Metric.CPU, Pairing.SLICES)
                .requireComparable();
    }

    private void refused(Metric metric, String why) {
        PairTable table = table(metric);
        assertRefused(table::requireComparable, "A.b path=a: " + why);
    }

    @Test
    void differencesOfTwoSetsOfSamplesAreByRound() {
        List<Sample> before = TestSamples.rounds("x", A, Metric.CPU, 100, 200, 0, Double.NaN, 50);
        List<Sample> after = TestSamples.rounds("y", B, Metric.CPU, 200, 100, 100, 100);
        before.addAll(TestSamples.fork("x", A, 6, 1, Metric.ALLOC, 1));
        after.addAll(TestSamples.fork("y", B, 6, 1, Metric.CPU, 1));
        assertThat(PairTable.differences(before, after, Metric.CPU, Pairs.NONE))
                .as("of 0, discarded, unpaired and of another metric: none")
                .containsExactly(-log(200, 100), -log(100, 200));
    }

    private PairTable client(double[] wall, double[] cpu) {
        samples.clear();
        List<PairRow> rows = new ArrayList<>();
        for (int i = 0; i < wall.length; i++) {
            add("old", A, i + 1, Metric.COST, 1000);
            add("new", A, i + 1, Metric.COST, 1000);
            rows.add(new PairRow(i + 1, "new", 1, "old", 1, A, Metric.COST, wall[i], 0, 300));
            rows.add(new PairRow(i + 1, "new", 1, "old", 1, A, Metric.CPU_JAVA, cpu[i], 0, 300));
        }
        return PairTable.of(samples, new Pairs(rows), "old", "new", Metric.COST, Pairing.SLICES);
    }

    @Test
    void aClientIsJudgedByTheSteadierOfClockAndCpuTimeAndTheClockVetoes() {
        double[] calm = {0.001, -0.002, 0.003, 0.002, -0.001, 0.001};
        double[] wide = {0.1, -0.2, 0.3, -0.1, 0.15, -0.05};
        Rule.Decision byCpu =
                Verdicts.of(GateSettings.standard(), client(wide, calm)).get(0);
        assertThat(byCpu.verdict()).isEqualTo(Verdict.PASS);
        assertThat(byCpu.beside()).singleElement().isInstanceOf(TimeFinding.ByCpu.class);
        assertThat(Verdicts.of(GateSettings.standard(), client(calm, wide)).get(0))
                .returns(Verdict.PASS, Rule.Decision::verdict)
                .returns(List.of(), Rule.Decision::beside);
        double[] waits = {-0.1, -0.2, -0.3, -0.1, -0.15, -0.05};
        assertThat(Verdicts.of(GateSettings.standard(), client(waits, calm)).get(0))
                .returns(Verdict.INCONCLUSIVE, Rule.Decision::verdict)
                .returns(true, Rule.Decision::isGiven);
        double[] flipped = Arrays.stream(waits).map(d -> -d).toArray();
        assertThat(client(flipped, calm).steadier().differences(0))
                .as("whatever the signs")
                .isEqualTo(calm);
    }

    /** 1,000 ns of CPU time in both; the candidate loses 100 more without a processor, which no median sees. */
    @Test
    void inSlicesAStallIsWhatATotalHasBeyondCpuTime() {
        List<PairRow> rows = new ArrayList<>();
        for (int round = 1; round <= 6; round++) {
            for (String subject : List.of("old", "new")) {
                add(subject, A, round, Metric.COST, 1000);
                add(subject, A, round, Metric.CPU, 1000);
                add(subject, A, round, Metric.TOTAL, subject.equals("new") ? 1100 + round : 1000);
            }
            rows.add(new PairRow(round, "new", 1, "old", 1, A, Metric.COST, 0.001 * round, log(1000, 1100), 300));
        }
        PairTable table = PairTable.of(samples, new Pairs(rows), "old", "new", Metric.COST, Pairing.SLICES);
        assertThat(table.stalls(0))
                .hasSize(6)
                .usingComparatorWithPrecision(1e-12)
                .contains(0.101, 0.106);
        assertThat(Verdicts.of(GateSettings.standard(), table).get(0).beside())
                .anyMatch(TimeFinding.Stalls.class::isInstance);
        PairTable turned = PairTable.of(samples, new Pairs(rows), "new", "old", Metric.COST, Pairing.SLICES);
        assertThat(turned.stalls(0)).usingComparatorWithPrecision(1e-12).contains(-0.101, -0.106);
    }
}
