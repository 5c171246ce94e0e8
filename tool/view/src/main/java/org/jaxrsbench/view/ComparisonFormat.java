package org.jaxrsbench.view;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
    text(ComparisonTable::text),
    /** A table for a page. */
    markdown(ComparisonTable::markdown),
    /** A line for each case, metric and subject. */
    csv(ComparisonFormat::csv),
    /** The columns of the CSV as a JSON array of objects; unknown values are left out. */
    json(ComparisonFormat::json);

    private static final List<String> COLUMNS = List.of(
            ("benchmark,params,mode,threads,metric,unit,subject,forks,score,ci_low,ci_high,ratio,ratio_low,ratio_high")
                    .split(","));

    private final Function<Comparison, String> shown;

    ComparisonFormat(Function<Comparison, String> shown) {
        this.shown = shown;
    }

    /** The comparison in this format, with a line end. */
    public String of(Comparison comparison) {
        return shown.apply(comparison);
    }

    private static String csv(Comparison comparison) {
        return Stream.concat(
                        Stream.of(COLUMNS),
                        cells(comparison)
                                .map(cell -> values(cell).stream()
                                        .map(value -> value == null ? "" : value.toString())
                                        .toList()))
                .map(CsvFiles::line)
                .collect(Collectors.joining());
    }

    private static String json(Comparison comparison) {
        List<Map<String, Object>> objects = cells(comparison)
                .map(cell -> {
                    Map<String, Object> object = new LinkedHashMap<>();
                    List<Object> values = values(cell);
                    for (int i = 0; i < values.size(); i++) {
                        if (values.get(i) != null) {
                            object.put(COLUMNS.get(i), values.get(i));
                        }
                    }
                    return object;
                })
                .toList();
        try {
            return JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(objects) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<Comparison.Cell> cells(Comparison comparison) {
        return comparison.tables().values().stream()
                .flatMap(List::stream)
                .flatMap(row -> row.cells().stream().flatMap(Optional::stream));
    }

    /** In the order of the columns; null for what is not known. */
    private static List<Object> values(Comparison.Cell cell) {
        Summary s = cell.summary();
        Case of = s.benchmarkCase();
        Estimate change = cell.change().orElse(Estimate.NONE);
        return Stream.<Object>of(
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
                        change.ratio(),
                        change.hasInterval() ? change.lowRatio() : Double.NaN,
                        change.hasInterval() ? change.highRatio() : Double.NaN)
                .map(value -> value.equals(Double.NaN) ? null : value)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
