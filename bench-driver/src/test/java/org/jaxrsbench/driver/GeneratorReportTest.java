package org.jaxrsbench.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class GeneratorReportTest {

    private static final long MILLI = 1_000_000;

    private static GeneratorReport report(long requests, long beganMicros, double millis, long nanos) {
        Histogram latencies = new Histogram(2);
        latencies.recordValueWithCount(nanos, requests);
        return new GeneratorReport(requests, 1, 2, 3, 4, beganMicros, millis, latencies);
    }

    @Test
    void countsAreAddedAndTheTimeIsFromTheFirstBeginningToTheLastEnd() {
        LoadSlice sum =
                GeneratorReport.slice(List.of(report(10, 5_000_000, 1000, MILLI), report(20, 5_250_000, 1000, MILLI)));
        assertThat(sum.requests()).isEqualTo(30);
        assertThat(List.of(sum.errors(), sum.wrongStatus(), sum.timeouts(), sum.blockedSessions()))
                .containsExactly(2L, 4L, 6L, 8L);
        assertThat(sum.seconds()).isEqualTo(1.25);
        assertThat(sum.parts()).extracting(LoadSlice::requests).containsExactly(10L, 20L);
        assertThat(sum.parts()).extracting(LoadSlice::seconds).containsOnly(1.0);
    }

    @Test
    void percentilesAreThoseOfAllLatenciesTogether() {
        // A mean of both medians would be 50 ms, which no request took.
        LoadSlice sum = GeneratorReport.slice(List.of(report(900, 0, 1000, MILLI), report(100, 0, 1000, 99 * MILLI)));
        assertThat(sum.p50()).isCloseTo(1_000, within(20.0));
        assertThat(sum.p99()).isCloseTo(99_000, within(1_000.0));
        assertThat(sum.parts().get(0).p99()).isCloseTo(1_000, within(20.0));
    }

    @Test
    void aHistogramOfAShorterRangeTakesALongerOne() {
        GeneratorReport slow = report(1, 0, 1000, 99 * MILLI);
        GeneratorReport quick = new GeneratorReport(1, 0, 0, 0, 0, 0, 1000, new Histogram(MILLI, 2));
        assertThat(quick.plus(slow).latencies().getTotalCount()).isEqualTo(1);
    }

    @Test
    void oneIsItsOwnSum() {
        LoadSlice one = GeneratorReport.slice(List.of(report(10, 5_000_001, 1000.125, MILLI)));
        assertThat(one.seconds()).isEqualTo(1.000125);
        assertThat(one.parts()).isEmpty();
    }

    @Test
    void theOrderOfAddingDoesNotMatter() {
        GeneratorReport a = report(1, 3_000, 10, MILLI);
        GeneratorReport b = report(2, 1_000, 20, 2 * MILLI);
        GeneratorReport c = report(3, 2_000, 5, 3 * MILLI);
        assertThat(a.plus(b).plus(c)).isEqualTo(c.plus(a.plus(b)));
    }
}
