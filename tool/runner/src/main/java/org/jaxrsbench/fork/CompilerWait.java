package org.jaxrsbench.fork;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * For how long a worker stands still in a slice because its JVM makes it wait for the compiler ({@code -Xbatch}). That flag is this suite's choice, so the
 * wait is no part of an operation.
 */
final class CompilerWait {

    private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();
    private static final long NANOS = 1_000_000;

    private final LongSupplier compiled;
    private long before;

    /** Beside a compiler that has taken so many milliseconds. */
    CompilerWait(LongSupplier compiled) {
        this.compiled = compiled;
    }

    /** Of this JVM: none where its workers go on meanwhile. */
    static CompilerWait ofThisJvm() {
        return new CompilerWait(compiler(ManagementFactory.getRuntimeMXBean().getInputArguments()));
    }

    /** Milliseconds that the compiler has taken for which workers have to wait: 0 without the flag. */
    static LongSupplier compiler(List<String> flags) {
        return flags.contains("-Xbatch") && COMPILER != null && COMPILER.isCompilationTimeMonitoringSupported()
                ? COMPILER::getTotalCompilationTime
                : () -> 0;
    }

    /** A slice begins. */
    void begin() {
        before = compiled.getAsLong();
    }

    /**
     * Of a slice that has ended: what the compiler took, as far as the worker did not run.
     *
     * @param idle for how long it was on no processor, in nanoseconds
     */
    long nanos(long idle) {
        return Math.max(0, Math.min(idle, (compiled.getAsLong() - before) * NANOS));
    }
}
