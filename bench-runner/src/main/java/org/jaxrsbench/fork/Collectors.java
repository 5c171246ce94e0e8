package org.jaxrsbench.fork;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What the garbage collectors of this JVM did. */
final class Collectors {

    private static final List<GarbageCollectorMXBean> ALL = ManagementFactory.getGarbageCollectorMXBeans();

    private Collectors() {}

    /** Their time so far, in nanoseconds, to the millisecond. */
    static long nanos() {
        long millis = 0;
        for (GarbageCollectorMXBean each : ALL) {
            millis += each.getCollectionTime();
        }
        return TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** How many collections so far. */
    static long count() {
        long count = 0;
        for (GarbageCollectorMXBean each : ALL) {
            count += each.getCollectionCount();
        }
        return count;
    }
}
