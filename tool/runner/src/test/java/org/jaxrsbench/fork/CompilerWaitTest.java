package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CompilerWaitTest {

    private static final long MILLISECOND = 1_000_000;

    private final AtomicLong compiled = new AtomicLong(500);
    private final CompilerWait waiting = new CompilerWait(compiled::get);

    @Test
    void aWorkerThatStandsStillWhileSomethingIsCompiledWaitsForIt() {
        assertThat(standstill(80, 60)).isEqualTo(60 * MILLISECOND);
    }

    @Test
    void aWorkerThatRunsMeanwhileWaitsForNothing() {
        assertThat(standstill(0, 60)).isZero();
        assertThat(standstill(-1, 60)).isZero();
    }

    @Test
    void aStandstillWithoutACompilationIsTheOperations() {
        assertThat(standstill(80, 0)).isZero();
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
