package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * Turns what JMH measured into rows.
 *
 * @param run the run's name, the same in all rows
 * @param subject label of what is measured
 * @param implementation the engine's implementation
 * @param version its version
 */
record Samples(String run, String subject, String implementation, String version) {

    private static final List<Metric> WORKER_METRICS =
            List.of(Metric.CPU, Metric.CPU_PROCESS, Metric.ALLOC, Metric.CPU_SHARE);

    // The kernel's clock and ours differ a little: a worker that did something did not wait all the time.
    private static final double MOST_WAITED = 0.999;

    /** The place of a fork in the run. */
    record Place(int round, int fork, int slot) {}

    /** The rows of a fork that ended well. */
    List<Sample> of(BenchmarkResult fork, PlannedCase planned, Place place) {
        BenchmarkParams params = fork.getParams();
        List<Sample> samples = new ArrayList<>();
        for (Window window : windows(fork, planned)) {
            IterationResult result = window.result();
            Metric headline = params.getMode() == Mode.Throughput ? Metric.THROUGHPUT : Metric.TIME;
            double score = inUnitOf(headline, result.getPrimaryResult().getScore(), params.getTimeUnit());
            samples.add(sample(params, place, window, headline, score));
            samples.add(sample(params, place, window, Metric.NET, net(result, headline, score, params)));
            for (Metric metric : WORKER_METRICS) {
                Result<?> secondary = result.getSecondaryResults().get(metric.label());
                if (secondary != null) {
                    samples.add(sample(params, place, window, metric, secondary.getScore()));
                }
            }
        }
        return samples;
    }

    /**
     * A measured iteration.
     *
     * @param number among those of its case, from 1
     */
    private record Window(IterationResult result, PlannedCase planned, int number) {}

    private static List<Window> windows(BenchmarkResult fork, PlannedCase planned) {
        List<Window> windows = new ArrayList<>();
        for (IterationResult result : fork.getIterationResults()) {
            windows.add(new Window(result, planned, windows.size() + 1));
        }
        return windows;
    }

    /** What else the machine and the JVM did during each iteration; nothing if it was not watched. */
    List<Health> health(BenchmarkResult fork, PlannedCase planned, Place place) {
        List<Health> rows = new ArrayList<>();
        for (Window window : windows(fork, planned)) {
            Map<String, Double> shares = new TreeMap<>();
            window.result().getSecondaryResults().forEach((label, value) -> {
                if (Health.SHARES.contains(label)) {
                    shares.put(label, value.getScore());
                }
            });
            if (shares.size() == Health.SHARES.size()) {
                rows.add(new Health(
                        subject,
                        window.planned().benchmark(),
                        window.planned().parameters(),
                        place.round(),
                        place.fork(),
                        window.number(),
                        shares));
            }
        }
        return rows;
    }

    /** The one row of a case of a fork that failed. */
    Sample failed(BenchmarkParams params, PlannedCase planned, Place place) {
        return sample(params, place, new Window(null, planned, 1), Metric.THROUGHPUT, Double.NaN, Status.FAILED);
    }

    private Sample sample(BenchmarkParams params, Place place, Window window, Metric metric, double value) {
        return sample(params, place, window, metric, value, Status.OK);
    }

    private Sample sample(
            BenchmarkParams params, Place place, Window window, Metric metric, double value, Status status) {
        return new Sample(
                run,
                new Fork(
                        new Subject(subject, implementation, version, params.getJdkVersion()),
                        place.round(),
                        place.fork(),
                        place.slot()),
                new Case(
                        window.planned().benchmark(),
                        window.planned().parameters(),
                        params.getMode().shortLabel(),
                        params.getThreads()),
                window.number(),
                metric,
                value,
                status);
    }

    /**
     * Wall time less the share of it in which the worker was ready to run and waited for a processor; CPU time if the
     * kernel does not tell. The share is that of the whole iteration, which is a little longer than what JMH times.
     */
    private static double net(IterationResult result, Metric headline, double score, BenchmarkParams params) {
        Result<?> waited = result.getSecondaryResults().get(WorkerMetricsProfiler.DELAY);
        return waited == null
                ? result.getSecondaryResults().get(Metric.CPU.label()).getScore()
                : wallOfOneOperation(headline, score, params) * (1 - Math.min(waited.getScore(), MOST_WAITED));
    }

    /** Nanoseconds of a worker for one operation. */
    private static double wallOfOneOperation(Metric headline, double score, BenchmarkParams params) {
        return headline == Metric.THROUGHPUT
                ? params.getThreads() * (double) TimeUnit.SECONDS.toNanos(1) / score
                : score;
    }

    /** JMH scores in operations per time unit, or time units per operation. */
    private static double inUnitOf(Metric metric, double score, TimeUnit unit) {
        double nanos = unit.toNanos(1);
        return metric == Metric.THROUGHPUT ? score * (TimeUnit.SECONDS.toNanos(1) / nanos) : score * nanos;
    }
}
