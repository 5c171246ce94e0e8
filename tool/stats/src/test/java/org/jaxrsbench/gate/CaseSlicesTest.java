package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.CaseSlices.Slice;
import org.junit.jupiter.api.Test;

class CaseSlicesTest {

    private static final int N = 201;

    private static CaseSlices slices(IntFunction<Slice> slice, double collectorNanos) {
        return new CaseSlices(IntStream.rangeClosed(1, N).mapToObj(slice).toArray(Slice[]::new), collectorNanos);
    }

    private static Slice slice(int turn, double nanos, long wait) {
        return new Slice(turn, 1000, Math.round(1000 * nanos) + wait, Math.round(1000 * nanos), wait, 64_000, 0);
    }

    /** The processor changes its speed every few slices, for both sides alike. */
    private static double speed(int turn) {
        return turn / 20 % 2 == 0 ? 1 : 2.1;
    }

    @Test
    void whatLiesSideBySideCancelsWhatTheMachineDoes() {
        CaseSlices before = slices(i -> slice(i, 500 * speed(i), 0), 0);
        CaseSlices after = slices(i -> slice(i, 525 * speed(i), 0), 0);
        CaseSlices.Difference d = after.against(before);
        assertThat(d.typical()).isCloseTo(-Math.log(1.05), within(1e-4));
        assertThat(d.cost()).isEqualTo(d.typical());
        assertThat(d.cpu()).isCloseTo(-Math.log(1.05), within(1e-4));
        assertThat(d.alloc()).isZero();
        assertThat(d.slices()).isEqualTo(N);
        assertThat(before.against(after).typical()).isCloseTo(-d.typical(), within(1e-12));
    }

    /** Rates averaged without their durations showed a stall of 67% of the time as 2%. */
    @Test
    void aStallOfOneSecondInOneSliceIsInTheTotalAtItsFullLength() {
        CaseSlices calm = slices(i -> slice(i, 500, 0), 0);
        CaseSlices stalls =
                slices(i -> i == 7 ? new Slice(7, 1000, 1_000_500_000L, 500_000, 0, 64_000, 0) : slice(i, 500, 0), 0);
        assertThat(stalls.total()).isCloseTo(500 + 1e9 / (N * 1000), within(1e-6));
        assertThat(stalls.typical()).isEqualTo(500);
        assertThat(stalls.against(calm).total()).isLessThan(Math.log(0.1));
        assertThat(stalls.against(calm).cost()).isZero();
    }

    @Test
    void whatWaitedForAProcessorIsTakenOffAndTooMuchOfItLeftOut() {
        CaseSlices calm = slices(i -> slice(i, 500, 0), 0);
        CaseSlices waits = slices(i -> slice(i, 500, i % 2 == 0 ? 50_000 : 0), 0);
        assertThat(waits.against(calm).typical()).isCloseTo(0, within(1e-12));
        assertThat(waits.against(calm).slices()).isEqualTo(N);
        CaseSlices crowded = slices(i -> slice(i, 500, i % 2 == 0 ? 200_000 : 0), 0);
        assertThat(crowded.against(calm).slices()).isEqualTo((N + 1) / 2);
        assertThat(calm.against(crowded).slices()).isEqualTo((N + 1) / 2);
        assertThat(crowded.waitShare()).isBetween(0.1, 0.2);
    }

    @Test
    void theCollectorsShareIsPartOfTheCost() {
        CaseSlices without = slices(i -> slice(i, 500, 0), 0);
        CaseSlices with = slices(i -> slice(i, 500, 0), 50.0 * N * 1000);
        assertThat(with.collector()).isCloseTo(50, within(1e-9));
        assertThat(with.against(without).cost()).isCloseTo(-Math.log(1.1), within(1e-9));
        assertThat(with.against(without).typical()).isZero();
    }

    private static CaseSlices java(IntFunction<Long> nanos, double collectorNanos) {
        return slices(i -> new Slice(i, 1000, 900_000, 300_000, 0, 64_000, nanos.apply(i)), collectorNanos);
    }

    /** A client waits for its server, which has threads of its own. */
    @Test
    void cpuTimeOfAllJavaThreadsIsAFigureOfItsOwnWhereItIsKnown() {
        CaseSlices before = java(i -> i % 10 == 0 ? 5_000_000L : 500_000L, 0);
        CaseSlices after = java(i -> i % 7 == 0 ? 0L : 550_000L, 0);
        assertThat(before.byJava())
                .hasValueSatisfying(java -> assertThat(java.typical()).isEqualTo(500));
        assertThat(after.byJava())
                .as("0 is no figure")
                .hasValueSatisfying(java -> assertThat(java.typical()).isEqualTo(550));
        assertThat(after.javaAgainst(before)).isCloseTo(-Math.log(1.1), within(1e-9));
        assertThat(after.against(before).cost()).isZero();
        CaseSlices collects = java(i -> 500_000L, 50.0 * N * 1000);
        assertThat(collects.javaAgainst(before)).isCloseTo(-Math.log(1.1), within(1e-9));
        CaseSlices unknown = java(i -> i < 50 ? 500_000L : 0L, 0);
        assertThat(unknown.byJava()).isEmpty();
        assertThat(unknown.javaAgainst(before)).isNaN();
    }

    @Test
    void bytesAndOperationsAreSums() {
        CaseSlices slices = slices(i -> slice(i, 500, 0), 0);
        assertThat(slices.alloc()).isEqualTo(64);
        assertThat(slices.cpu()).isEqualTo(500);
    }

    @Test
    void forksThatDidNotTakeTurnsAreRefused() {
        CaseSlices one = slices(i -> slice(i, 500, 0), 0);
        CaseSlices shorter = new CaseSlices(new Slice[] {slice(1, 500, 0)}, 0);
        assertThatThrownBy(() -> one.against(shorter)).isInstanceOf(IllegalArgumentException.class);
    }
}
