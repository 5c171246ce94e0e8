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
import org.jaxrsbench.view.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lower part of {@code docs/results/<implementation>.md} is written from the committed history; what is above the mark is by hand. */
class ReleasePagesTest {

    private static final Path RESULTS = Path.of("../../results");
    private static final double SMALL = 0.06;
    private static final String MARK = "<!-- history -->\n";
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
        String page = Files.readString(file).replaceFirst("(?s)" + MARK + ".*", MARK) + history(implementation);
        if (System.getProperty("releases.write") != null) {
            Files.writeString(file, page);
        }
        assertThat(Files.readString(file))
                .as(file + "; -Dreleases.write writes it again")
                .isEqualTo(page);
    }

    private static String history(String implementation) {
        List<ReleaseRatio> ratios = ReleaseRatio.TABLE.read(RESULTS.resolve("history-" + implementation + ".csv"));
        List<ReleaseStep> steps = ReleaseStep.TABLE.read(RESULTS.resolve(History.STEPS)).stream()
                .filter(s -> s.implementation().equals(implementation))
                .toList();
        String reference = ratios.stream()
                .filter(ReleaseRatio::isReference)
                .map(ReleaseRatio::version)
                .distinct()
                .collect(Collectors.joining(" or "));
        return "\n## Steps\n\n"
                + "Generated from `results/" + History.STEPS
                + "`. Figures are of a request; less is better. Brackets hold the 95%"
                + " interval of this measurement (AMD EPYC, November 2026; [method](releases.md#how-it-is-measured)).\n\n"
                + steps(implementation, inOrder(steps, ratios))
                + "\n## The newest patch of each minor, against " + reference + ": " + Metric.COST.label() + "\n\n"
                + "Generated from `results/history-" + implementation
                + ".csv`, which has more cases, and bytes. This is the screening: a few"
                + " pairs of each release. Quote a step above, which is of fresh pairs.\n\n"
                + releases(ratios)
                + "<!-- end -->\n";
    }

    private static List<ReleaseStep> inOrder(List<ReleaseStep> steps, List<ReleaseRatio> ratios) {
        List<String> versions = ratios.stream().map(ReleaseRatio::version).toList();
        return steps.stream()
                .sorted(Comparator.comparingInt(s -> versions.indexOf(s.to())))
                .toList();
    }

    /** A block for each two neighbors: the largest changes among their cases, in cost and in bytes, for worse and for better. */
    private static String steps(String implementation, List<ReleaseStep> all) {
        StringBuilder blocks = new StringBuilder();
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
            blocks.append("### " + String.join(" to ", ends) + "\n\n");
            Stream.of(Metric.COST, Metric.ALLOC)
                    .flatMap(metric -> Stream.of(true, false).map(worse -> change(shown, metric, worse)))
                    .filter(text -> !text.isEmpty())
                    .forEach(text -> blocks.append("* " + text + "\n"));
            blocks.append("* Cause: " + causes(shown) + "\n");
            blocks.append(
                    "* " + (sure.isEmpty() ? "Suspected" : "Confirmed on " + Words.count(tried.pairs(), "fresh pair"))
                            + "; try it: `" + command(implementation, tried) + "`\n\n");
        });
        return (blocks.isEmpty() ? "None was confirmed.\n" : blocks.toString().stripTrailing() + "\n")
                + (notConfirmed.isEmpty()
                        ? ""
                        : "\nSuspected, and not confirmed at 1% of error: " + String.join(", ", notConfirmed)
                                + ". [What that can miss](releases.md#how-sure-is-it).\n");
    }

    /** With the faster one as the baseline, and a tolerance that finds a step that is hardly larger than the usual one. */
    private static String command(String implementation, ReleaseStep step) {
        Track chart = step.chart();
        boolean small = Math.abs(step.change().change()) < SMALL;
        String finer = chart.metric() == Metric.ALLOC ? " --alloc-tolerance 0.5% " : " --tolerance 2% ";
        return "scripts/bench check --baseline " + implementation + ":" + (isWorse(step) ? step.from() : step.to())
                + " --candidate " + implementation + ":" + (isWorse(step) ? step.to() : step.from())
                + (small ? finer : " ")
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
                : "of cost: " + causes.get(Metric.COST) + "; of bytes: " + causes.get(Metric.ALLOC);
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

    private static String change(List<ReleaseStep> steps, Metric metric, boolean worse) {
        long others = steps.stream()
                        .filter(s -> s.chart().metric() == metric && isWorse(s) == worse)
                        .count()
                - 1;
        return largest(steps, metric, worse)
                .map(s -> (metric == Metric.ALLOC ? "Bytes " : "Cost ")
                        + Words.change(s.change().estimate(s.pairs()).ofScores(metric)) + ", "
                        + s.chart().caseName()
                        + (others == 0 ? "" : ", and " + Words.count(others, "other case")))
                .orElse("");
    }

    /** The first case of each benchmark. */
    private static String releases(List<ReleaseRatio> ratios) {
        List<Track> charts = List.copyOf(ratios.stream()
                .flatMap(r -> r.chart().stream())
                .filter(c -> c.metric() == Metric.COST)
                .collect(Collectors.toMap(Track::benchmark, c -> c, (first, other) -> first, LinkedHashMap::new))
                .values());
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
