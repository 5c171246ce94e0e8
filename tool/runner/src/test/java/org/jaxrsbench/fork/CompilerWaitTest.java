package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompilerWaitTest {

    private static final long MILLISECOND = 1_000_000;

    private final AtomicLong compiled = new AtomicLong(500);
    private final CompilerWait waiting = new CompilerWait(compiled::get);

    @ParameterizedTest
    @CsvSource({
        // It stands still while something is compiled, runs meanwhile, or stands still by itself.
        "80, 60, 60",
        "0, 60, 0",
        "-1, 60, 0",
        "80, 0, 0",
    })
    void aWorkerThatStandsStillWhileSomethingIsCompiledWaitsForIt(long idle, long compiling, long waits) {
        assertThat(standstill(idle, compiling)).isEqualTo(waits * MILLISECOND);
    }

    @Test
    void eachSliceCountsItsOwn() {
        standstill(80, 60);
        assertThat(standstill(80, 5)).isEqualTo(5 * MILLISECOND);
    }

    @Test
    void onlyWhereTheJvmWasToldToWaitTheCompilerCounts() {
        assertThat(CompilerWait.compiler(List.of("-Xmx1g", "-Xbatch")).getAsLong())
                .as("this JVM has compiled something by now")
                .isPositive();
        assertThat(CompilerWait.compiler(List.of("-Xmx1g")).getAsLong()).isZero();
    }

    private long standstill(long idle, long compiling) {
        waiting.begin();
        compiled.addAndGet(compiling);
        return waiting.nanos(idle * MILLISECOND);
    }
}
