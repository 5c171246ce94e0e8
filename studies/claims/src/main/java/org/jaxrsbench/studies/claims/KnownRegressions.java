package org.jaxrsbench.studies.claims;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.studies.claims.KnownRegression.By;
import org.jaxrsbench.studies.claims.KnownRegression.Kind;
import org.jaxrsbench.studies.claims.KnownRegression.Seen;
import org.jaxrsbench.view.Words;

/** The regressions that users reported, and which of them the gate named. */
public final class KnownRegressions {
    /** Bytes an operation below which a heap that grew says nothing. */
    private static final double LEAST_LEAK = 16;

    private KnownRegressions() {}

    /**
     * The recall by kind, as Markdown.
     *
     * @param today what the rule of today says of reports; others are not asked about here
     */
    public static String summary(Collection<KnownRegression> rows, Collection<PairVerdict> today) {
        StringBuilder text = new StringBuilder(
                "|kind|reports|run|caught|by the rule before|neutral pairs accused before|\n|---|--:|--:|--:|--:|--:|\n");
        Set<String> caught = today.stream()
                .filter(PairVerdict::isCaught)
                .map(PairVerdict::report)
                .collect(Collectors.toSet());
        Map<Kind, List<KnownRegression>> kinds =
                rows.stream().collect(Collectors.groupingBy(r -> r.report().kind(), TreeMap::new, Collectors.toList()));
        kinds.forEach((kind, own) -> text.append(recall(kind.label(), own, caught)));
        return text.append(recall("all", rows, caught)).toString();
    }

    private static String recall(String name, Collection<KnownRegression> all, Set<String> caught) {
        List<KnownRegression> run =
                all.stream().filter(r -> r.seen().isPresent()).toList();
        return cells(
                name,
                Integer.toString(all.size()),
                Integer.toString(run.size()),
                share(run, r -> caught.contains(r.report().shortName())),
                share(run, KnownRegression::isCaught),
                share(run, KnownRegression::isFalseAlarm));
    }

    private static String share(List<KnownRegression> run, Predicate<KnownRegression> which) {
        int count = (int) run.stream().filter(which).count();
        return run.isEmpty() ? "" : count + ": " + Words.share(count, run.size());
    }

    /** Every row with its command, and then those that cannot be run, as Markdown. */
    public static String markdown(Collection<KnownRegression> rows) {
        StringBuilder text = new StringBuilder(ClaimRow.markdown(rows.stream()
                .filter(KnownRegression::runs)
                .map(KnownRegressions::row)
                .toList()));
        text.append("\n|report|what users saw|why it cannot be run|\n|---|---|---|\n");
        rows.stream()
                .filter(r -> !r.runs())
                .forEach(r -> text.append(cells(link(r.report()), r.report().reported(), r.excuse())));
        return text.toString();
    }

    private static ClaimRow row(KnownRegression row) {
        KnownRegression.Report report = row.report();
        String neutral = row.neutral().replace(" ", " → ");
        return new ClaimRow(
                link(report),
                report.implementation() + " " + report.good() + " → " + report.bad() + ": " + report.reported(),
                row.command(),
                report.bad() + " red, " + neutral + " green",
                row.seen()
                        .map(seen ->
                                (row.isCaught() ? "**caught** by " + seen.by().label() : "**not seen**") + ": "
                                        + ours(seen) + "; " + neutral + ": " + neutral(seen))
                        .orElse("not run yet"));
    }

    private static String link(KnownRegression.Report report) {
        return "[" + report.shortName() + "](" + report.issue() + ")";
    }

    private static String cells(String... cells) {
        return Stream.of(cells).map(c -> c.replace("|", "\\|")).collect(Collectors.joining("|", "|", "|\n"));
    }

    private static String ours(Seen seen) {
        List<String> parts = new ArrayList<>();
        parts.add("cost " + change(seen.change()));
        if (seen.by() == By.ALLOC || Math.abs(seen.allocBytes()) >= 1) {
            parts.add(signed(seen.allocBytes()) + " allocated");
        }
        if (seen.by() == By.LEAK || seen.leakBytes() >= LEAST_LEAK) {
            parts.add(signed(seen.leakBytes()) + " kept for good");
        }
        return String.join(", ", parts) + " an operation, in " + Words.count(seen.rounds(), "round") + " ("
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
        if (Double.isNaN(cost.change())) {
            return "not known";
        }
        String interval = " [" + Words.signed(cost.low()) + ", " + Words.signed(cost.high()) + "]";
        return Words.change(cost.change()) + (Double.isNaN(cost.low()) ? "" : interval);
    }
}
