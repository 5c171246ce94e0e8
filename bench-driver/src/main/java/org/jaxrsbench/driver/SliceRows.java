package org.jaxrsbench.driver;

import java.util.Collection;
import java.util.List;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;

/**
 * The rows of {@code samples.csv} that one round gives. A launch is a fork.
 *
 * @param run value of the run column
 * @param round from 1
 * @param users value of the threads column
 */
record SliceRows(String run, int round, int users) {

    private static final String BENCHMARK = "Http.load";
    private static final String MODE = "thrpt";

    /**
     * A slice that counts.
     *
     * @param slice number in the round, from 1
     * @param cpuNanos CPU time that the server took meanwhile
     */
    List<Sample> measured(HttpTarget target, int slice, LoadSlice loaded, long cpuNanos) {
        return List.of(
                row(target, slice, Metric.THROUGHPUT, loaded.requests() / loaded.seconds()),
                row(target, slice, Metric.CPU_PROCESS, (double) cpuNanos / loaded.requests()),
                row(target, slice, Metric.LATENCY_P50, loaded.p50()),
                row(target, slice, Metric.LATENCY_P99, loaded.p99()),
                row(target, slice, Metric.LATENCY_P999, loaded.p999()));
    }

    /**
     * A target that went wrong. Its slices that were right stay, under the fork's own number.
     *
     * @param before what was recorded so far
     */
    Sample failed(HttpTarget target, Collection<Sample> before) {
        boolean measured = before.stream()
                .anyMatch(s -> s.round() == round
                        && s.subject().equals(target.subject().label())
                        && s.params().equals(target.endpoint().params()));
        return sample(target, measured ? 2 : 1, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED);
    }

    private Sample row(HttpTarget target, int slice, Metric metric, double value) {
        return sample(target, 1, slice, metric, value, Status.OK);
    }

    private Sample sample(HttpTarget target, int fork, int slice, Metric metric, double value, Status status) {
        return new Sample(
                run,
                new Fork(
                        new Subject(
                                target.subject().label(),
                                target.subject().implementation(),
                                target.subject().version(),
                                System.getProperty("java.version")),
                        round,
                        fork,
                        1),
                new Case(BENCHMARK, target.endpoint().params(), MODE, users),
                slice,
                metric,
                value,
                status);
    }
}
