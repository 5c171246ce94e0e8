package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.text.CaseNames;
import org.jaxrsbench.text.TextTable;
import org.jaxrsbench.text.Units;

/** A run of one subject as a table: a line for each case. */
final class RunTable {

    // In this order; those that were not measured are left out.
    private static final List<Metric> COLUMNS = List.of(Metric.THROUGHPUT, Metric.TIME, Metric.CPU, Metric.ALLOC);

    private RunTable() {}

    /** The table, with what its figures are below it. */
    static String of(List<Summary> summaries) {
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
        return table.text()
                + "median over forks [95% interval from forks]; CPU time and bytes of the workers, per operation\n";
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
                        ? Units.format(metric, s.score(), s.low(), s.high())
                        : Units.format(metric, s.score()) + " n<" + Summary.FORKS_FOR_INTERVAL)
                .orElse("");
    }
}
