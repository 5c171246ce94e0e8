package org.jaxrsbench.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Summary;

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
    csv(ComparisonFormat::csv);

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
                        comparison.tables().values().stream()
                                .flatMap(List::stream)
                                .flatMap(row -> row.cells().stream().flatMap(Optional::stream))
                                .map(ComparisonFormat::fields))
                .map(CsvFiles::line)
                .collect(Collectors.joining());
    }

    private static List<String> fields(Comparison.Cell cell) {
        Summary s = cell.summary();
        Case of = s.benchmarkCase();
        Estimate change = cell.change().orElse(Estimate.NONE);
        return Stream.of(
                        of.benchmark(),
                        of.params(),
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
                        change.lowRatio(),
                        change.highRatio())
                .map(value -> value.equals(Double.NaN) ? "" : value.toString())
                .toList();
    }
}
