package org.jaxrsbench.report;

import java.util.List;
import java.util.Locale;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.text.Units;

/**
 * The first line of a page, and the line below it.
 *
 * @param sentence what was found
 * @param below what that rests on
 */
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

    /** A change of goodness as a percentage, such as {@code -9.1% [-10.2%, -8.0%]}. */
    static String percent(double fraction) {
        return String.format(Locale.ROOT, "%+.1f%%", 100 * fraction);
    }

    /** One, or several, of something. */
    static String count(long number, String one) {
        return number + " " + one + (number == 1 ? "" : "s");
    }
}
