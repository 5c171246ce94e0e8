package org.jaxrsbench.runner;

import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.fork.KernelFile;
import org.jaxrsbench.results.Health;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Watches the machine and the JVM during each iteration: {@link Health}. What the kernel does not tell counts as zero;
 * stolen time comes in ticks of 10 ms. It has to come after the {@link WorkerMetricsProfiler}, and is as quiet.
 */
public final class HealthProfiler implements InternalProfiler {

    private static final Path STAT = Path.of("/proc/stat");
    private static final int STEAL_FIELD = 8;
    private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
    private static final double NANOS_PER_MILLI = TimeUnit.MILLISECONDS.toNanos(1);

    private final KernelFile stat = KernelFile.open(STAT);
    private final GarbageCollectorMXBean[] collectors =
            ManagementFactory.getGarbageCollectorMXBeans().toArray(new GarbageCollectorMXBean[0]);
    private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();

    private long stealBefore;
    private long collectorBefore;
    private long compilerBefore;
    private long wallBefore;

    @Override
    public String getDescription() {
        return "stolen time, collector and compiler; run-queue delay of the workers";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        stealBefore = steal();
        collectorBefore = collectorMillis();
        compilerBefore = compiler.getTotalCompilationTime();
        wallBefore = System.nanoTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double wall = System.nanoTime() - wallBefore;
        if (result.getMetadata().getAllOps() == 0) {
            return List.of(); // it failed, and JMH cannot show an iteration without a score
        }
        Result<?> delay = result.getSecondaryResults().get(WorkerMetricsProfiler.BUSY);
        return List.of(
                share(Health.RUN_DELAY, delay == null ? 0 : delay.getScore() * benchmark.getThreads()),
                share(Health.STEAL, (steal() - stealBefore) / wall),
                share(Health.COLLECTOR, NANOS_PER_MILLI * (collectorMillis() - collectorBefore) / wall),
                share(Health.COMPILER, NANOS_PER_MILLI * (compiler.getTotalCompilationTime() - compilerBefore) / wall));
    }

    private static ScalarResult share(String name, double share) {
        return new ScalarResult(name, Math.max(0, share), "cpu", AggregationPolicy.AVG);
    }

    private long collectorMillis() {
        long millis = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            millis += collector.getCollectionTime();
        }
        return millis;
    }

    /** Eighth number of the first line: {@code cpu user nice system idle iowait irq softirq steal …}, in ticks. */
    private long steal() {
        return stat == null ? 0 : TICK_NANOS * stat.field(STEAL_FIELD);
    }
}
