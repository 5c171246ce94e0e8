package org.jaxrsbench.fork;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/** What Java threads beside the workers do in a slice: their CPU time, and how far a worker waits for a processor because of them. */
final class Helpers {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Clocks are read one after the other. */
    private static final long APART_NANOS = 50_000;

    private final LongSupplier workersCpu;
    private final LongSupplier workersWait;
    private boolean watched = true;
    private long started;
    private long took;
    private long wait;

    /** Beside threads that have taken, and waited for, so many nanoseconds. */
    Helpers(LongSupplier workersCpu, LongSupplier workersWait) {
        this.workersCpu = workersCpu;
        this.workersWait = workersWait;
    }

    /** A slice is about to begin; before other figures are read, because this allocates. */
    void begin() {
        started = 0;
        took = 0;
        if (watched) {
            started = -THREADS.getTotalStartedThreadCount();
            took = workersCpu.getAsLong() - Meanwhile.javaNanos();
        }
        wait = -workersWait.getAsLong();
    }

    /** A slice has ended; after other figures are read. */
    void end() {
        wait += workersWait.getAsLong();
        if (watched) {
            took = Math.max(0, took + Meanwhile.javaNanos() - workersCpu.getAsLong());
            started += THREADS.getTotalStartedThreadCount();
        }
    }

    /**
     * Whether to look at other threads in further slices. Where there are none, looking does harm: a Jersey fork then compiles its largest method
     * again in the first slices, and stands still for 100 to 190 ms meanwhile.
     */
    void watch(boolean on) {
        watched = on;
    }

    /** Whether other threads did something in the last slice that was watched. */
    boolean helped() {
        return started > 0 || took > APART_NANOS;
    }

    /** CPU time of all Java threads; 0 if some were started, because nobody knows what those took that have ended. */
    long javaNanos(long ofWorkers) {
        return started == 0 ? ofWorkers + took : 0;
    }

    /** How long workers waited for a processor. */
    long waited() {
        return wait;
    }

    /**
     * How long the only worker waited because of others than this JVM. What helpers ran meanwhile is its own doing; so is all of it if some were
     * started, for they inherit its processor. Those that ran for longer than it waited, or left that processor idle, ran elsewhere.
     *
     * @param idle for how long it did not run, in nanoseconds
     */
    long foreignWait(long idle) {
        boolean elsewhere = took > Math.max(wait, idle) + APART_NANOS;
        return started > 0 ? 0 : elsewhere ? wait : Math.max(0, wait - took);
    }
}
