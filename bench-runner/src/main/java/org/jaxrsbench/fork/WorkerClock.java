package org.jaxrsbench.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Optional;

/** What a thread can tell of itself: asked for by that thread only, before and after each slice, so it allocates nothing. */
final class WorkerClock {

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final long id = Thread.currentThread().getId();
    private final long task;
    private final KernelFile schedstat;

    /** Of the calling thread. */
    WorkerClock() {
        Optional<Path> self = WorkerThreads.self();
        task = self.map(t -> Long.parseLong(t.getFileName().toString())).orElse(0L);
        schedstat = self.map(t -> KernelFile.open(t.resolve("schedstat"))).orElse(null);
    }

    /** The kernel's number of the thread; 0 where there is none. */
    long task() {
        return task;
    }

    /** CPU time of the thread, in nanoseconds. */
    long cpuNanos() {
        return threads.getCurrentThreadCpuTime();
    }

    /** Time in which it was runnable and had no processor, in nanoseconds; 0 where the kernel does not tell. */
    long waitNanos() {
        return schedstat == null ? 0 : schedstat.field(1);
    }

    /** Bytes that it has allocated. */
    long bytes() {
        return threads.getThreadAllocatedBytes(id);
    }
}
