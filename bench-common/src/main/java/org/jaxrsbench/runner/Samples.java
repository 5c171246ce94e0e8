package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/** Turns what JMH measured into rows, in which the run and what is measured are the same. */
record Samples(String run, String subject, String implementation, String version) {

    private static final List<Metric> WORKER_METRICS =
            List.of(Metric.CPU, Metric.CPU_PROCESS, Metric.ALLOC, Metric.CPU_SHARE);

    // The kernel's clock and ours differ a little: a worker that did something did not wait all the time.
    private static final double MOST_WAITED = 0.999;

    /** The rows of a fork, counted from 1, that ended well. */
    List<Sample> of(BenchmarkParams params, PlannedCase planned, int fork, List<IterationResult> windows) {
        List<Sample> samples = new ArrayList<>();
        int iteration = 0;
        for (IterationResult result : windows) {
            iteration++;
            Metric headline = params.getMode() == Mode.Throughput ? Metric.THROUGHPUT : Metric.TIME;
            double score = inUnitOf(headline, result.getPrimaryResult().getScore(), params.getTimeUnit());
            samples.add(sample(params, planned, fork, iteration, headline, score, Status.OK));
            double net = net(result, headline, score, params);
            samples.add(sample(params, planned, fork, iteration, Metric.NET, net, Status.OK));
            for (Metric metric : WORKER_METRICS) {
                Result<?> secondary = result.getSecondaryResults().get(metric.label());
                if (secondary != null) {
                    samples.add(sample(params, planned, fork, iteration, metric, secondary.getScore(), Status.OK));
                }
            }
        }
        return samples;
    }

    /** The one row of a fork that failed. */
    Sample failed(BenchmarkParams params, PlannedCase planned, int fork) {
        return sample(params, planned, fork, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED);
    }

    private Sample sample(
            BenchmarkParams params,
            PlannedCase planned,
            int fork,
            int iteration,
            Metric metric,
            double value,
            Status status) {
        return new Sample(
                run,
                // JMH runs the forks of a case one after the other: each is a round, and its only one.
                new Fork(new Subject(subject, implementation, version, params.getJdkVersion()), fork, 1, 1),
                new Case(
                        planned.benchmark(),
                        planned.parameters(),
                        params.getMode().shortLabel(),
                        params.getThreads()),
                iteration,
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
