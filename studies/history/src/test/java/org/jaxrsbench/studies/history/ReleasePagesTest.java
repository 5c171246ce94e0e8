package org.jaxrsbench.studies.history;

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
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.view.Implementations;
import org.jaxrsbench.view.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code docs/results/<implementation>.md} is written from the committed history. */
class ReleasePagesTest {

    private static final Path RESULTS = Path.of("../../results");
    private static final double SMALL = 0.06;
    private static final Path PAGES = Path.of("../../docs/results");

    static List<String> implementations() throws IOException {
        try (Stream<Path> files = Files.list(RESULTS)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("history-.*\\.csv") && !name.equals(History.STEPS))
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
        List<ReleaseStep> steps = ReleaseStep.TABLE.read(RESULTS.resolve(History.STEPS)).stream()
                .filter(s -> s.implementation().equals(implementation))
                .toList();
        String reference = ratios.stream()
                .filter(ReleaseRatio::isReference)
                .map(ReleaseRatio::version)
                .distinct()
                .collect(Collectors.joining(" or "));
        String name = Implementations.words(implementation);
        return "# " + name + ", release by release\n\n"
                + "Generated from `results/history-" + implementation + ".csv` and `results/" + History.STEPS
                + "`, which `scripts/bench history " + implementation
                + "` measures; [releases](releases.md) says how, and on which days. All are of AMD EPYC.\n"
                + "Figures are of a request; less is better. Intervals are of 95%, and of these measurements only.\n\n"
                + "## Steps\n\n"
                + steps(implementation, inOrder(steps, ratios))
                + "\nFrom and to are the newest patches of two neighboring minors: the change may be in any release between."
                + " Each command compares the two on fresh pairs, in about two minutes on two processors, with the faster one as"
                + " the baseline: exit code 1 confirms the step, 0 says that there is no drop of the tolerance, 3 that your machine"
                + " cannot tell. With `--tolerance 2%` it may take more rounds. It measures the case alone, where its size may be another one:"
                + " [my release looks slower](../disputed.md).\n\n"
                + "## Every release, against " + reference + ": " + Metric.COST.label() + "\n\n"
                + "The screening: a few pairs of each release, from which candidates are chosen because they stand out. Quote"
                + " a step above, which is of fresh pairs.\n\n"
                + releases(ratios);
    }

    private static List<ReleaseStep> inOrder(List<ReleaseStep> steps, List<ReleaseRatio> ratios) {
        List<String> versions = ratios.stream().map(ReleaseRatio::version).toList();
        return steps.stream()
                .sorted(Comparator.comparingInt(s -> versions.indexOf(s.to())))
                .toList();
    }

    /** One row for each two neighbors: the largest changes among their cases, in cost and in bytes, for worse and for better. */
    private static String steps(String implementation, List<ReleaseStep> all) {
        StringBuilder table = new StringBuilder("| from | to | " + Metric.COST.label()
                + " | bytes | state | cause | try it |\n|---|---|---|---|---|---|---|\n");
        List<String> notConfirmed = new ArrayList<>();
        Map<List<String>, List<ReleaseStep>> neighbors = all.stream()
                .collect(Collectors.groupingBy(ReleaseStep::neighbors, LinkedHashMap::new, Collectors.toList()));
        neighbors.forEach((ends, steps) -> {
            List<ReleaseStep> left = steps.stream()
                    .filter(s -> s.state() != ReleaseStep.State.NOT_CONFIRMED)
                    .toList();
            if (left.isEmpty()) {
                notConfirmed.add(String.join(" to ", ends));
                return;
            }
            List<ReleaseStep> sure =
                    left.stream().filter(ReleaseStep::confirmed).toList();
            List<ReleaseStep> shown = sure.isEmpty() ? left : sure;
            ReleaseStep tried = Stream.of(Metric.COST, Metric.ALLOC)
                    .flatMap(metric -> Stream.of(true, false).flatMap(worse -> largest(shown, metric, worse).stream()))
                    .findFirst()
                    .orElseThrow();
            table.append(line(
                    ends.get(0),
                    Stream.of(
                            ends.get(1),
                            change(shown, Metric.COST),
                            change(shown, Metric.ALLOC),
                            sure.isEmpty() ? "suspected" : "confirmed, " + Words.count(tried.pairs(), "pair"),
                            causes(shown),
                            "`" + command(implementation, tried) + "`")));
        });
        return (notConfirmed.size() == neighbors.size() ? "None was found.\n" : table.toString())
                + (notConfirmed.isEmpty()
                        ? ""
                        : "\nWithdrawn, because fresh pairs do not show them at 1% of error: "
                                + String.join(", ", notConfirmed) + ".\n");
    }

