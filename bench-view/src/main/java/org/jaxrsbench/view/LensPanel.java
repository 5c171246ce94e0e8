package org.jaxrsbench.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.compare.LensRanks;
import org.jaxrsbench.results.Run;

/** Ranks by lens, of several runs that were each measured under another one. */
record LensPanel(List<LensRanks> ranks) {

    /** Ranks, by subject and lens. */
    record Data(List<String> subjects, List<String> lenses, List<List<Integer>> ranks) {}

    /** The panel; empty unless there are two runs or more, each of its own lens. */
    static Optional<LensPanel> of(List<ReportedRun> runs) {
        Map<String, Run> byLens = new LinkedHashMap<>();
        for (ReportedRun run : runs) {
            if (run.lens().isEmpty() || byLens.put(run.lens().get(), run.run()) != null) {
                return Optional.empty();
            }
        }
        return byLens.size() < 2
                ? Optional.empty()
                : Optional.of(new LensPanel(LensRanks.of(
                        byLens, byLens.values().iterator().next().shown().get(0))));
    }

    List<Section> sections() {
        return ranks.stream().map(LensPanel::section).toList();
    }

    private static Section section(LensRanks of) {
        Data data = new Data(
                of.subjects().stream().map(Implementations::words).toList(),
                of.lenses().stream().map(LensRanks.Lens::name).toList(),
                of.subjects().stream()
                        .map(subject -> of.lenses().stream()
                                .map(lens -> lens.rank(subject, of.subjects()))
                                .toList())
                        .toList());
        return new Section(
                Section.Kind.ranks,
                "Ranks by lens: " + CaseNames.of(of.benchmarkCase()),
                "By throughput, the first being the best. Subjects that are not told apart share a rank. An order that is not the same, and"
                        + " told, under every lens says something about the lens and not about the subjects.",
                data,
                of.doubts().stream()
                        .map(d -> "Not told: " + Implementations.words(d.better()) + " before "
                                + Implementations.words(d.worse()) + ", under "
                                + String.join(", ", d.lenses()) + ".")
                        .toList(),
                List.of(),
                List.of());
    }

    Headline headline() {
        LensRanks first = ranks.get(0);
        int lenses = first.lenses().size();
        String order = first.subjects().stream().map(Implementations::words).collect(Collectors.joining(", "));
        return new Headline(
                first.doubts().isEmpty()
                        ? "One order under all " + lenses + " lenses: " + order + "."
                        : "The order changes with the lens: "
                                + first.doubts().stream()
                                        .map(d -> Implementations.words(d.better()) + " before "
                                                + Implementations.words(d.worse()) + " is not told under "
                                                + String.join(", ", d.lenses()))
                                        .collect(Collectors.joining("; "))
                                + ".",
                CaseNames.of(first.benchmarkCase()) + ", by throughput, the fastest first.");
    }
}
