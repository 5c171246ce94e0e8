package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LapsTest {

    private static ForkOrder order(int cases, int only, long seed) {
        ForkOrder.Task task = new ForkOrder.Task("B", "m", Map.of(), 0);
        return new ForkOrder(
                ForkOrder.VERSION,
                "C.take",
                Collections.nCopies(cases, task),
                new ForkOrder.Seat(0, 2, "x"),
                new ForkOrder.Times(0, 1, 0, 2),
                new ForkOrder.Way(1, false, false, only, "", false),
                seed,
                "y");
    }

    private static List<Integer> lap(Laps laps, int lap) {
        return IntStream.range(0, laps.cases())
                .mapToObj(i -> laps.caseOf(lap * laps.cases() + i))
                .toList();
    }

    /** In even turns the token goes forward, so the turn's number says who is first. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 6})
    void eachCaseIsFirstOnBothSidesEquallyOften(int cases) {
        Laps laps = Laps.of(order(cases, -1, 3), 100);
        int[] forward = new int[cases];
        for (int turn = 0; turn < 100 * cases; turn++) {
            forward[laps.caseOf(turn)] += turn % 2 == 0 ? 1 : 0;
        }
        assertThat(forward).containsOnly(50);
    }

    @Test
    void eachLapHasEveryCaseAndTheirOrderIsDrawnAnew() {
        Laps laps = Laps.of(order(6, -1, 3), 100);
        Set<List<Integer>> orders = new HashSet<>();
        for (int lap = 0; lap < 100; lap++) {
            List<Integer> sorted = new ArrayList<>(lap(laps, lap));
            orders.add(List.copyOf(sorted));
            Collections.sort(sorted);
            assertThat(sorted).containsExactly(0, 1, 2, 3, 4, 5);
        }
        assertThat(orders).hasSizeGreaterThan(80);
        Laps same = Laps.of(order(6, -1, 3), 100);
        assertThat(IntStream.range(0, 600)).allMatch(t -> same.caseOf(t) == laps.caseOf(t));
    }

    @Test
    void aRecordingIsOfOneCase() {
        Laps laps = Laps.of(order(6, 4, 3), 10);
        assertThat(laps.cases()).isEqualTo(1);
        assertThat(IntStream.range(0, 10)).allMatch(turn -> laps.caseOf(turn) == 4);
    }

    @Test
    void anOrderIsReadAsItWasWrittenAndOneOfAnotherVersionIsRefused() {
        ForkOrder order = order(2, -1, 7);
        String said = Session.line(order);
        assertThat(ForkOrder.of(said)).isEqualTo(order);
        for (String line :
                new String[] {"", "x", "{}", said.replace("\"protocol\":" + ForkOrder.VERSION, "\"protocol\":4")}) {
            org.assertj.core.api.Assertions.assertThatThrownBy(() -> ForkOrder.of(line))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageNotContaining("\n");
        }
    }
}
