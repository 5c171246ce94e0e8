package org.jaxrsbench.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * What some threads took so far, asked from another thread.
 *
 * @param ids of the threads; one that has ended counts nothing
 */
record ThreadSums(long[] ids) {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Their CPU time, in nanoseconds. */
    long cpuNanos() {
        long sum = 0;
        for (long id : ids) {
            sum += Math.max(0, THREADS.getThreadCpuTime(id)); // -1 of one that has ended
        }
        return sum;
    }

    /** Bytes that they have allocated. */
    long bytes() {
        long sum = 0;
        for (long id : ids) {
            sum += Math.max(0, THREADS.getThreadAllocatedBytes(id));
        }
        return sum;
    }
}
