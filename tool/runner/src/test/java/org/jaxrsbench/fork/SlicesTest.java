package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SlicesTest {

    private static double after(double... nanos) {
        return DoubleStream.of(nanos).reduce(0, Slices::cost);
    }

    /** On a busy machine, one of 1.3 s left nine laps in place of 120. */
    @Test
    void aSliceThatWasHeldUpDoesNotCutLapsToAHandful() {
        assertThat(after(900_000, 60_000, 25_000, 1.3e9)).isEqualTo(50_000);
        assertThat(after(1.3e9, 60_000, 25_000)).isEqualTo(25_000);
        assertThat(after(3e9)).isEqualTo(3e9);
        assertThat(after(DoubleStream.concat(
                                DoubleStream.of(25_000),
                                DoubleStream.generate(() -> 1e9).limit(20))
                        .toArray()))
                .isEqualTo(1e9);
    }
}
