package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LifeMarkTest {

    @Test
    void aLineIsReadAsItWasWritten() {
        for (LifeMark mark : List.of(
                new LifeMark(LifeMark.MAIN, -5, 70_000_000, List.of()),
                new LifeMark(LifeMark.RETAINED, 17, 9_000_000_000L, List.of("6571832", "17.0.15+6", "17.0.15")))) {
            assertThat(LifeMark.of(LifeMark.line(
                            mark.word(),
                            mark.clockNanos(),
                            mark.cpuNanos(),
                            mark.more().toArray())))
                    .contains(mark);
        }
    }

    /** Implementations write to the same stream. */
    @ParameterizedTest
    @ValueSource(strings = {"", "INFO: started", "jaxrs-bench", "jaxrs-bench main", "a jaxrs-bench main 1"})
    void whatOthersWriteIsNoMark(String line) {
        assertThat(LifeMark.of(line)).isEmpty();
    }
}
