package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.text.CaseNames;

/** How much of a score is the harness's own: printed if a run measured both a request and its baseline. */
final class HarnessShare {

    private static final String BASELINE = "RequestBaselineBenchmark.build";
    private static final String REQUEST = "HelloWorldBenchmark.dispatch";

    private HarnessShare() {}

    /** A line for each request and metric that has a baseline with the same parameters. */
    static List<String> of(List<Summary> summaries) {
        List<String> lines = new ArrayList<>();
        for (Summary baseline : summaries) {
            Sample.Case ours = baseline.first().benchmarkCase();
            if (ours.benchmark().equals(BASELINE)
                    && (baseline.metric() == Metric.CPU || baseline.metric() == Metric.ALLOC)) {
                Sample.Case theirs = new Sample.Case(REQUEST, ours.params(), ours.mode(), ours.threads());
                Optional<Summary> request = summaries.stream()
                        .filter(s -> s.metric() == baseline.metric()
                                && s.first().benchmarkCase().equals(theirs))
                        .findFirst();
                request.ifPresent(r -> lines.add(String.format(
                        Locale.ROOT,
                        "the harness's own share of %s: %.0f%% of its %s",
                        CaseNames.of(theirs),
                        100 * baseline.score() / r.score(),
                        r.metric() == Metric.CPU ? "CPU time" : "bytes")));
            }
        }
        return lines;
    }
}
