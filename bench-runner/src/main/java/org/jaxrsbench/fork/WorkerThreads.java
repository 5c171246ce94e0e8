package org.jaxrsbench.fork;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * The threads that run operations, and the one that completes answers where resources answer later, as they name themselves once,
 * before anything is timed. JMH creates benchmarks and profilers separately and lets them share nothing, so this list is static.
 */
public final class WorkerThreads {

    private static final Path SELF = Path.of("/proc/thread-self");
    private static final Path TASKS = Path.of("/proc/self/task");
    private static final String OF_JMH = "-jmh-worker-";
    private static final Pattern NATIVE_ID =
            Pattern.compile("\"[^\"\n]*" + OF_JMH + "\\d+\"[^\n]* nid=(0x[0-9a-f]+|\\d+)");
    private static final List<Worker> WORKERS = new CopyOnWriteArrayList<>();

    private WorkerThreads() {}

    /**
     * A worker.
     *
     * @param id the Java thread's id
     * @param schedstat the kernel's file of its scheduling; empty if the kernel has none
     * @param completes whether it completes answers, and runs no operations from their beginning
     */
    public record Worker(long id, Optional<Path> schedstat, boolean completes) {}

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
        if (WORKERS.stream().noneMatch(w -> w.id() == id)) {
            Optional<Path> schedstat = self().map(task -> task.resolve("schedstat"));
            WORKERS.add(new Worker(id, schedstat.filter(Files::isReadable), completes));
        }
    }

    /**
     * Registers the workers of benchmarks that do not register them: those whose names JMH gave them, as soon as all are there.
     *
     * @param expected how many there are to be
     */
    public static void registerByName(int expected) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        List<Long> ids = new ArrayList<>();
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().contains(OF_JMH)) {
                ids.add(thread.getThreadId());
            }
        }
        if (ids.size() != expected) {
            return;
        }
        List<Path> schedstats = namedByJmh();
        for (int i = 0; i < expected; i++) {
            // Which is whose is not known, and makes no difference to their sum.
            WORKERS.add(new Worker(
                    ids.get(i),
                    schedstats.size() == expected ? Optional.of(schedstats.get(i)) : Optional.empty(),
                    false));
        }
    }

    /** What the JVM itself says of its threads names each with the kernel's number, in hexadecimal or decimal digits. */
    private static List<Path> namedByJmh() {
        List<Path> found = new ArrayList<>();
        Matcher threads = NATIVE_ID.matcher(threadPrint());
        while (threads.find()) {
            Path schedstat =
                    TASKS.resolve(Long.decode(threads.group(1)).toString()).resolve("schedstat");
            if (Files.isReadable(schedstat)) {
                found.add(schedstat);
            }
        }
        return found;
    }

    private static String threadPrint() {
        try {
            return (String) ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "threadPrint",
                            new Object[] {new String[0]},
                            new String[] {String[].class.getName()});
        } catch (JMException e) {
            return ""; // not HotSpot
        }
    }

    /** CPU time of all of them so far, in nanoseconds. */
    public static long cpuNanos() {
        return new ThreadSums(WORKERS.stream().mapToLong(Worker::id).toArray()).cpuNanos();
    }

    /** The kernel's folder of the calling thread; empty where there is none. */
    static Optional<Path> self() {
        try {
            return Optional.of(Path.of("/proc").resolve(Files.readSymbolicLink(SELF)));
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.empty(); // not Linux
        }
    }

    /** The workers so far. Grows until every worker has set up its state, in the first iteration of a fork. */
    public static List<Worker> all() {
        return WORKERS;
    }
}
