package org.jaxrsbench.cli.report;

import java.util.Locale;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.CheckResult.Row;
import org.jaxrsbench.gate.Conditions;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.view.Units;

/** The parts of a check's report that its tables have in common. */
final class RowWords {

    private RowWords() {}

    /** JDK, processors, pairing and metric, for the head of a report. */
    static String conditions(CheckResult result) {
        Conditions conditions = result.conditions();
        return "JDK " + String.join(" and ", conditions.jdks()) + ", " + conditions.cores() + " cores, "
                + switch (conditions.pairing()) {
                    case SLICES -> "pairs in slices";
                    case TURNS -> "pairs taking turns";
                    case BACK_TO_BACK -> "pairs back to back";
                    case NONE -> "no pairs";
                }
                + ", metric " + result.metric().label()
                + (conditions.storedRuns() > 0 ? ", against " + conditions.storedRuns() + " stored runs" : "");
    }

    /** How many rows have a verdict. */
    static long count(CheckResult result, Verdict verdict) {
        return result.rows().stream().filter(r -> r.verdict() == verdict).count();
    }

    /** The median with half of its interval, or that there are too few forks for one. */
    static String score(Metric metric, Summary summary) {
        return Units.format(metric, summary.score())
                + (summary.hasInterval()
                        ? String.format(Locale.ROOT, " ±%.0f%%", 100 * summary.spread())
                        : " n<" + Summary.FORKS_FOR_INTERVAL);
    }

    /** Such as {@code -2.1% [-3.0, -1.2]}; empty if there is none. */
    static String change(Row row) {
        Estimate change = row.change();
        if (Double.isNaN(change.log())) {
            return "";
        }
        return Units.change(change.change())
                + (Double.isNaN(change.low())
                        ? ""
                        : " [" + bound(change.lowChange()) + ", " + bound(change.highChange()) + "]");
    }

    private static String bound(double fraction) {
        return fraction <= -1 || Double.isInfinite(fraction)
                ? (fraction < 0 ? "-" : "+") + "inf"
                : String.format(Locale.ROOT, "%+.1f", 100 * fraction);
    }

    /** One line for a build server: change, interval, verdict. */
    static String line(Row row) {
        return change(row) + " " + VerdictWords.of(row.reason());
    }
}
