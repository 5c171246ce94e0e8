package org.jaxrsbench.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {

    @ParameterizedTest
    @CsvSource({
        "CPU, 4512, 4.51 us",
        "CPU, 999.4, 999 ns",
        "CPU, 999.5, 1.00 us",
        "THROUGHPUT, 221700, 222 k/s",
        "THROUGHPUT, 0, 0.00 /s",
        "ALLOC, 4312, 4.31 kB",
        "CPU_SHARE, 0.98, 0.98 cpu",
        "LATENCY_P50, 12.34, 12.3 us",
    })
    void aScoreHasThreeDigits(Metric metric, double score, String text) {
        assertThat(Units.format(metric, score)).isEqualTo(text);
    }

    @Test
    void anIntervalIsInTheUnitOfItsScore() {
        assertThat(Units.format(Metric.CPU, 1020, 980, 1100)).isEqualTo("1.02 us [0.98, 1.10]");
        assertThat(Units.format(Metric.THROUGHPUT, 990, 900, 1100)).isEqualTo("990 /s [900, 1100]");
    }
}
