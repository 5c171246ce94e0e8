package org.jaxrsbench.main;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.jaxrsbench.fork.WorkerThreads;
import org.jaxrsbench.format.Metric;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Adds {@code net}, {@code cpu}, {@code cpu-process}, {@code alloc} and {@code cpu-share} to every iteration.
 *
 * <p>Counts the worker threads only, and the one that completes answers where resources answer later. JMH's own allocation counter covers
 * all threads from JDK 21 on and leaves out the calling thread before; this one means the same on every JDK. The collector's and the
 * compiler's work is in {@code cpu-process} alone. Everything is divided by all operations of the iteration, those before and after the
 * measured interval too, because the counters cover them.
 *
 * <p>Runs on the runner thread around every iteration, so it must be quiet: it asks for the workers that registered, and reads open files.
 */
public final class WorkerMetricsProfiler implements InternalProfiler {

    // The kernel's clock and ours differ a little: a worker that did something did not wait all the time.
    private static final double MOST_WAITED = 0.999;

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private Totals before;

    /** What the counters said at a time: those of all workers so far, of the process, and the clock. */
    private record Totals(long cpu, long allocated, long delay, long processCpu, long wall) {}

    @Override
    public String getDescription() {
        return "CPU time, allocation and net wall time of the worker threads, CPU time of the process";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = totals();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        Totals after = totals();
        double operations = result.getMetadata().getAllOps();
        if (operations == 0) {
            return List.of(); // it failed, and JMH cannot show an iteration without a score
        }
        WorkerThreads.all().requireReadable();
        double wall = (double) (after.wall - before.wall) * benchmark.getThreads();
        double cpu = (after.cpu - before.cpu) / operations;
        // The share of the whole iteration, which is a little longer than what JMH times.
        double waited = Math.min((after.delay - before.delay) / wall, MOST_WAITED);
        return List.of(
                scalar(
                        Metric.NET,
                        WorkerThreads.all().kernelTells() ? nanosOfOne(benchmark, result) * (1 - waited) : cpu),
                scalar(Metric.CPU, cpu),
                scalar(Metric.CPU_PROCESS, (after.processCpu - before.processCpu) / operations),
                scalar(Metric.ALLOC, (after.allocated - before.allocated) / operations),
                scalar(Metric.CPU_SHARE, (after.cpu - before.cpu) / wall));
    }

    /** Wall time of a worker for one operation, in nanoseconds; JMH scores in operations per time unit, or time units per operation. */
    static double nanosOfOne(BenchmarkParams benchmark, IterationResult result) {
        double score = result.getPrimaryResult().getScore();
        double unit = benchmark.getTimeUnit().toNanos(1);
        return benchmark.getMode() == Mode.Throughput ? benchmark.getThreads() * unit / score : score * unit;
    }

    private Totals totals() {
        WorkerThreads all = WorkerThreads.all();
        return new Totals(all.cpuNanos(), all.bytes(), all.waitNanos(), process.getProcessCpuTime(), System.nanoTime());
    }

    private static ScalarResult scalar(Metric metric, double value) {
        return new ScalarResult(metric.label(), value, metric.unit(), AggregationPolicy.AVG);
    }
}
