package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** A run of one subject as a table: a line for each case. */
final class RunTable {

    // In this order; those that were not measured are left out.
    private static final List<Metric> COLUMNS = List.of(Metric.THROUGHPUT, Metric.TIME, Metric.CPU, Metric.ALLOC);

    // Half the interval, as a share of the score.
    private static final double WIDE = 0.1;

    private RunTable() {}

    /** The table, with what its figures are and which are wide below it; nothing if there are none. */
    static String of(List<Summary> summaries) {
        if (summaries.isEmpty()) {
            return "";
        }
        List<Metric> metrics = COLUMNS.stream()
                .filter(metric -> summaries.stream().anyMatch(s -> s.metric() == metric))
                .toList();
        List<String> head = new ArrayList<>(List.of(""));
        metrics.forEach(metric -> head.add(title(metric)));
        TextTable table = new TextTable(head, Set.of(0));
        Map<Case, List<Summary>> cases = new LinkedHashMap<>();
        summaries.forEach(s ->
                cases.computeIfAbsent(s.benchmarkCase(), k -> new ArrayList<>()).add(s));
        cases.forEach((benchmarkCase, ofCase) -> {
            List<String> cells = new ArrayList<>(List.of(CaseNames.of(benchmarkCase)));
            metrics.forEach(metric -> cells.add(cell(ofCase, metric)));
            table.add(cells);
        });
        String wide = summaries.stream()
                .filter(s -> s.metric() == Metric.THROUGHPUT || s.metric() == Metric.TIME)
                .filter(s -> s.hasInterval() && s.spread() > WIDE)
                .map(s -> CaseNames.of(s.benchmarkCase()))
                .distinct()
                .collect(Collectors.joining(", "));
        return "\n" + table.text()
                + "median over forks [95% interval from forks]; CPU time and bytes of the workers, per operation\n"
                + (wide.isEmpty() ? "" : "warning: the interval is wider than ±10%; -f 10 narrows it: " + wide + "\n");
    }

    private static String title(Metric metric) {
        return switch (metric) {
            case THROUGHPUT -> "throughput";
            case TIME -> "time";
            case CPU -> "CPU";
            default -> "bytes";
        };
    }

    private static String cell(List<Summary> ofCase, Metric metric) {
        return ofCase.stream()
                .filter(s -> s.metric() == metric)
                .findFirst()
                .map(s -> s.hasInterval()
                        ? Words.format(metric, s.score(), s.low(), s.high())
                        : Words.format(metric, s.score()) + " n<" + Summary.FORKS_FOR_INTERVAL)
                .orElse("");
    }
}
