package org.jaxrsbench.runner;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jaxrsbench.fork.KernelFile;
import org.jaxrsbench.fork.WorkerThreads;
import org.jaxrsbench.results.Metric;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Adds {@code cpu}, {@code alloc}, {@code cpu-share} and {@code cpu-process} to every iteration, and the run-queue delay
 * that {@code net} is made of.
 *
 * <p>Counts the worker threads only, and the one that completes answers where resources answer later. JMH's own allocation counter covers all threads from JDK 21 on and leaves out the
 * calling thread before; this one means the same on every JDK. The collector's and the compiler's work is in
 * {@code cpu-process} alone. Everything is divided by all operations of the iteration, those before and after the
 * measured interval too, because the counters cover them.
 *
 * <p>Runs on the runner thread around every iteration, so it must be quiet: it asks for the workers it knows, reads open
 * files, and looks for threads only while their number grows.
 */
public final class WorkerMetricsProfiler implements InternalProfiler {

    /**
     * Label of a result that is no metric: share of the workers' wall time in which an operation waited for a processor, in whichever thread
     * it was.
     */
    static final String DELAY = "delay";

    /**
     * Label of a result that is no metric: the same, where it says how busy the machine is. Where another thread completes answers it does
     * not, and there is none: both threads are woken up in each operation, and wait each time.
     */
    static final String BUSY = "busy";

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private Counters[] workers = {};
    private long processCpuBefore;
    private long wallBefore;

    /** A worker with what its counters said before the iteration; zero for one that did not exist then. */
    private static final class Counters {

        private final long id;
        private final KernelFile schedstat;
        private final boolean completes;
        private long cpu;
        private long allocated;
        private long delay;

        Counters(WorkerThreads.Worker worker) {
            id = worker.id();
            schedstat = worker.schedstat().map(KernelFile::open).orElse(null);
            completes = worker.completes();
        }
    }

    @Override
    public String getDescription() {
        return "CPU time, allocation and run-queue delay of the worker threads, CPU time of the process";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        findNewWorkers(benchmark.getThreads());
        for (Counters worker : workers) {
            worker.cpu = threads.getThreadCpuTime(worker.id);
            worker.allocated = threads.getThreadAllocatedBytes(worker.id);
            worker.delay = delay(worker);
        }
        processCpuBefore = process.getProcessCpuTime();
        wallBefore = System.nanoTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        long wall = System.nanoTime() - wallBefore;
        long processCpu = process.getProcessCpuTime() - processCpuBefore;
        findNewWorkers(benchmark.getThreads());
        long cpu = 0;
        long allocated = 0;
        long delay = 0;
        boolean woken = false;
        boolean delayKnown = workers.length > 0;
        for (Counters worker : workers) {
            cpu += threads.getThreadCpuTime(worker.id) - worker.cpu;
            allocated += threads.getThreadAllocatedBytes(worker.id) - worker.allocated;
            delay += delay(worker) - worker.delay;
            woken |= worker.completes;
            delayKnown &= worker.schedstat != null;
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
        if (delayKnown) {
            double share = (double) delay / wall / benchmark.getThreads();
            metrics.add(new ScalarResult(DELAY, share, "cpu", AggregationPolicy.AVG));
            if (!woken) {
                metrics.add(new ScalarResult(BUSY, share, "cpu", AggregationPolicy.AVG));
            }
        }
        return metrics;
    }

    private static ScalarResult scalar(Metric metric, double value) {
        return new ScalarResult(metric.label(), value, metric.unit(), AggregationPolicy.AVG);
    }

    /** Second number of a thread's schedstat: nanoseconds in which it was runnable and had no processor. */
    private static long delay(Counters worker) {
        return worker.schedstat == null ? 0 : worker.schedstat.field(1);
    }

    private void findNewWorkers(int expected) {
        List<WorkerThreads.Worker> all = WorkerThreads.all();
        if (all.isEmpty()) {
            WorkerThreads.registerByName(expected);
        }
        if (all.size() == workers.length) {
            return;
        }
        int known = workers.length;
        workers = Arrays.copyOf(workers, all.size());
        for (int i = known; i < workers.length; i++) {
            workers[i] = new Counters(all.get(i));
        }
    }
}
