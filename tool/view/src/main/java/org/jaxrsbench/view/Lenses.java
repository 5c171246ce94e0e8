package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.compare.LensRanks;

/** The order of subjects by lens, of several runs that were each measured under another one. */
public final class Lenses {

    private static final String LENS = "lens";

    private Lenses() {}

    /**
     * A table for each case, as Markdown.
     *
     * @param runs two or more, the default lens first
     * @param baseline what ratios are to; empty for the subject that comes last under the first lens
     * @return empty if they are not one of each lens
     * @throws BadInputException if the baseline was not measured
     */
    public static Optional<String> markdown(List<Run> runs, List<Metric> metrics, Optional<String> baseline) {
        Map<String, Run> byLens = new LinkedHashMap<>();
        runs.forEach(run -> run.environment().get(LENS).ifPresent(lens -> byLens.put(lens, run)));
        if (byLens.size() < runs.size()) {
            return Optional.empty();
        }
        List<LensRanks> all = metrics.stream()
                .flatMap(metric -> LensRanks.of(byLens, metric).stream())
                .toList();
        return Optional.of(all.stream()
                .map(ranks -> markdown(
                        ranks,
                        baseline.orElse(ranks.subjects().get(ranks.subjects().size() - 1))))
                .collect(Collectors.joining(
                        "\n", leftOut(runs, all), "\n" + Caption.of(runs) + Caption.INTERVALS + ".\n")));
    }

    /** What was not measured under every lens. */
    private static String leftOut(List<Run> runs, List<LensRanks> shown) {
        Set<String> left = new LinkedHashSet<>();
        for (Run run : runs) {
            left.addAll(run.subjects());
            run.samples().forEach(s -> left.add(CaseNames.of(LensRanks.anyThreads(s.benchmarkCase()))));
        }
        for (LensRanks ranks : shown) {
            left.removeAll(ranks.subjects());
            left.remove(CaseNames.of(ranks.benchmarkCase()));
        }
        return left.isEmpty() ? "" : "Left out, not under every lens: " + String.join(", ", left) + ".\n\n";
    }

    private static String markdown(LensRanks ranks, String to) {
        if (!ranks.subjects().contains(to)) {
            throw new BadInputException(
                    "baseline '" + to + "' was not measured; expected one of " + String.join(", ", ranks.subjects()));
        }
        List<String> head = new ArrayList<>(List.of(CaseNames.of(ranks.benchmarkCase())));
        ranks.lenses().forEach(lens -> head.add(lens.name()));
        Set<Integer> words = IntStream.range(0, head.size()).boxed().collect(Collectors.toSet());
        TextTable table = new TextTable(head, words);
        for (String subject : ranks.subjects()) {
            List<String> line = new ArrayList<>(List.of(subject));
            ranks.lenses()
                    .forEach(lens -> line.add(lens.rank(subject, ranks.subjects()) + "."
                            + lens.ratio(to, subject)
                                    .map(ratio -> " " + Words.times(ratio))
                                    .orElse("")));
            table.add(line);
        }
        return table.markdown() + "\nRank, and ratio to " + to + " with its 95% interval."
                + (ranks.doubts().isEmpty()
                        ? " The order is clear, and the same, under every lens."
                        : ranks.doubts().stream()
                                .map(doubt -> " **Not published: " + doubt.better() + " before " + doubt.worse()
                                        + "**, which is not clear under " + String.join(", ", doubt.lenses()) + ".")
                                .collect(Collectors.joining()))
                + "\n";
    }
}
