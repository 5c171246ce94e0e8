package org.jaxrsbench.view;

import java.util.List;
import org.jaxrsbench.gate.Estimate;

/** The first line of a page, which says what was found, and the line below it, which says what that rests on. */
record Headline(String sentence, String below) {

    /** Of runs in which every fork failed. */
    static Headline ofNothing(List<ReportedRun> runs) {
        return new Headline(
                "Nothing was measured in " + runs.get(0).name() + ": every fork failed or was discarded.",
                "The rows of samples.csv say which.");
    }

    /** Such as {@code 4.02x [3.81, 4.24]}. */
    static String words(Estimate change) {
        return Units.digits(change.ratio()) + "x [" + Units.digits(change.lowRatio()) + ", "
                + Units.digits(change.highRatio()) + "]";
    }
}
