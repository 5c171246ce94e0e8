package org.jaxrsbench.cli.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.history.ReleaseRatio;
import org.jaxrsbench.gate.history.ReleaseStep;
import org.jaxrsbench.gate.history.Track;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.Implementations;
import org.jaxrsbench.view.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code docs/results/<implementation>.md} is written from the committed history. */
class ReleasePagesTest {

    private static final Path RESULTS = Path.of("../results");
    private static final Path PAGES = Path.of("../docs/results");

    static List<String> implementations() throws IOException {
        try (Stream<Path> files = Files.list(RESULTS)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("history-.*\\.csv") && !name.equals(HistoryFindings.STEPS))
                    .map(name -> name.substring("history-".length(), name.length() - ".csv".length()))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("implementations")
    void thePageIsWhatTheFilesSay(String implementation) throws IOException {
        Path file = PAGES.resolve(implementation + ".md");
        String page = page(implementation);
        if (System.getProperty("releases.write") != null) {
            Files.writeString(file, page);
        }
        assertThat(Files.readString(file))
                .as(file + "; -Dreleases.write writes it again")
                .isEqualTo(page);
    }

    private static String page(String implementation) {
        List<ReleaseRatio> ratios = ReleaseRatio.TABLE.read(RESULTS.resolve("history-" + implementation + ".csv"));
        List<ReleaseStep> steps = ReleaseStep.TABLE.read(RESULTS.resolve(HistoryFindings.STEPS)).stream()
                .filter(s -> s.implementation().equals(implementation))
                .toList();
        Metric metric = Stream.of(Metric.COST, Metric.CPU)
                .filter(m -> ratios.stream()
                        .anyMatch(r -> r.chart().filter(c -> c.metric() == m).isPresent()))
                .findFirst()
                .orElseThrow();
        String reference = ratios.stream()
                .filter(ReleaseRatio::isReference)
                .findFirst()
                .orElseThrow()
                .version();
        String name = Implementations.words(implementation);
        return "# " + name + ", release by release\n\n"
                + "Generated from `results/history-" + implementation + ".csv` and `results/" + HistoryFindings.STEPS
                + "`, which `scripts/bench history " + implementation
                + "` measures; [history](../history.md) says how.\n"
                + "Figures are the " + metric.label() + " of a request; less is better.\n\n"
                + "## Steps\n\n"
                + steps(implementation, metric, inOrder(steps, ratios))
                + "\nEach command compares the two releases on fresh pairs, in about two minutes on two processors."
                + " Is a figure wrong? [Say so](../history.md#dispute-a-step).\n\n"
                + "## Every release, against " + reference + "\n\n"
                + releases(metric, ratios);
    }

    private static List<ReleaseStep> inOrder(List<ReleaseStep> steps, List<ReleaseRatio> ratios) {
        List<String> versions = ratios.stream().map(ReleaseRatio::version).toList();
        return steps.stream()
                .sorted(Comparator.comparingInt(s -> versions.indexOf(s.to())))
                .toList();
    }

    /** One row for each two neighbors: the largest change among their cases. */
    private static String steps(String implementation, Metric metric, List<ReleaseStep> all) {
        Map<List<String>, List<ReleaseStep>> neighbors = all.stream()
                .filter(s -> s.chart().metric() == metric)
                .collect(
                        Collectors.groupingBy(s -> List.of(s.from(), s.to()), LinkedHashMap::new, Collectors.toList()));
        if (neighbors.isEmpty()) {
            return "None was found.\n";
        }
        StringBuilder table = new StringBuilder(
                "| from | to | largest change | case | | cause | try it |\n|---|---|--:|---|---|---|---|\n");
        for (List<ReleaseStep> steps : neighbors.values()) {
            List<ReleaseStep> sure =
                    steps.stream().filter(ReleaseStep::confirmed).toList();
            ReleaseStep largest = (sure.isEmpty() ? steps : sure)
                    .stream()
                            .max(Comparator.comparingDouble(
                                    s -> Math.abs(Math.log1p(s.change().change()))))
                            .orElseThrow();
            Estimate change = largest.change().estimate(largest.pairs()).ofScores(metric);
            Track chart = largest.chart();
            String others = steps.size() == 1 ? "" : " and " + Words.count(steps.size() - 1L, "other");
            String params = chart.params().values().entrySet().stream()
                    .map(p -> " -p " + p.getKey() + "=" + p.getValue())
                    .collect(Collectors.joining());
            table.append("| ")
                    .append(String.join(
                            " | ",
                            largest.from(),
                            largest.to(),
                            Words.change(change),
                            CaseNames.of(chart.benchmark(), chart.params()) + others,
                            sure.isEmpty() ? "suspected" : "confirmed, " + Words.count(largest.pairs(), "pair"),
                            largest.source().isEmpty()
                                    ? largest.cause()
                                    : "[" + largest.cause() + "](" + largest.source() + ")",
                            "`scripts/bench check --baseline " + implementation + ":" + largest.from()
                                    + " --candidate " + implementation + ":" + largest.to() + " "
                                    + chart.benchmark().replaceFirst("\\..*", "") + params + "`"))
                    .append(" |\n");
        }
        return table.toString();
    }

    private static String releases(Metric metric, List<ReleaseRatio> ratios) {
        List<Track> charts = ratios.stream()
                .flatMap(r -> r.chart().stream())
                .filter(c -> c.metric() == metric)
                .distinct()
                .toList();
        List<String> head = new ArrayList<>(List.of("release"));
        charts.forEach(c -> head.add(CaseNames.of(c.benchmark(), c.params())));
        StringBuilder table =
                new StringBuilder("| " + String.join(" | ", head) + " |\n|---|" + "--:|".repeat(charts.size()) + "\n");
        for (String version :
                ratios.stream().map(ReleaseRatio::version).distinct().toList()) {
            List<ReleaseRatio> rows =
                    ratios.stream().filter(r -> r.version().equals(version)).toList();
            Optional<ReleaseRatio> missing =
                    rows.stream().filter(r -> r.chart().isEmpty()).findFirst();
            List<String> cells = new ArrayList<>(List.of(version));
            charts.forEach(c -> cells.add(
                    missing.isPresent()
                            ? ""
                            : rows.stream()
                                    .filter(r -> r.chart().equals(Optional.of(c)))
                                    .findFirst()
                                    .flatMap(r -> r.ratio().map(q -> Words.times(q.estimate(r.pairs()))))
                                    .orElse("")));
            missing.ifPresent(m -> cells.set(1, "missing: " + m.reason()));
            table.append("| ").append(String.join(" | ", cells)).append(" |\n");
        }
        return table.toString();
    }
}
