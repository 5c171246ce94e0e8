package org.jaxrsbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ForkOrderTest {

    private static final ForkOrder ORDER = new ForkOrder(
            ForkOrder.VERSION,
            List.of(3, 1),
            true,
            2,
            true,
            "a \"run\", of mine",
            "jar:x\ny",
            2,
            1,
            2,
            4711,
            "token",
            1000,
            2,
            true,
            List.of(250L, 0L),
            "");

    @Test
    void whatIsWrittenIsReadBack() {
        assertThat(ORDER.toLine()).doesNotContain("\n");
        assertThat(ForkOrder.of(ORDER.toLine())).isEqualTo(ORDER);
    }

    @Test
    void aLaterFieldOfTheSameVersionIsIgnored() {
        String more = ORDER.toLine().replaceFirst("\\{", "{\"later\":1,");
        assertThat(ForkOrder.of(more)).isEqualTo(ORDER);
    }

    @Test
    void anotherVersionIsRefusedInOneLine() {
        String other = ORDER.toLine().replace("\"protocol\":" + ForkOrder.VERSION, "\"protocol\":99");
        assertThatThrownBy(() -> ForkOrder.of(other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("protocol 99; this harness speaks " + ForkOrder.VERSION)
                .message()
                .doesNotContain("\n");
    }

    @Test
    void aHostOfTheVersionBeforeGetsOneCaseInItsOwnWords() {
        ForkOrder one = new ForkOrder(
                ForkOrder.VERSION,
                List.of(3),
                false,
                1,
                false,
                "r",
                "s",
                2,
                1,
                2,
                4711,
                "t",
                9,
                2,
                false,
                List.of(250L),
                "");
        assertThat(one.toLine(ForkOrder.ONE_CASE))
                .contains("\"protocol\":2", "\"benchmarkCase\":3", "\"burnNanos\":250", "\"port\":4711")
                .doesNotContain("cases", "grouped", "rehearsed", "batch");
        assertThatThrownBy(() -> ORDER.toLine(ForkOrder.ONE_CASE)).hasMessageContaining("no forks of several cases");
        assertThatThrownBy(() -> one.toLine(1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aMissingFieldAndTheOldPositionsAreRefusedInOneLine() {
        String without = ORDER.toLine().replaceFirst("\"warmups\":2,", "");
        for (String line : new String[] {without, "fork,0,r,s,1,1,1,1,t,1,1,0,", "[]", ""}) {
            assertThatThrownBy(() -> ForkOrder.of(line))
                    .as(line)
                    .isInstanceOf(IllegalArgumentException.class)
                    .message()
                    .doesNotContain("\n");
        }
    }
}
