package org.jaxrsbench.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * Says when a JVM that exercises cases has become quiet: threads that run no Java, the compiler's above all, have taken less than a tenth of
 * its Java threads' CPU time in each of the last stretches. There is a stretch for each case at least, because the compiler comes in bursts,
 * and three stretches may lie between two. The Java threads' CPU time is the clock: on a busy machine a second by the wall may hold little
 * work. All of them count, because those of a server or a client in the same JVM work on the operations, too.
 */
public final class Settling {

    /** The clock of a whole process ticks every 10 ms. */
    private static final long STRETCH_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    /** To ask for the time of all threads takes longer than an operation. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private static final double QUIET = 0.1;
    private static final int FEWEST_STRETCHES = 3;

    /** However busy the machine is, it ends. */
    private static final int MOST_WALL = 10;

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final int stretches;
    private final long cpuDeadline;
    private final long wallDeadline;
    private long nextLook;
    private long start;
    private long others;
    private int quiet;

    /**
     * From now on.
     *
     * @param cases that are exercised in turn
     * @param millis of the Java threads' CPU time at most; zero is over at once
     */
    public Settling(int cases, long millis) {
        stretches = Math.max(FEWEST_STRETCHES, cases);
        start = Meanwhile.javaNanos();
        others = process.getProcessCpuTime() - start - Meanwhile.collectorNanos();
        cpuDeadline = start + TimeUnit.MILLISECONDS.toNanos(millis);
        nextLook = System.nanoTime();
        wallDeadline = nextLook + MOST_WALL * TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** Whether it is quiet, or the time is up. To be asked by a worker between operations. */
    public boolean isOver() {
        long clock = System.nanoTime();
        if (clock - nextLook < 0) {
            return false;
        }
        nextLook = clock + LOOK_NANOS;
        long now = Meanwhile.javaNanos();
        if (now - cpuDeadline >= 0 || clock - wallDeadline >= 0) {
            return true;
        }
        if (now - start < STRETCH_NANOS) {
            return false;
        }
        long othersNow = process.getProcessCpuTime() - now - Meanwhile.collectorNanos();
        quiet = othersNow - others < QUIET * (now - start) ? quiet + 1 : 0;
        others = othersNow;
        start = now;
        return isQuiet();
    }

    /** Whether it has become quiet; if it is over and this is not so, the time was up. */
    public boolean isQuiet() {
        return quiet >= stretches;
    }
}
