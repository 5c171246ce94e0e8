package org.jaxrsbench.cli.report;

import java.util.function.Function;
import org.jaxrsbench.gate.compare.Comparison;

/**
 * How a comparison is shown.
 *
 * <p>The constants' names are those of the command line.
 */
public enum ComparisonFormat {
    /** A table for a terminal. */
    text(ComparisonTables::text),
    /** A table for a page. */
    markdown(ComparisonTables::markdown),
    /** A line for each case, metric and subject. */
    csv(ComparisonRecords::csv),
    /** A JSON list: an object for each case, metric and subject. */
    json(ComparisonRecords::json);

    private final Function<Comparison, String> shown;

    ComparisonFormat(Function<Comparison, String> shown) {
        this.shown = shown;
    }

    /** The comparison in this format, with a line end. */
    public String of(Comparison comparison) {
        return shown.apply(comparison);
    }
}
