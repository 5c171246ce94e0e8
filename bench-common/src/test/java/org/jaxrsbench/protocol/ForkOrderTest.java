package org.jaxrsbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ForkOrderTest {

    private static final ForkOrder ORDER = new ForkOrder(
            ForkOrder.VERSION, 3, "a \"run\", of mine", "jar:x\ny", 2, 1, 2, 4711, "token", 1000, 2, 250, "");

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
    void aMissingFieldAndTheOldPositionsAreRefusedInOneLine() {
        String without = ORDER.toLine().replaceFirst("\"burnNanos\":250,", "");
        for (String line : new String[] {without, "fork,0,r,s,1,1,1,1,t,1,1,0,", "[]", ""}) {
            assertThatThrownBy(() -> ForkOrder.of(line))
                    .as(line)
                    .isInstanceOf(IllegalArgumentException.class)
                    .message()
                    .doesNotContain("\n");
        }
    }
}
