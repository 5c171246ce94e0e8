package org.jaxrsbench.cli.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.Cell;
import org.jaxrsbench.gate.compare.Comparison.Row;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;

/** A comparison for other tools. */
final class ComparisonRecords {

    private static final List<String> COLUMNS =
            List.of(("benchmark,params,mode,threads,metric,unit,subject,forks,score,ci_low,ci_high,ratio,ratio_low,"
                            + "ratio_high")
                    .split(","));

    private ComparisonRecords() {}

    /** A line for each case, metric and subject. */
    static String csv(Comparison comparison) {
        StringBuilder text = new StringBuilder(CsvFiles.line(COLUMNS));
        records(comparison)
                .forEach(record -> text.append(CsvFiles.line(record.values().stream()
                        .map(v -> v == null ? "" : v.toString())
                        .toList())));
        return text.toString();
    }

    /** A list of objects, with the columns of the CSV as names. */
    static String json(Comparison comparison) {
        try {
            return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(records(comparison))
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("numbers and strings can be written", e);
        }
    }

    private static List<Map<String, Object>> records(Comparison comparison) {
        List<Map<String, Object>> records = new ArrayList<>();
        comparison
                .tables()
                .forEach((metric, rows) -> rows.forEach(row ->
                        row.cells().forEach(cell -> cell.ifPresent(c -> records.add(record(metric, row, c))))));
        return records;
    }

    private static Map<String, Object> record(Metric metric, Row row, Cell cell) {
        Summary s = cell.summary();
        Map<String, Object> record = new LinkedHashMap<>();
        List<Object> values = new ArrayList<>(List.of(
                row.benchmarkCase().benchmark(),
                row.benchmarkCase().params().toString(),
                row.benchmarkCase().mode(),
                row.benchmarkCase().threads(),
                metric.label(),
                metric.unit(),
                s.subject().label(),
                s.forks(),
                s.score()));
        values.add(s.hasInterval() ? s.low() : null);
        values.add(s.hasInterval() ? s.high() : null);
        values.add(cell.change().map(Estimate::ratio).orElse(null));
        values.add(cell.change().map(Estimate::lowRatio).orElse(null));
        values.add(cell.change().map(Estimate::highRatio).orElse(null));
        for (int i = 0; i < COLUMNS.size(); i++) {
            record.put(COLUMNS.get(i), values.get(i));
        }
        return record;
    }
}
