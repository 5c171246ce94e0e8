package org.jaxrsbench.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** What this JVM did beside the operations, from the first measured slice to the last. */
final class Meanwhile {

    private static final List<GarbageCollectorMXBean> COLLECTORS = ManagementFactory.getGarbageCollectorMXBeans();

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final LongSupplier workersCpu;
    private long processCpu;
    private long workerCpu;
    private long collectorNanos;
    private long collections;

    /** Beside operations that take this CPU time, in nanoseconds so far. */
    Meanwhile(LongSupplier workersCpu) {
        this.workersCpu = workersCpu;
    }

    void begin() {
        processCpu = process.getProcessCpuTime();
        workerCpu = workersCpu.getAsLong();
        collectorNanos = collectorNanos();
        collections = collections();
    }

    /**
     * What it did.
     *
     * @param collectorNanosPerByte that operations allocated
     */
    ForkWords.Measured facts(double collectorNanosPerByte) {
        long others = process.getProcessCpuTime() - processCpu - (workersCpu.getAsLong() - workerCpu);
        return new ForkWords.Measured(
                Math.max(0, others),
                collectorNanos() - collectorNanos,
                collections() - collections,
                collectorNanosPerByte);
    }

    /** The collectors' time so far, in nanoseconds, to the millisecond. */
    static long collectorNanos() {
        long millis = 0;
        for (GarbageCollectorMXBean each : COLLECTORS) {
            millis += each.getCollectionTime();
        }
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private static long collections() {
        long count = 0;
        for (GarbageCollectorMXBean each : COLLECTORS) {
            count += each.getCollectionCount();
        }
        return count;
    }
}
