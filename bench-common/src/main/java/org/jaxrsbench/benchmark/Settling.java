package org.jaxrsbench.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.fork.WorkerThreads;

/**
 * Says when a JVM that is being exercised by one thread has become quiet: the threads that do no work of an operation, the compiler
 * above all, have taken less than a tenth of a processor in each of the last slices of time.
 */
final class Settling {

    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final double QUIET = 0.1;
    private static final int QUIET_SLICES = 5;

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final long deadline;
    private long sliceStart = System.nanoTime();
    private long others = others();
    private int quiet;

    /** From now on, for so many milliseconds at most; zero is over at once. */
    Settling(long millis) {
        deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** Whether it is quiet, or the time is up. To be asked by the thread that does the work. */
    boolean isOver() {
        long now = System.nanoTime();
        if (now - deadline >= 0) {
            return true;
        }
        if (now - sliceStart < SLICE_NANOS) {
            return false;
        }
        long then = others;
        others = others();
        quiet = others - then < QUIET * (now - sliceStart) ? quiet + 1 : 0;
        sliceStart = now;
        return quiet >= QUIET_SLICES;
    }

    private long others() {
        return process.getProcessCpuTime()
                - ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()
                - WorkerThreads.cpuNanos();
    }
}
