package org.jaxrsbench.view;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.stats.Summary;

/**
 * How a comparison is shown.
 *
 * <p>The constants' names are those of the command line.
 */
public enum ComparisonFormat {
    /** A table for a terminal. */
    text,
    /** A table for a page. */
    markdown,
    /** A line for each case, metric and subject. */
    csv,
    /** The columns of the CSV as a JSON array of objects; unknown values are left out. */
    json;

    private static final List<String> COLUMNS = List.of(
            ("benchmark,params,mode,threads,metric,unit,subject,forks,score,ci_low,ci_high,ratio,ratio_low,ratio_high")
                    .split(","));

    /** The comparison in this format, with a line end. */
    public String of(Comparison comparison) {
        return switch (this) {
            case text -> ComparisonTable.text(comparison);
            case markdown -> ComparisonTable.markdown(comparison);
            case csv -> csv(cells(comparison));
            case json -> json(cells(comparison));
        };
    }

    private static String csv(List<Map<String, Object>> cells) {
        return Stream.concat(
                        Stream.of(COLUMNS),
                        cells.stream()
                                .map(cell -> COLUMNS.stream()
                                        .map(column ->
                                                cell.getOrDefault(column, "").toString())
                                        .toList()))
                .map(CsvFiles::line)
                .collect(Collectors.joining());
    }

    private static String json(List<Map<String, Object>> cells) {
        try {
            return JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(cells) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Map<String, Object>> cells(Comparison comparison) {
        return comparison.tables().values().stream()
                .flatMap(List::stream)
                .flatMap(row -> row.cells().stream().flatMap(Optional::stream))
                .map(ComparisonFormat::values)
                .toList();
    }

    /** By column, without those that are not known. */
    private static Map<String, Object> values(Comparison.Cell cell) {
        Summary s = cell.summary();
        Case of = s.benchmarkCase();
        Estimate.AsRatio ratio = cell.change().orElse(Estimate.NONE).asRatio();
        List<Object> values = List.of(
                of.benchmark(),
                of.params().toString(),
                of.mode(),
                of.threads(),
                s.metric().label(),
                s.metric().unit(),
                s.subject().label(),
                s.forks(),
                s.score(),
                s.low(),
                s.high(),
                ratio.ratio(),
                ratio.low(),
                ratio.high());
        Map<String, Object> known = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            if (!values.get(i).equals(Double.NaN)) {
                known.put(COLUMNS.get(i), values.get(i));
            }
        }
        return known;
    }
}
