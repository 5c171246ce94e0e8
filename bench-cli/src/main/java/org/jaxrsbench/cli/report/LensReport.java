package org.jaxrsbench.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.LensRanks;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.TextTable;

/** Ranks by lens, as Markdown. */
public final class LensReport {

    private static final String LENS = "lens";

    private LensReport() {}

    /**
     * A table for each case, if each run was measured under a lens of its own.
     *
     * @param runs two or more, the default lens first
     * @param baseline what ratios are to; empty for the subject that comes last under the first lens
     * @return empty if no run names its lens
     * @throws BadInputException if only some name one, two name the same one, or the baseline was not measured
     */
    public static Optional<String> markdown(List<Run> runs, List<Metric> metrics, Optional<String> baseline) {
        if (runs.stream().noneMatch(run -> run.environment().get(LENS).isPresent())) {
            return Optional.empty();
        }
        Map<String, Run> byLens = new LinkedHashMap<>();
        for (Run run : runs) {
            String lens = run.environment()
                    .get(LENS)
                    .orElseThrow(() -> new BadInputException(run.name()
                            + ": the run has no lens in environment.csv; make one with scripts/bench run --lens"));
            if (byLens.put(lens, run) != null) {
                throw new BadInputException(run.name() + ": a second run of the lens " + lens + "; name one of each");
            }
        }
        return Optional.of(metrics.stream()
                .flatMap(metric -> LensRanks.of(byLens, metric).stream())
                .map(ranks -> markdown(ranks, baseline))
                .collect(Collectors.joining("\n")));
    }

    private static String markdown(LensRanks ranks, Optional<String> baseline) {
        String to =
                baseline.orElseGet(() -> ranks.subjects().get(ranks.subjects().size() - 1));
        if (!ranks.subjects().contains(to)) {
            throw new BadInputException(
                    "baseline '" + to + "' was not measured; expected one of " + String.join(", ", ranks.subjects()));
        }
        List<String> head = new ArrayList<>(List.of(CaseNames.of(ranks.benchmarkCase())));
        ranks.lenses().forEach(lens -> head.add(lens.name()));
        TextTable table =
                new TextTable(head, IntStream.range(0, head.size()).boxed().collect(Collectors.toSet()));
        for (String subject : ranks.subjects()) {
            List<String> line = new ArrayList<>(List.of(subject));
            ranks.lenses()
                    .forEach(lens -> line.add(lens.rank(subject, ranks.subjects()) + "."
                            + lens.ratio(to, subject).map(LensReport::ratio).orElse("")));
            table.add(line);
        }
        StringBuilder text = new StringBuilder(table.markdown());
        text.append("\nRank, and ratio to ").append(to).append(" with its 95% interval.");
        if (ranks.doubts().isEmpty()) {
            text.append(" The order is told, and the same, under every lens.\n");
            return text.toString();
        }
        for (LensRanks.Doubt doubt : ranks.doubts()) {
            text.append(" **Not published: ")
                    .append(doubt.better())
                    .append(" before ")
                    .append(doubt.worse())
                    .append("**, which is not told under ")
                    .append(String.join(", ", doubt.lenses()))
                    .append('.');
        }
        return text.append('\n').toString();
    }

    private static String ratio(Estimate change) {
        return String.format(Locale.ROOT, " %.2fx [%.2f, %.2f]", change.ratio(), change.lowRatio(), change.highRatio());
    }
}
