package org.jaxrsbench.runner;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.results.Metric;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Adds {@code cpu}, {@code alloc}, {@code cpu-share} and {@code cpu-process} to every iteration.
 *
 * <p>Counts the worker threads only. JMH's own allocation counter covers all threads from JDK 21 on and leaves out the
 * calling thread before; this one means the same on every JDK. The collector's and the compiler's work is in
 * {@code cpu-process} alone. Everything is divided by all operations of the iteration, those before and after the
 * measured interval too, because the counters cover them.
 */
public final class WorkerMetricsProfiler implements InternalProfiler {

    private static final String WORKER = "-jmh-worker-";

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private Map<Long, long[]> before = Map.of();
    private long processCpuBefore;
    private long wallBefore;

    @Override
    public String getDescription() {
        return "CPU time and allocation of the worker threads, CPU time of the process";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = workers();
        processCpuBefore = process.getProcessCpuTime();
        wallBefore = System.nanoTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        long wall = System.nanoTime() - wallBefore;
        long processCpu = process.getProcessCpuTime() - processCpuBefore;
        long cpu = 0;
        long allocated = 0;
        for (Map.Entry<Long, long[]> worker : workers().entrySet()) {
            long[] then = before.getOrDefault(worker.getKey(), new long[2]);
            cpu += worker.getValue()[0] - then[0];
            allocated += worker.getValue()[1] - then[1];
        }
        long operations = result.getMetadata().getAllOps();
        if (operations == 0) {
            return List.of();
        }
        List<ScalarResult> metrics = new ArrayList<>();
        metrics.add(scalar(Metric.CPU, (double) cpu / operations));
        metrics.add(scalar(Metric.CPU_PROCESS, (double) processCpu / operations));
        metrics.add(scalar(Metric.ALLOC, (double) allocated / operations));
        metrics.add(scalar(Metric.CPU_SHARE, (double) cpu / wall / benchmark.getThreads()));
        return metrics;
    }

    private static ScalarResult scalar(Metric metric, double value) {
        return new ScalarResult(metric.label(), value, metric.unit(), AggregationPolicy.AVG);
    }

    /** CPU nanoseconds and allocated bytes of each live worker, by thread id. */
    private Map<Long, long[]> workers() {
        Map<Long, long[]> counters = new HashMap<>();
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().contains(WORKER)) {
                long id = thread.getThreadId();
                counters.put(id, new long[] {threads.getThreadCpuTime(id), threads.getThreadAllocatedBytes(id)});
            }
        }
        return counters;
    }
}
