package org.jaxrsbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ForkOrderTest {

    private static final ForkOrder ORDER = new ForkOrder(
            ForkOrder.VERSION,
            new ForkOrder.Content(List.of(3, 1), true, 2, List.of(250L, 0L)),
            new ForkOrder.Place("a \"run\", of mine", "jar:x\ny", 2, 1, 2),
            new ForkOrder.Turns(4711, "token", 1000),
            2,
            true,
            "");

    @Test
    void whatIsWrittenIsReadBack() {
        assertThat(ORDER.toLine()).doesNotContain("\n");
        assertThat(ForkOrder.of(ORDER.toLine())).isEqualTo(ORDER);
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
    void aMissingFieldAndWhatIsNoOrderAreRefusedInOneLine() {
        String without = ORDER.toLine().replaceFirst("\"warmups\":2,", "");
        String withoutNested = ORDER.toLine().replaceFirst("\"port\":4711,", "");
        for (String line : new String[] {without, withoutNested, "fork,0,r,s,1,1,1,1,t,1,1,0,", "[]", ""}) {
            assertThatThrownBy(() -> ForkOrder.of(line))
                    .as(line)
                    .isInstanceOf(IllegalArgumentException.class)
                    .message()
                    .doesNotContain("\n");
        }
    }
}
