package org.jaxrsbench.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;

/** Percentiles of latency of servers. */
final class Latencies {

    private static final List<Metric> DRAWN = List.of(Metric.LATENCY_P50, Metric.LATENCY_P99, Metric.LATENCY_P999);

    private Latencies() {}

    /** The panel, a row for each server and endpoint; none if latency was not measured. */
    static Panel panel(ReportedRun run, String of) {
        Map<String, List<IntervalPlot.Mark>> rows = Summary.of(run.samples()).stream()
                .filter(s -> DRAWN.contains(s.metric()) && s.score() > 0)
                .collect(Collectors.groupingBy(
                        s -> Implementations.words(s.subject().label()) + " " + CaseNames.of(s.benchmarkCase()),
                        LinkedHashMap::new,
                        Collectors.mapping(
                                s -> new IntervalPlot.Mark(DRAWN.indexOf(s.metric()), s.score(), s.low(), s.high()),
                                Collectors.toList())));
        if (rows.isEmpty()) {
            return Panel.NONE;
        }
        Section section = Section.of(
                Section.Kind.intervals,
                "Latency" + of,
                "Percentiles of the time to an answer, medians over launches with 95% intervals, on a logarithmic axis."
                        + " Closed model: a slow server gets fewer requests.",
                new IntervalPlot(
                        IntervalPlot.Axis.time,
                        List.of("p50", "p99", "p99.9"),
                        rows.entrySet().stream()
                                .map(e -> new IntervalPlot.Row(e.getKey(), false, "", e.getValue()))
                                .toList()));
        return new Panel(List.of(section), Optional.empty());
    }
}
