package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CollectorRateTest {

    private long bytes = 1000;
    private long nanos = 50;

    @Test
    void theRateIsOfWhatCameAfterTheFirstLook() {
        CollectorRate rate = new CollectorRate(() -> bytes, () -> nanos);
        rate.lookWhileSettling(); // too early to count
        bytes = 2000;
        nanos = 950;
        rate.look();
        assertThat(rate.nanosPerByte()).as("nothing was allocated").isZero();
        bytes += 4000;
        nanos += 1000;
        rate.look();
        assertThat(rate.nanosPerByte()).isEqualTo(0.25);
    }
}
