package org.jaxrsbench.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Says when a JVM that one thread exercises has become quiet: its other threads, the compiler above all, have taken less than a tenth of
 * that thread's CPU time in each of the last stretches. There is a stretch for each case at least, because the compiler comes in bursts, and
 * three stretches may lie between two. The thread's own CPU time is the clock: on a busy machine a second by the wall may hold little work.
 */
public final class Settling {

    /** The clock of a whole process ticks every 10 ms. */
    private static final long STRETCH_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private static final double QUIET = 0.1;
    private static final int FEWEST_STRETCHES = 3;

    /** However busy the machine is, it ends. */
    private static final int MOST_WALL = 10;

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final LongSupplier worker;
    private final LongSupplier helpers;
    private final int stretches;
    private final long cpuDeadline;
    private final long wallDeadline;
    private long start;
    private long others;
    private long collector;
    private int quiet;

    /**
     * From now on.
     *
     * @param worker CPU time of the thread that does the work, in nanoseconds
     * @param helpers CPU time of other threads that work on its operations, which is no compiler's, in nanoseconds
     * @param cases that the thread exercises in turn
     * @param millis of the worker's CPU time at most; zero is over at once
     */
    public Settling(LongSupplier worker, LongSupplier helpers, int cases, long millis) {
        this.worker = worker;
        this.helpers = helpers;
        stretches = Math.max(FEWEST_STRETCHES, cases);
        start = worker.getAsLong();
        others = others(start);
        collector = Meanwhile.collectorNanos();
        cpuDeadline = start + TimeUnit.MILLISECONDS.toNanos(millis);
        wallDeadline = System.nanoTime() + MOST_WALL * TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** Whether it is quiet, or the time is up. To be asked by the worker. */
    public boolean isOver() {
        long now = worker.getAsLong();
        if (now - cpuDeadline >= 0 || System.nanoTime() - wallDeadline >= 0) {
            return true;
        }
        if (now - start < STRETCH_NANOS) {
            return false;
        }
        long othersNow = others(now);
        long collectorNow = Meanwhile.collectorNanos();
        long compiler = othersNow - others - (collectorNow - collector);
        quiet = compiler < QUIET * (now - start) ? quiet + 1 : 0;
        others = othersNow;
        collector = collectorNow;
        start = now;
        return quiet >= stretches;
    }

    private long others(long own) {
        return process.getProcessCpuTime() - own - helpers.getAsLong();
    }
}
