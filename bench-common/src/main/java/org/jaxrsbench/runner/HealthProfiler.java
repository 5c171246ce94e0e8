package org.jaxrsbench.runner;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
 * stolen time comes in ticks of 10 ms.
 */
public final class HealthProfiler implements InternalProfiler {

    private static final Path TASKS = Path.of("/proc/self/task");
    private static final Path STAT = Path.of("/proc/stat");
    private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private Map<String, Long> before = Map.of();
    private long wallBefore;

    @Override
    public String getDescription() {
        return "run-queue delay, stolen time, collector and compiler";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = nanos();
        wallBefore = System.nanoTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double wall = System.nanoTime() - wallBefore;
        Map<String, Long> after = nanos();
        List<ScalarResult> shares = new ArrayList<>();
        for (String share : Health.SHARES) {
            // A thread that ended takes its delay with it.
            long nanos = Math.max(0, after.get(share) - before.get(share));
            shares.add(new ScalarResult(share, nanos / wall, "cpu", AggregationPolicy.AVG));
        }
        return shares;
    }

    private static Map<String, Long> nanos() {
        Map<String, Long> nanos = new HashMap<>();
        nanos.put(Health.RUN_DELAY, runDelay());
        nanos.put(Health.STEAL, steal());
        nanos.put(
                Health.COLLECTOR,
                TimeUnit.MILLISECONDS.toNanos(ManagementFactory.getGarbageCollectorMXBeans().stream()
                        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                        .sum()));
        nanos.put(
                Health.COMPILER,
                TimeUnit.MILLISECONDS.toNanos(
                        ManagementFactory.getCompilationMXBean().getTotalCompilationTime()));
        return nanos;
    }

    /** Second field of each thread's schedstat, nanoseconds: the process's own file is its first thread's only. */
    private static long runDelay() {
        try (Stream<Path> tasks = Files.list(TASKS)) {
            return tasks.mapToLong(task -> field(task.resolve("schedstat"), 1)).sum();
        } catch (IOException e) {
            return 0;
        }
    }

    /** Eighth figure of the first line: {@code cpu user nice system idle iowait irq softirq steal …}, in ticks. */
    private static long steal() {
        return TICK_NANOS * field(STAT, 8);
    }

    private static long field(Path file, int index) {
        try (Stream<String> lines = Files.lines(file)) {
            String[] fields = lines.findFirst().orElse("").split("\\s+");
            return index < fields.length ? Long.parseLong(fields[index]) : 0;
        } catch (IOException | java.io.UncheckedIOException e) {
            return 0; // no such file here, or the thread has ended
        }
    }
}
