package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SettlingTest {

    @Test
    void whatMeetsItsCapIsNotQuiet() {
        Settling none = new Settling(1, 0);
        assertThat(none.isOver()).isTrue();
        assertThat(none.isQuiet()).isFalse();
    }

    /** Its only work is to ask, which is compiled soon. */
    @Test
    void whatEndsBeforeItsCapIsQuiet() {
        long millis = 600_000;
        Settling settling = new Settling(1, millis);
        while (!settling.isOver()) {
            Thread.onSpinWait();
        }
        assertThat(settling.isQuiet()).isTrue();
    }
}
