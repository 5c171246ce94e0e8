package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
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

    /** Where a fork stands in the run. */
    record Place(int round, int fork, int slot) {}

    /** The rows of a fork that ended well. */
    List<Sample> of(BenchmarkResult fork, Place place) {
        BenchmarkParams params = fork.getParams();
        List<Sample> samples = new ArrayList<>();
        int iteration = 0;
        for (IterationResult result : fork.getIterationResults()) {
            iteration++;
            Metric headline = params.getMode() == Mode.Throughput ? Metric.THROUGHPUT : Metric.TIME;
            double score = inUnitOf(headline, result.getPrimaryResult().getScore(), params.getTimeUnit());
            samples.add(sample(params, place, iteration, headline, score, Status.OK));
            for (Metric metric : WORKER_METRICS) {
                Result<?> secondary = result.getSecondaryResults().get(metric.label());
                if (secondary != null) {
                    samples.add(sample(params, place, iteration, metric, secondary.getScore(), Status.OK));
                }
            }
        }
        return samples;
    }

    /** What else the machine and the JVM did during each iteration; nothing where nobody watched. */
    List<Health> health(BenchmarkResult fork, Place place) {
        List<Health> rows = new ArrayList<>();
        int iteration = 0;
        for (IterationResult result : fork.getIterationResults()) {
            iteration++;
            Map<String, Double> shares = new TreeMap<>();
            result.getSecondaryResults().forEach((label, value) -> {
                if (Health.SHARES.contains(label)) {
                    shares.put(label, value.getScore());
                }
            });
            if (shares.size() == Health.SHARES.size()) {
                rows.add(new Health(
                        subject,
                        Plan.shortName(fork.getParams().getBenchmark()),
                        params(fork.getParams()),
                        place.round(),
                        place.fork(),
                        iteration,
                        shares));
            }
        }
        return rows;
    }

    /** The one row of a fork that failed. */
    Sample failed(BenchmarkParams params, Place place) {
        return sample(params, place, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED);
    }

    private Sample sample(
            BenchmarkParams params, Place place, int iteration, Metric metric, double value, Status status) {
        return new Sample(
                run,
                subject,
                implementation,
                version,
                params.getJdkVersion(),
                Plan.shortName(params.getBenchmark()),
                params(params),
                params.getMode().shortLabel(),
                params.getThreads(),
                place.round(),
                place.fork(),
                place.slot(),
                iteration,
                metric,
                value,
                status);
    }

    private static String params(BenchmarkParams params) {
        Map<String, String> sorted = new TreeMap<>();
        params.getParamsKeys().forEach(key -> sorted.put(key, params.getParam(key)));
        return sorted.entrySet().stream()
                .map(p -> p.getKey() + "=" + p.getValue())
                .collect(Collectors.joining(";"));
    }

    /** JMH scores in operations per time unit, or time units per operation. */
    private static double inUnitOf(Metric metric, double score, TimeUnit unit) {
        double nanos = unit.toNanos(1);
        return metric == Metric.THROUGHPUT ? score * (TimeUnit.SECONDS.toNanos(1) / nanos) : score * nanos;
    }
}
