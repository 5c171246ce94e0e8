package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.text.CaseNames;
import org.jaxrsbench.text.Units;

/**
 * What a score is made of: the harness, the request that the implementation is handed, and dispatching it. Each figure holds the
 * one before it, so that none is a difference without an interval. Printed if a run measured a request and a baseline of it.
 */
final class HarnessShare {

    private static final String CLASS = "RequestBaselineBenchmark.";
    private static final String REQUEST = "HelloWorldBenchmark.dispatch";

    /** Benchmarks, the smallest first, and what each adds. */
    private static final List<Map.Entry<String, String>> STEPS = List.of(
            Map.entry(CLASS + "harness", "harness"),
            Map.entry(CLASS + "build", "and the request"),
            Map.entry(REQUEST, "and dispatching it"));

    private HarnessShare() {}

    /** A line for each request and metric that has a baseline with the same parameters. */
    static List<String> of(List<Summary> summaries) {
        List<String> lines = new ArrayList<>();
        for (Summary request : summaries) {
            Case whole = request.benchmarkCase();
            if (!whole.benchmark().equals(REQUEST)
                    || request.metric() != Metric.CPU && request.metric() != Metric.ALLOC) {
                continue;
            }
            List<String> figures = new ArrayList<>();
            for (Map.Entry<String, String> step : STEPS) {
                Case part = new Case(step.getKey(), whole.params(), whole.mode(), whole.threads());
                of(summaries, request.metric(), part).ifPresent(s -> figures.add(step.getValue() + " " + figure(s)));
            }
            if (figures.size() > 1) {
                lines.add("what " + CaseNames.of(whole) + " is made of, in "
                        + (request.metric() == Metric.CPU ? "CPU time: " : "bytes: ") + String.join(", ", figures));
            }
        }
        return lines;
    }

    private static Optional<Summary> of(List<Summary> summaries, Metric metric, Case of) {
        return summaries.stream()
                .filter(s -> s.metric() == metric && s.benchmarkCase().equals(of))
                .findFirst();
    }

    private static String figure(Summary summary) {
        return summary.hasInterval()
                ? Units.format(summary.metric(), summary.score(), summary.low(), summary.high())
                : Units.format(summary.metric(), summary.score()) + " (too few forks for an interval)";
    }
}
