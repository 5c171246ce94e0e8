package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.junit.jupiter.api.Test;

/** Samples as pairs, at once and as they come in. */
class PairedDataTest {

    private static final Sample.Case A = GateSamples.benchmarkCase("path=a");

    private static PairedData turns() {
        return new PairedData("old", "new", true);
    }

    private static double[] first(PairedData data, Metric metric) {
        return data.differences(A, metric);
    }

    @Test
    void samplesThatComeInOneByOneGiveThePairsOfAllAtOnce() {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= 9; round++) {
            for (String params : List.of("path=a", "path=b")) {
                samples.addAll(GateSamples.fork("new", params, round, 1, Metric.THROUGHPUT, 90 + round, 95, 99));
                samples.addAll(GateSamples.fork("old", params, round, 1, Metric.THROUGHPUT, 100, 100 + round, 101));
                samples.addAll(GateSamples.fork("old", params, round, 1, Metric.ALLOC, 1000, 1000, 1000));
                samples.addAll(GateSamples.fork("new", params, round, 1, Metric.ALLOC, 1000, 1200 + round, 1200));
            }
        }
        PairedData grown = turns();
        PairedData whole = new PairedData(samples, "old", "new", true);
        samples.forEach(s -> grown.add(List.of(s)));
        assertThat(grown.baselineCases()).containsExactlyElementsOf(whole.baselineCases());
        List<Sample.Case> cases = List.copyOf(whole.baselineCases());
        assertThat(cases).hasSize(2);
        RoundTable expected = whole.table(cases, Metric.THROUGHPUT, 9);
        RoundTable table = grown.table(cases, Metric.THROUGHPUT, 9);
        assertThat(table.differences()).isDeepEqualTo(expected.differences());
        assertThat(table.totals()).isDeepEqualTo(expected.totals());
        assertThat(table.rises()).isDeepEqualTo(expected.rises());
        assertThat(table.rises(0)).hasSize(9);
        assertThat(grown.lastRound()).isEqualTo(9);
    }

    @Test
    void aRoundWithoutAPairIsAnEmptyPlaceInTheTable() {
        PairedData data = turns();
        data.add(GateSamples.pair("path=a", 1, 100, 90));
        data.add(GateSamples.pair("path=a", 3, 100, 80));
        data.add(List.of(GateSamples.row("new", "path=a", 4, 1, 1, Metric.THROUGHPUT, Double.NaN, Status.DISCARDED)));
        assertThat(data.lastRound()).isEqualTo(4);
        RoundTable table = data.table(List.of(A, GateSamples.benchmarkCase("path=b")), Metric.THROUGHPUT, 4);
        assertThat(table.differences()).hasDimensions(4, 2);
        assertThat(table.differences()[1]).containsOnly(Double.NaN);
        assertThat(table.differences()[3]).containsOnly(Double.NaN);
        assertThat(table.differences(0)).containsExactly(Math.log(90) - Math.log(100), Math.log(80) - Math.log(100));
        assertThat(table.differences(1)).isEmpty();
    }

    @Test
    void aTotalSeesAPauseThatAMedianOfWindowsDoesNot() {
        PairedData data = turns();
        data.add(GateSamples.fork("old", "path=a", 1, 1, Metric.CPU, 100, 100, 100, 100, 100));
        data.add(GateSamples.fork("new", "path=a", 1, 1, Metric.CPU, 100, 100, 200, 100, 100));
        RoundTable table = data.table(List.of(A), Metric.CPU, 1);
        assertThat(Math.abs(table.differences()[0][0])).isZero();
        assertThat(table.totals()[0][0]).isCloseTo(-Math.log(1.2), within(1e-12));
    }

    @Test
    void withoutACoinThereIsNothingToJudge() {
        PairedData data = turns();
        for (int round = 1; round <= 7; round += 2) {
            data.requireCoin(6);
            data.add(GateSamples.fork("old", "path=a", round, 1, Metric.THROUGHPUT, 100));
            data.add(GateSamples.fork("new", "path=a", round, 1, Metric.THROUGHPUT, 100));
        }
        assertThatThrownBy(() -> data.requireCoin(6))
                .isInstanceOf(BadInputException.class)
                .hasMessage(
                        "the slot of 'new' is the same in all 4 pairs; expected a coin to have decided which subject of a"
                                + " pair is launched first");
        data.add(GateSamples.pair("path=b", 1, 100, 100));
        data.add(GateSamples.pair("path=b", 2, 100, 100));
        data.requireCoin(6);
    }

    @Test
    void whatWasAskedForDoesNotChangeWithWhatIsAdded() {
        PairedData data = turns();
        data.add(GateSamples.pair("path=a", 1, 100, 90));
        double[] before = first(data, Metric.THROUGHPUT);
        data.add(GateSamples.pair("path=a", 2, 100, 50));
        assertThat(before).hasSize(1);
        assertThat(first(data, Metric.THROUGHPUT)).hasSize(2).startsWith(before);
    }

    @Test
    void halfAPairIsNone() {
        PairedData data = turns();
        data.add(GateSamples.fork("old", "path=a", 1, 1, Metric.THROUGHPUT, 100));
        assertThat(first(data, Metric.THROUGHPUT)).isEmpty();
        data.add(GateSamples.fork("new", "path=a", 1, 1, Metric.THROUGHPUT, 50));
        assertThat(first(data, Metric.THROUGHPUT)).containsExactly(Math.log(50) - Math.log(100));
    }

    @Test
    void aRedoneForkTakesThePlaceOfTheEarlierOneWhateverItsNumber() {
        PairedData data = turns();
        data.add(GateSamples.pair("path=a", 1, 100, 90));
        data.add(GateSamples.fork("new", "path=a", 1, 2, Metric.THROUGHPUT, 80));
        assertThat(first(data, Metric.THROUGHPUT)).containsExactly(Math.log(80) - Math.log(100));
    }

    @Test
    void iterationsOfTheSameNumberBelongTogetherHoweverTheyAreOrdered() {
        List<Sample> candidate =
                new ArrayList<>(GateSamples.fork("new", "path=a", 1, 1, Metric.THROUGHPUT, 90, 45, 360));
        Collections.reverse(candidate);
        PairedData data = turns();
        data.add(GateSamples.fork("old", "path=a", 1, 1, Metric.THROUGHPUT, 100, 100, 400));
        data.add(candidate);
        assertThat(first(data, Metric.THROUGHPUT))
                .as("the median of the ratios 0.9, 0.45 and 0.9")
                .hasSize(1)
                .satisfies(d -> assertThat(d[0]).isCloseTo(Math.log(0.9), within(1e-12)));
        PairedData backToBack = new PairedData("old", "new", false);
        backToBack.add(GateSamples.fork("old", "path=a", 1, 1, Metric.THROUGHPUT, 100, 100, 400));
        backToBack.add(candidate);
        assertThat(first(backToBack, Metric.THROUGHPUT))
                .as("the ratio of the medians 90 and 100")
                .containsExactly(Math.log(90) - Math.log(100));
    }

    @Test
    void lessTimeIsBetter() {
        PairedData data = turns();
        data.add(GateSamples.fork("old", "path=a", 1, 1, Metric.CPU, 100));
        data.add(GateSamples.fork("new", "path=a", 1, 1, Metric.CPU, 200));
        assertThat(first(data, Metric.CPU)).containsExactly(-Math.log(200) + Math.log(100));
    }

    @Test
    void allocationCountsFromTheLargerOfSixteenBytesAndHalfAPercent() {
        PairedData data = turns();
        data.add(GateSamples.pair("path=a", 1, 100, 100));
        data.add(GateSamples.fork("old", "path=a", 1, 1, Metric.ALLOC, 1000));
        data.add(GateSamples.fork("new", "path=a", 1, 1, Metric.ALLOC, 1020));
        data.add(GateSamples.pair("path=a", 2, 100, 100));
        data.add(GateSamples.fork("old", "path=a", 2, 1, Metric.ALLOC, 10_000));
        data.add(GateSamples.fork("new", "path=a", 2, 1, Metric.ALLOC, 10_020));
        data.add(GateSamples.pair("path=a", 3, 100, 100));
        RoundTable table = data.table(List.of(A), Metric.THROUGHPUT, 3);
        assertThat(table.rises(0)).containsExactly(4, -30);
        assertThat(table.rises()[2]).as("the third pair has no allocation").containsOnly(Double.NaN);
    }

    @Test
    void failedAndDiscardedForksAreNoPairsAndFailuresAreKnown() {
        PairedData data = turns();
        data.add(GateSamples.fork("old", "path=a", 1, 1, Metric.THROUGHPUT, 100));
        data.add(List.of(
                GateSamples.row("new", "path=a", 1, 1, 1, Metric.THROUGHPUT, Double.NaN, Status.DISCARDED),
                GateSamples.row("new", "path=b", 1, 1, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED),
                GateSamples.row("other", "path=c", 1, 1, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED)));
        assertThat(first(data, Metric.THROUGHPUT)).isEmpty();
        assertThat(data.candidateCases()).contains(A);
        assertThat(data.failedCases()).containsExactly(GateSamples.benchmarkCase("path=b"));
    }

    @Test
    void whatCannotBeComparedIsSaid() {
        List<Sample> pair = GateSamples.pair("path=a", 1, 100, 90);
        assertThatThrownBy(() -> new PairedData(pair, "old", "newer", true))
                .isInstanceOf(BadInputException.class)
                .hasMessage("unknown subject 'newer' in the run; expected one of old, new");
        PairedData data = new PairedData(pair, "old", "new", true);
        assertThatThrownBy(() -> first(data, Metric.CPU))
                .isInstanceOf(BadInputException.class)
                .hasMessage("A.b path=a: cpu was not measured");
        data.add(GateSamples.fork("new", "path=a", 1, 2, Metric.THROUGHPUT, 90, 90));
        assertThatThrownBy(() -> first(data, Metric.THROUGHPUT))
                .isInstanceOf(BadInputException.class)
                .hasMessage("A.b path=a: a pair has 1 iterations of throughput on one side and 2 on the other;"
                        + " forks that took turns have equally many");
        data.add(GateSamples.fork("new", "path=a", 1, 3, Metric.THROUGHPUT, 0));
        assertThatThrownBy(() -> first(data, Metric.THROUGHPUT))
                .isInstanceOf(BadInputException.class)
                .hasMessage("A.b path=a: throughput of 0 cannot be compared as a ratio");
    }

    @Test
    void aTickThatAShortWindowMissedDoesNotRefuseTheForks() {
        PairedData data = turns();
        data.add(GateSamples.fork("old", "path=a", 1, 1, Metric.CPU_PROCESS, 0, 200, 100));
        data.add(GateSamples.fork("new", "path=a", 1, 1, Metric.CPU_PROCESS, 300, 0, 300));
        assertThat(first(data, Metric.CPU_PROCESS)[0]).isEqualTo(-StrictMath.log(2), within(1e-12));
    }
}
