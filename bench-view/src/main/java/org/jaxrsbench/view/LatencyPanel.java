package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;

/** Percentiles of latency of servers. */
final class LatencyPanel {

    private static final Map<Metric, String> NAMES =
            Map.of(Metric.LATENCY_P50, "p50", Metric.LATENCY_P99, "p99", Metric.LATENCY_P999, "p99.9");

    private LatencyPanel() {}

    /** A server with an endpoint. */
    record Row(String label, List<Point> points) {}

    /** A percentile, in microseconds; the interval is NaN if there are too few launches. */
    record Point(String name, double value, double low, double high) {}

    record Data(List<Row> rows) {}

    private record Key(String subject, Case of) {}

    static Optional<Section> section(ReportedRun run, String of) {
        Map<Key, List<Point>> rows = new LinkedHashMap<>();
        for (Summary s : Summary.of(run.samples())) {
            if (NAMES.containsKey(s.metric()) && s.score() > 0) {
                rows.computeIfAbsent(new Key(s.subject().label(), s.benchmarkCase()), k -> new ArrayList<>())
                        .add(new Point(NAMES.get(s.metric()), s.score(), s.low(), s.high()));
            }
        }
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Section.of(
                Section.Kind.latencies,
                "Latency" + of,
                "Percentiles of the time to an answer, medians over launches with 95% intervals, on a logarithmic axis."
                        + " Closed model: a slow server gets fewer requests.",
                new Data(rows.entrySet().stream()
                        .map(e -> new Row(
                                Implementations.words(e.getKey().subject()) + " "
                                        + CaseNames.of(e.getKey().of()),
                                e.getValue()))
                        .toList())));
    }
}
