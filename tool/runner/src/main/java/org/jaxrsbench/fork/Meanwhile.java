package org.jaxrsbench.fork;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

/** The JVM's activity beside the operations, from the first measured slice to the last. */
final class Meanwhile {

    private static final List<GarbageCollectorMXBean> COLLECTORS = ManagementFactory.getGarbageCollectorMXBeans();

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final Path TASKS = Path.of("/proc/self/task");

    /** HotSpot's names of threads that collect garbage; the serial collector works in the first. */
    private static final Pattern COLLECTOR = Pattern.compile("VM Thread|GC Thread|G1 |ZWorker|ZDirector|Shenandoah");

    private static final Pattern COMPILER = Pattern.compile("C[12] Compiler|JVMCI");

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final LongSupplier workersCpu;
    private long processCpu;
    private long workerCpu;
    private long collectorNanos;
    private long collections;
    private long compilerNanos;
    private long begun;
    private long awayCpu;
    private long awayNanos;

    /** Beside operations that take this CPU time, in nanoseconds so far. */
    Meanwhile(LongSupplier workersCpu) {
        this.workersCpu = workersCpu;
    }

    void begin() {
        processCpu = process.getProcessCpuTime();
        workerCpu = workersCpu.getAsLong();
        collectorNanos = collectorNanos();
        collections = collections();
        compilerNanos = nanos(COMPILER);
        begun = System.nanoTime();
        awayCpu = 0;
        awayNanos = 0;
    }

    /** The turn is about to be the others'. */
    void pass() {
        awayCpu -= process.getProcessCpuTime();
        awayNanos -= System.nanoTime();
    }

    /** The turn has come back. */
    void back() {
        awayCpu += process.getProcessCpuTime();
        awayNanos += System.nanoTime();
    }

    /** What it did. */
    ForkWords.Measured facts() {
        long others = process.getProcessCpuTime() - processCpu - (workersCpu.getAsLong() - workerCpu);
        long collector = collectorNanos() - collectorNanos;
        return new ForkWords.Measured(
                Math.max(0, others), collector, collections() - collections, List.of(), 0, background(collector));
    }

    /**
     * What neither works on operations nor compiles or collects is the subject's own, also if its threads come and go: the process's time while
     * this fork's workers wait, less what its compiler and collector take on average. Null if there are no others.
     */
    private Double background(long collector) {
        double compiler = Math.max(0, nanos(COMPILER) - compilerNanos);
        double jvm = (compiler + collector) / (System.nanoTime() - begun);
        return awayNanos <= 0 ? null : Math.max(0, (double) awayCpu / awayNanos - jvm);
    }

    /** CPU time of the Java threads that live, so far, in nanoseconds; of the rest of a process, the compiler takes the most. */
    static long javaNanos() {
        long[] each = THREADS.getThreadCpuTime(THREADS.getAllThreadIds());
        return Arrays.stream(each).filter(nanos -> nanos > 0).sum();
    }

    /**
     * CPU time of the collectors' threads so far, in nanoseconds: how long a collection takes by the wall says more of what else the
     * processors do. Where the kernel names no threads, it is the time that collections took, to the millisecond.
     */
    static long collectorNanos() {
        long nanos = nanos(COLLECTOR);
        return nanos > 0 ? nanos : elapsedNanos();
    }

    /** CPU time so far of the threads whose names begin so, in nanoseconds; 0 where the kernel names no threads. */
    private static long nanos(Pattern name) {
        long nanos = 0;
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
            for (Path task : tasks) {
                nanos += nanos(task, name);
            }
        } catch (IOException e) {
            nanos = 0; // not Linux
        }
        return nanos;
    }

    /** 0 of another thread, and of one that ends while it is looked at: those of the compiler come and go, the collectors' stay. */
    private static long nanos(Path task, Pattern name) {
        try {
            return name.matcher(Files.readString(task.resolve("comm"))).lookingAt()
                    ? Long.parseLong(Files.readString(task.resolve("schedstat")).split(" ")[0])
                    : 0;
        } catch (IOException | NumberFormatException e) {
            return 0;
        }
    }

    private static long elapsedNanos() {
        return TimeUnit.MILLISECONDS.toNanos(COLLECTORS.stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum());
    }

    private static long collections() {
        return COLLECTORS.stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }
}
