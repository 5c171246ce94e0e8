package org.jaxrsbench.cli.report;

import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.gate.CheckResult;

/**
 * A check's result, to be told to people.
 *
 * @param result what was found
 * @param notes what else the reader has to know, a line each
 */
public record CheckReport(CheckResult result, List<String> notes) {

    public CheckReport {
        notes = List.copyOf(notes);
    }

    /** This report with further notes. */
    public CheckReport withNotes(List<String> further) {
        return new CheckReport(
                result, Stream.concat(notes.stream(), further.stream()).toList());
    }
}
