package org.jaxrsbench.studies.claims;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.studies.claims.Regression.By;
import org.jaxrsbench.studies.claims.Regression.Kind;
import org.jaxrsbench.studies.claims.Regression.Seen;
import org.jaxrsbench.view.Words;

/** The regressions of the field, and which of them the gate named. */
public final class Museum {

    private Museum() {}

    /** The recall by kind, as Markdown. */
    public static String summary(Collection<Regression> rows) {
        StringBuilder text =
                new StringBuilder("|kind|reports|run|caught|neutral pairs accused|\n|---|--:|--:|--:|--:|\n");
        Map<Kind, List<Regression>> kinds =
                rows.stream().collect(Collectors.groupingBy(r -> r.report().kind(), TreeMap::new, Collectors.toList()));
        kinds.forEach((kind, own) -> text.append(row(kind.label(), Recall.of(own))));
        return text.append(row("all", Recall.of(rows))).toString();
    }

    /** Every row with its command, and then those that cannot be run, as Markdown. */
    public static String markdown(Collection<Regression> rows) {
        StringBuilder text =
                new StringBuilder("|report|releases|what users saw|ours|neutral pair|\n|---|---|---|---|---|\n");
        rows.stream()
                .filter(r -> r.excuse().isEmpty())
                .forEach(r -> text.append(cells(
                        "[" + r.report().shortName() + "](" + r.report().issue() + ")",
                        r.report().implementation() + " " + r.report().good() + " → "
                                + r.report().bad(),
                        r.report().reported(),
                        r.seen()
                                        .map(seen -> "**" + r.outcome() + "**: " + ours(seen))
                                        .orElse(r.outcome()) + "<br>`" + r.command() + "`",
                        r.neutral().replace(" ", " → ")
                                + r.seen().map(seen -> ": " + neutral(seen)).orElse(""))));
        text.append("\n|report|what users saw|why it cannot be run|\n|---|---|---|\n");
        rows.stream()
                .filter(r -> !r.excuse().isEmpty())
                .forEach(r -> text.append(cells(
                        "[" + r.report().shortName() + "](" + r.report().issue() + ")",
                        r.report().reported(),
                        r.excuse())));
        return text.toString();
    }

    private static String row(String name, Recall recall) {
        return cells(
                name,
                Integer.toString(recall.known()),
                Integer.toString(recall.run()),
                recall.run() == 0 ? "" : recall.caught() + ": " + Words.share(recall.caught(), recall.run()),
                recall.run() == 0 ? "" : recall.falseAlarms() + ": " + Words.share(recall.falseAlarms(), recall.run()));
    }

    private static String cells(String... cells) {
        return "|"
                + String.join(
                        "|", Stream.of(cells).map(c -> c.replace("|", "\\|")).toList()) + "|\n";
    }

    private static String ours(Seen seen) {
        List<String> told = new ArrayList<>();
        told.add("cost " + change(seen.change()));
        if (seen.by() == By.ALLOC || Math.abs(seen.allocBytes()) >= 1) {
            told.add(signed(seen.allocBytes()) + " allocated");
        }
        if (seen.by() == By.LEAK) {
            told.add(signed(seen.leakBytes()) + " kept for good");
        }
        return String.join(", ", told) + " an operation, in " + Words.count(seen.rounds(), "round") + " ("
                + seen.worst() + ")";
    }

    private static String signed(double bytes) {
        return (bytes > 0 ? "+" : bytes < 0 ? "-" : "") + Words.format(Metric.ALLOC, Math.abs(bytes));
    }

    private static String neutral(Seen seen) {
        return (seen.neutralVerdict() == Verdict.REGRESSION
                        ? "**accused**"
                        : seen.neutralVerdict().name().toLowerCase(Locale.ROOT))
                + " " + change(seen.neutralChange());
    }

    private static String change(Estimate.AsChange cost) {
        return Double.isNaN(cost.change())
                ? "not known"
                : Words.change(cost.change())
                        + (Double.isNaN(cost.low())
                                ? ""
                                : " [" + Words.signed(cost.low()) + ", " + Words.signed(cost.high()) + "]");
    }
}
