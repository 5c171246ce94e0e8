package org.jaxrsbench.cli.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.LensRanks;
import org.jaxrsbench.text.CaseNames;

/** Ranks by lens, as Markdown. */
public final class LensReport {

    private LensReport() {}

    /**
     * A table for each case.
     *
     * @param baseline what ratios are to; empty for the subject that comes last under the first lens
     */
    public static String markdown(List<LensRanks> ranks, Optional<String> baseline) {
        return ranks.stream().map(r -> markdown(r, baseline)).collect(Collectors.joining("\n"));
    }

    private static String markdown(LensRanks ranks, Optional<String> baseline) {
        String to =
                baseline.orElseGet(() -> ranks.subjects().get(ranks.subjects().size() - 1));
        StringBuilder text = new StringBuilder("| " + CaseNames.of(ranks.benchmarkCase()) + " |");
        ranks.lenses().forEach(lens -> text.append(' ').append(lens.name()).append(" |"));
        text.append("\n|---|").append("---|".repeat(ranks.lenses().size())).append('\n');
        for (String subject : ranks.subjects()) {
            text.append("| ").append(subject).append(" |");
            for (LensRanks.Lens lens : ranks.lenses()) {
                text.append(' ')
                        .append(lens.rank(subject, ranks.subjects()))
                        .append('.')
                        .append(lens.ratio(to, subject).map(LensReport::ratio).orElse(""))
                        .append(" |");
            }
            text.append('\n');
        }
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
