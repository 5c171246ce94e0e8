package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlternatingTurnsTest {

    private static final int A = 0;
    private static final int B = 1;

    private static AlternatingTurns warm(int members) {
        AlternatingTurns turns = new AlternatingTurns(members, members);
        for (int i = 0; i < members; i++) {
            assertThat(turns.heard(i, "warm")).containsExactly(i);
        }
        return turns;
    }

    @Test
    void twoForksMeasureAsABBAABBA() {
        AlternatingTurns turns = warm(2);
        assertThat(turns.heard(A, "ready")).as("B still warms up").isEmpty();
        List<Integer> order = new ArrayList<>();
        List<Integer> go = turns.heard(B, "ready");
        for (int window = 0; window < 8; window++) {
            assertThat(go).as("one at a time").hasSize(1);
            int now = go.get(0);
            order.add(now);
            go = turns.heard(now, "ready"); // for its next window: this one is over
        }
        assertThat(order).containsExactly(A, B, B, A, A, B, B, A);
    }

    /** Whatever the order in which forks speak, one measures at a time, and each as often as the others. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void onlyOneWorkerRunsWhateverForksSayWhen(int members) {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            AlternatingTurns turns = warm(members);
            int[] measured = new int[members];
            Set<Integer> measuring = new HashSet<>();
            List<Integer> toSay = new ArrayList<>();
            for (int i = 0; i < members; i++) {
                toSay.add(i);
            }
            for (int step = 0; step < 60 * members; step++) {
                boolean over = !measuring.isEmpty() && (toSay.isEmpty() || random.nextBoolean());
                int speaker;
                if (over) {
                    speaker = measuring.iterator().next();
                    measuring.remove(speaker);
                    measured[speaker]++;
                } else if (toSay.isEmpty()) {
                    break;
                } else {
                    speaker = toSay.remove(random.nextInt(toSay.size()));
                }
                List<Integer> go = turns.heard(speaker, "ready");
                measuring.addAll(go);
                assertThat(measuring).as("seed " + seed).hasSizeLessThanOrEqualTo(1);
            }
            for (int count : measured) {
                assertThat(count).isBetween(measured[0] - 1, measured[0] + 1).isGreaterThan(5);
            }
        }
    }

    @Test
    void noMoreWarmUpAtOnceThanAllowed() {
        AlternatingTurns turns = new AlternatingTurns(3, 2);
        assertThat(turns.heard(0, "warm")).containsExactly(0);
        assertThat(turns.heard(1, "warm")).containsExactly(1);
        assertThat(turns.heard(2, "warm")).isEmpty();
        assertThat(turns.heard(1, "ready"))
                .as("one has warmed up, the next may")
                .containsExactly(2);
        assertThat(turns.heard(0, "ready"))
                .as("nothing is measured beside a warm-up")
                .isEmpty();
        assertThat(turns.heard(2, "ready")).hasSize(1);
    }

    @Test
    void aForkThatDiesGivesItsTurnToTheOthers() {
        AlternatingTurns turns = warm(2);
        turns.heard(A, "ready");
        assertThat(turns.heard(B, "ready")).containsExactly(A);
        assertThat(turns.left(A)).as("A died while it measured").containsExactly(B);
        assertThat(turns.heard(B, "ready")).containsExactly(B);
        assertThat(turns.left(B)).isEmpty();
    }

    @Test
    void aForkThatNeverCameDoesNotHoldTheOthersUp() {
        AlternatingTurns turns = new AlternatingTurns(2, 2);
        turns.heard(B, "warm");
        assertThat(turns.heard(B, "ready")).isEmpty();
        assertThat(turns.left(A)).containsExactly(B);
    }

    @Test
    void anUnknownWordIsRefused() {
        assertThatThrownBy(() -> warm(2).heard(A, "steady")).hasMessageContaining("steady");
    }

    @Test
    void forksEndTogether() {
        AlternatingTurns turns = warm(2);
        turns.heard(A, "ready");
        assertThat(turns.heard(B, "ready")).containsExactly(A);
        assertThat(turns.heard(A, "end")).as("B has its last window").containsExactly(B);
        assertThat(turns.answer(B)).isEqualTo("go");
        assertThat(turns.heard(B, "end")).containsExactly(A, B);
    }

    /** The same case for all, each as often as the others, and each begun by both forks equally often. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6})
    void windowsTakeTurnsAmongCases(int cases) {
        List<Integer> all = IntStream.range(0, cases).boxed().toList();
        AlternatingTurns turns = new AlternatingTurns(2, 2, all);
        turns.heard(A, "warm");
        turns.heard(B, "warm");
        turns.heard(A, "ready");
        List<Integer> go = turns.heard(B, "ready");
        int[] begunByA = new int[cases];
        for (int window = 0; window < 4 * cases; window++) {
            String first = turns.answer(go.get(0));
            assertThat(first).isEqualTo("go " + window % cases);
            if (go.get(0) == A) {
                begunByA[window % cases]++;
            }
            int other = 1 - go.get(0);
            assertThat(turns.heard(go.get(0), "ready")).containsExactly(other);
            assertThat(turns.answer(other)).isEqualTo(first);
            go = turns.heard(other, "ready");
        }
        assertThat(begunByA).containsOnly(2);
    }

    @Test
    void aForkThatDiesInAWindowTellsWhichCaseItWas() {
        AlternatingTurns turns = new AlternatingTurns(2, 2, List.of(0, 1));
        turns.heard(A, "warm");
        turns.heard(B, "warm");
        turns.heard(A, "ready");
        turns.heard(B, "ready");
        turns.heard(A, "ready");
        assertThat(turns.heard(B, "ready")).containsExactly(B);
        turns.left(B);
        turns.left(A);
        assertThat(turns.leftDuring(B)).hasValue(1);
        assertThat(turns.leftDuring(A)).as("it was given the turn when B died").hasValue(1);
    }
}
