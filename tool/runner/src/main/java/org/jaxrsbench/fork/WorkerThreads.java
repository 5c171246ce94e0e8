package org.jaxrsbench.fork;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Threads that run operations, and the one that completes answers where resources answer later. Any thread may ask what they took so far.
 *
 * @param workers each once
 */
public record WorkerThreads(List<Worker> workers) {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** JMH's system property of what runs operations. */
    public static final String EXECUTOR = "jmh.executor";

    private static final Path SELF = Path.of("/proc/thread-self");
    private static final Path TASKS = Path.of("/proc/self/task");
    private static final String OF_JMH = "-jmh-worker-";
    private static final Pattern NATIVE_ID =
            Pattern.compile("\"[^\"\n]*" + OF_JMH + "\\d+\"[^\n]* nid=(0x[0-9a-f]+|\\d+)");

    private static final Pattern UNREADABLE =
            Pattern.compile("-D" + EXECUTOR + "=(?!(PLATFORM|FIXED_TPE|CACHED_TPE)$).*");

    // JMH creates benchmarks and profilers separately and lets them share nothing, so this is static.
    private static final WorkerThreads ALL = new WorkerThreads(new CopyOnWriteArrayList<>());

    /**
     * A worker.
     *
     * @param id the Java thread's id
     * @param task the kernel's number of it; 0 where there is none, or it is not known
     * @param schedstat the kernel's file of its scheduling; null if the kernel has none
     * @param completes whether it completes answers, and runs no operations from their beginning
     */
    public record Worker(long id, long task, KernelFile schedstat, boolean completes) {

        private static Worker of(long id, Optional<Path> task, boolean completes) {
            return new Worker(
                    id,
                    task.map(t -> Long.parseLong(t.getFileName().toString())).orElse(0L),
                    task.map(t -> KernelFile.open(t.resolve("schedstat"))).orElse(null),
                    completes);
        }

        /** The calling thread. */
        static Worker current() {
            return of(Thread.currentThread().getId(), self(), false);
        }

        /** Time in which it was runnable and had no processor, in nanoseconds; 0 where the kernel does not tell. */
        long waitNanos() {
            return schedstat == null ? 0 : schedstat.field(1);
        }

        /** Bytes that it has allocated; 0 of one that has ended. */
        long bytes() {
            return Math.max(0, THREADS.getThreadAllocatedBytes(id));
        }
    }

    /** CPU time of the calling thread, in nanoseconds: asked for before and after each slice, it allocates nothing. */
    public static long ownCpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** The workers that have registered so far. The set grows until each worker has set up its state, in a fork's first iteration. */
    public static WorkerThreads all() {
        return ALL;
    }

    /** Registers the calling thread, once. */
    public static void registerCurrent() {
        register(false);
    }

    /** Registers the calling thread as the one that completes answers, once. */
    public static void registerCompleting() {
        register(true);
    }

    private static void register(boolean completes) {
        long id = Thread.currentThread().getId();
        if (ALL.workers.stream().noneMatch(w -> w.id() == id)) {
            ALL.workers.add(Worker.of(id, self(), completes));
        }
    }

    /** The workers of benchmarks that do not register them: those whose names JMH gave them, none until there are as many as expected. */
    static WorkerThreads namedByJmh(int expected) {
        List<Long> ids = new ArrayList<>();
        for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().contains(OF_JMH)) {
                ids.add(thread.getThreadId());
            }
        }
        List<Worker> found = new ArrayList<>();
        if (ids.size() == expected) {
            List<Path> tasks = tasksNamedByJmh();
            for (int i = 0; i < expected; i++) {
                // Which is whose is not known, and makes no difference to their sum.
                Optional<Path> task = tasks.size() == expected ? Optional.of(tasks.get(i)) : Optional.empty();
                found.add(Worker.of(ids.get(i), task, false));
            }
        }
        return new WorkerThreads(found);
    }

    /** The tasks of the threads that JMH named: the JVM's thread dump has the kernel's number of each, in hexadecimal or decimal digits. */
    private static List<Path> tasksNamedByJmh() {
        List<Path> found = new ArrayList<>();
        Matcher threads = NATIVE_ID.matcher(DiagnosticCommand.run("threadPrint").orElse(""));
        while (threads.find()) {
            Path task = TASKS.resolve(Long.decode(threads.group(1)).toString());
            if (Files.isReadable(task.resolve("schedstat"))) {
                found.add(task);
            }
        }
        return found;
    }

    /** The kernel's folder of the calling thread; empty where there is none. */
    private static Optional<Path> self() {
        try {
            return Optional.of(Path.of("/proc").resolve(Files.readSymbolicLink(SELF)));
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.empty(); // not Linux
        }
    }

    /**
     * Why operations would run on threads whose figures cannot be read; empty if they would not.
     *
     * @param flags of the JVM
     */
    public static Optional<String> unreadable(Collection<String> flags) {
        return flags.stream()
                .filter(flag -> UNREADABLE.matcher(flag).matches())
                .map(flag -> flag + ": CPU time and bytes can be read of JMH's own threads only; leave it out")
                .findFirst();
    }

    /**
     * Makes sure that figures are read: 0 would be taken for a figure. To be asked when they have done something.
     *
     * @throws IllegalStateException if CPU time or bytes of one of them cannot be read, or there is none
     */
    public WorkerThreads requireReadable() {
        if (workers.isEmpty()
                || workers.stream().anyMatch(w -> w.bytes() == 0 || THREADS.getThreadCpuTime(w.id()) <= 0)) {
            throw new IllegalStateException("CPU time and bytes of its workers cannot be read;"
                    + " expected a benchmark that leaves names and number of JMH's threads as they are, on HotSpot");
        }
        return this;
    }

    /** Some of these. */
    WorkerThreads only(Predicate<Worker> which) {
        return new WorkerThreads(workers.stream().filter(which).toList());
    }

    /** The kernel's number of the only one; 0 if there are several or it is not known. */
    long task() {
        return workers.size() == 1 ? workers.get(0).task() : 0;
    }

    /** Whether the kernel tells how long each of them waited for a processor. */
    public boolean kernelTells() {
        return !workers.isEmpty() && workers.stream().allMatch(w -> w.schedstat() != null);
    }

    /** Their CPU time so far, in nanoseconds; one that has ended counts nothing. */
    public long cpuNanos() {
        return sum(worker -> Math.max(0, THREADS.getThreadCpuTime(worker.id())));
    }

    /** Bytes that they have allocated. */
    public long bytes() {
        return sum(Worker::bytes);
    }

    /** Time in which they were runnable and had no processor, in nanoseconds. */
    public long waitNanos() {
        return sum(Worker::waitNanos);
    }

    private long sum(ToLongFunction<Worker> figure) {
        long sum = 0;
        for (int i = 0; i < workers.size(); i++) {
            sum += figure.applyAsLong(workers.get(i));
        }
        return sum;
    }
}
