package org.jaxrsbench.fork;

import java.util.List;

/** The workers that JMH started for a benchmark that does not register them: found by their names, asked from another thread. */
final class Workers {

    private final ThreadSums sums;
    private final KernelFile[] schedstats;
    private final long task;

    /** So many, which are there by now. */
    Workers(int expected) {
        WorkerThreads.registerByName(expected);
        List<WorkerThreads.Worker> all = WorkerThreads.all();
        sums = new ThreadSums(all.stream().mapToLong(WorkerThreads.Worker::id).toArray());
        schedstats = all.stream()
                .flatMap(worker -> worker.schedstat().stream())
                .map(KernelFile::open)
                .toArray(KernelFile[]::new);
        task = all.stream()
                .limit(expected == 1 ? 1 : 0)
                .flatMap(worker -> worker.schedstat().stream())
                .mapToLong(file -> Long.parseLong(file.getParent().getFileName().toString()))
                .findFirst()
                .orElse(0);
    }

    /** The kernel's number of the only one; 0 if there are several or it is not known. */
    long task() {
        return task;
    }

    /** Their CPU time so far. */
    long cpuNanos() {
        return sums.cpuNanos();
    }

    /** Bytes that they have allocated. */
    long bytes() {
        return sums.bytes();
    }

    /** Time in which they waited for a processor; 0 where the kernel does not tell. */
    long waitNanos() {
        long sum = 0;
        for (KernelFile schedstat : schedstats) {
            sum += schedstat == null ? 0 : schedstat.field(1);
        }
        return sum;
    }
}
