package org.jaxrsbench.fork;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.stream.DoubleStream;

/**
 * What operations leave behind for good: reachable heap, metadata of classes, threads and open files, before and after a number of operations,
 * each time behind a full collection.
 */
final class Growth {

    /** So much a JVM grows by itself: up to 54 kB were seen where nothing leaks. */
    private static final long ALWAYS_BYTES = 1 << 16;

    /** Operations of all cases together, of which a byte each is more than that. */
    private static final int OPERATIONS = 1 << 16;

    private static final double LONGEST_NANOS = 300_000_000;

    /** The memory that most threads reserve, and a round figure for the kernel's side of an open file. */
    private static final long THREAD_BYTES = 1 << 20;

    private static final long FILE_BYTES = 1 << 10;

    private Growth() {}

    /**
     * How often each case is repeated: fewer times if operations take long, so a smaller leak is not seen then.
     *
     * @param nanos cost of each case's operation, in nanoseconds
     */
    static int repeats(double[] nanos) {
        return (int) Math.max(
                1,
                Math.min(
                        (double) OPERATIONS / nanos.length,
                        LONGEST_NANOS / DoubleStream.of(nanos).sum()));
    }

    /**
     * Bytes that an operation left behind.
     *
     * @param before what was held before
     * @return 0 if all together are what a JVM grows by itself
     */
    static double since(long before, long operations) {
        return Math.max(0, held() - before - ALWAYS_BYTES) / (double) operations;
    }

    /** Bytes that are held now, after a full collection. */
    static long held() {
        System.gc();
        // What a reference handler has cleared in the meantime.
        System.gc();
        long held = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed()
                + THREAD_BYTES * ManagementFactory.getThreadMXBean().getThreadCount();
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getName().equals("Metaspace")) {
                held += pool.getUsage().getUsed();
            }
        }
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? held + FILE_BYTES * unix.getOpenFileDescriptorCount()
                : held;
    }
}
