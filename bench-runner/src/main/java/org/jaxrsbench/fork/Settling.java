package org.jaxrsbench.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * Says when a JVM that one thread exercises has become quiet: its other threads, the compiler above all, have taken less than a tenth of
 * that thread's CPU time in each of the last stretches. The thread's own CPU time is the clock: on a busy machine a second by the wall may
 * hold little work.
 */
final class Settling {

    /** The clock of a whole process ticks every 10 ms. */
    private static final long STRETCH_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private static final double QUIET = 0.1;
    private static final int QUIET_STRETCHES = 3;

    /** However busy the machine is, it ends. */
    private static final int MOST_WALL = 10;

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final WorkerClock worker;
    private final Crew crew;
    private final long cpuDeadline;
    private final long wallDeadline;
    private long start;
    private long others;
    private long collector;
    private int quiet;

    /** From now on, for so many milliseconds of the worker's CPU time at most; what others do of its operations is no compiler's work. */
    Settling(WorkerClock worker, Crew crew, long millis) {
        this.worker = worker;
        this.crew = crew;
        start = worker.cpuNanos();
        others = others(start);
        collector = Meanwhile.collectorNanos();
        cpuDeadline = start + TimeUnit.MILLISECONDS.toNanos(millis);
        wallDeadline = System.nanoTime() + MOST_WALL * TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** Whether it is quiet, or the time is up. To be asked by the worker. */
    boolean isOver() {
        long now = worker.cpuNanos();
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
        return quiet >= QUIET_STRETCHES;
    }

    private long others(long own) {
        return process.getProcessCpuTime() - own - crew.cpuNanos();
    }
}
