package org.jaxrsbench.gate;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/** Makes samples for tests, of the benchmark {@code A.b}. */
final class GateSamples {

    private GateSamples() {}

    static Sample.Case benchmarkCase(String params) {
        return new Sample.Case("A.b", params, "thrpt", 1);
    }

    /** A fork with an iteration for each value. */
    static List<Sample> fork(String subject, String params, int round, int fork, Metric metric, double... values) {
        List<Sample> samples = new ArrayList<>();
        for (double value : values) {
            samples.add(row(subject, params, round, fork, samples.size() + 1, metric, value, Status.OK));
        }
        return samples;
    }

    /** One fork of {@code old} and one of {@code new}, of one iteration each; in odd rounds the latter is launched first. */
    static List<Sample> pair(String params, int round, double before, double after) {
        List<Sample> samples = new ArrayList<>(fork("old", params, round, 1, Metric.THROUGHPUT, before));
        samples.addAll(fork("new", params, round, 1, Metric.THROUGHPUT, after));
        return samples;
    }

    static Sample row(
            String subject,
            String params,
            int round,
            int fork,
            int iteration,
            Metric metric,
            double value,
            Status status) {
        return new Sample(
                "run",
                subject,
                "implementation",
                "1",
                "17.0.15",
                "A.b",
                params,
                "thrpt",
                1,
                round,
                fork,
                subject.equals("new") == (round % 2 == 1) ? 1 : 2,
                iteration,
                metric,
                value,
                status);
    }
}
