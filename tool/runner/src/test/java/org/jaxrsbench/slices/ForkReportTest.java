package org.jaxrsbench.slices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.gate.CaseSlices.Slice;
import org.junit.jupiter.api.Test;

class ForkReportTest {

    private static final Case CASE = Case.of("A.b", "", "thrpt", 1);
    private static final int N = 300;

    private static ForkReport fork(String subject, IntToLongFunction wall, long java) {
        CaseSlices slices = new CaseSlices(
                IntStream.rangeClosed(1, N)
                        .mapToObj(i -> new Slice(i, 100, wall.applyAsLong(i), 20_000, 0, 6_400, java))
                        .toArray(Slice[]::new),
                0);
        ForkRow row = new ForkRow(
                new ForkRow.Place(subject, CASE.toString(), 1, 1, 1),
                Status.OK,
                "",
                new ForkRow.Conditions(true, 1, 1, 0, 0),
                new ForkRow.Work(0, 0, 0),
                Optional.empty());
        return new ForkReport(List.of(), List.of(slices), row, Optional.empty(), Optional.empty(), OptionalInt.empty());
    }

    private static Map<Metric, Double> pairs(ForkReport baseline, ForkReport candidate) {
        return ForkReport.pairs(List.of(baseline, candidate), List.of(CASE), 100).orElseThrow().stream()
                .collect(Collectors.toMap(PairRow::metric, PairRow::logRatio));
    }

    @Test
    void cpuTimeOfAllJavaThreadsIsThereWhereItIsKnown() {
        ForkReport late = fork("old", i -> 50_000, 40_000);
        assertThat(ForkReport.figures(CASE, late.slices().get(0))).containsEntry(Metric.CPU_JAVA, 400.0);
        assertThat(pairs(late, fork("new", i -> 90_000, 44_000)))
                .hasEntrySatisfying(Metric.CPU_JAVA, log -> assertThat(log).isCloseTo(-Math.log(1.1), within(1e-9)));
        ForkReport plain = fork("new", i -> 50_000, 0);
        assertThat(ForkReport.figures(CASE, plain.slices().get(0))).doesNotContainKey(Metric.CPU_JAVA);
        assertThat(pairs(late, plain)).doesNotContainKey(Metric.CPU_JAVA).containsKey(Metric.COST);
    }

    /** What the machine does slows both, and is no drift. */
    @Test
    void aPairDriftsByWhatItsRatioIsBetterInTheLastThirdOfTheLaps() {
        ForkReport settled = fork("old", i -> i < 200 ? 50_000 : 80_000, 0);
        ForkReport settling = fork("new", i -> i <= 100 ? 52_500 : i < 200 ? 50_000 : 80_000, 0);
        assertThat(pairs(settled, settling))
                .hasEntrySatisfying(Metric.DRIFT, log -> assertThat(log).isCloseTo(Math.log(1.05), within(1e-9)));
        ForkReport same = fork("new", i -> i < 200 ? 50_000 : 80_000, 0);
        assertThat(pairs(settled, same)).containsEntry(Metric.DRIFT, 0.0);
    }
}