    /** With the faster one as the baseline, and a tolerance that finds a step that is hardly larger than the usual one. */
    private static String command(String implementation, ReleaseStep step) {
        Track chart = step.chart();
        boolean small = chart.metric() == Metric.COST && Math.abs(step.change().change()) < SMALL;
        return "scripts/bench check --baseline " + implementation + ":" + (isWorse(step) ? step.from() : step.to())
                + " --candidate " + implementation + ":" + (isWorse(step) ? step.to() : step.from())
                + (small ? " --tolerance 2% " : " ")
                + chart.benchmark().replaceFirst("\\..*", "")
                + chart.params().values().entrySet().stream()
                        .map(p -> " -p " + p.getKey() + "=" + p.getValue())
                        .collect(Collectors.joining());
    }

    /** Those of cost and of bytes, apart unless they are the same. */
    private static String causes(List<ReleaseStep> steps) {
        Map<Metric, String> causes = steps.stream()
                .collect(Collectors.groupingBy(
                        s -> s.chart().metric(),
                        TreeMap::new,
                        Collectors.collectingAndThen(Collectors.toList(), ReleasePagesTest::known)));
        return causes.values().stream().distinct().count() == 1
                ? causes.values().iterator().next()
                : "cost: " + causes.get(Metric.COST) + "<br>bytes: " + causes.get(Metric.ALLOC);
    }

    /** Each that is known of any case; whoever showed one says of which. */
    private static String known(List<ReleaseStep> steps) {
        String known = steps.stream()
                .filter(ReleaseStep::isExplained)
                .map(s -> s.source().isEmpty() ? s.cause() : "[" + s.cause() + "](" + s.source() + ")")
                .distinct()
                .collect(Collectors.joining("; "));
        return known.isEmpty() ? ReleaseStep.UNKNOWN : known;
    }

    private static boolean isWorse(ReleaseStep step) {
        return step.change().change() < 0;
    }

    private static Optional<ReleaseStep> largest(List<ReleaseStep> steps, Metric metric, boolean worse) {
        return steps.stream()
                .filter(s -> s.chart().metric() == metric && isWorse(s) == worse)
                .max(Comparator.comparingDouble(ReleaseStep::size));
    }

    private static String change(List<ReleaseStep> steps, Metric metric) {
        return Stream.of(true, false)
                .map(worse -> change(steps, metric, worse))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("<br>"));
    }

    private static String change(List<ReleaseStep> steps, Metric metric, boolean worse) {
        long others = steps.stream()
                        .filter(s -> s.chart().metric() == metric && isWorse(s) == worse)
                        .count()
                - 1;
        return largest(steps, metric, worse)
                .map(s -> Words.change(s.change().estimate(s.pairs()).ofScores(metric)) + " "
                        + s.chart().caseName()
                        + (others == 0 ? "" : " and " + Words.count(others, "other")))
                .orElse("");
    }

    private static String releases(List<ReleaseRatio> ratios) {
        List<Track> charts = ratios.stream()
                .flatMap(r -> r.chart().stream())
                .filter(c -> c.metric() == Metric.COST)
                .distinct()
                .toList();
        StringBuilder table = new StringBuilder(line("release", charts.stream().map(Track::caseName)))
                .append("|---|")
                .append("--:|".repeat(charts.size()))
                .append("\n");
        ratios.stream()
                .collect(Collectors.groupingBy(ReleaseRatio::version, LinkedHashMap::new, Collectors.toList()))
                .forEach((version, rows) -> table.append(line(version, cells(rows, charts))));
        return table.toString();
    }

    private static Stream<String> cells(List<ReleaseRatio> rows, List<Track> charts) {
        ReleaseRatio first = rows.get(0);
        if (first.chart().isEmpty()) {
            return Stream.concat(
                    Stream.of("missing: " + first.reason()),
                    charts.stream().skip(1).map(c -> ""));
        }
        return charts.stream()
                .map(c -> rows.stream()
                        .filter(r -> r.chart().equals(Optional.of(c)))
                        .findFirst()
                        .flatMap(r -> r.ratio().map(q -> Words.times(q.estimate(r.pairs()))))
                        .orElse(""));
    }

    private static String line(String first, Stream<String> cells) {
        return Stream.concat(Stream.of(first), cells).collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
