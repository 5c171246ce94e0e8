package org.jaxrsbench.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.history.Branches;
import org.jaxrsbench.gate.history.Chart;
import org.jaxrsbench.gate.history.ReleaseRatio;
import org.jaxrsbench.gate.history.ReleaseStep;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;

/**
 * Every release of an implementation against one of them, from {@code history-<implementation>.csv}, with the steps of
 * {@code history-steps.csv} beside it, if that file is there. Goodness, so that up is faster.
 */
final class HistoryPanel {

    private static final String STEPS = "history-steps.csv";

    /** A release in a series; null where it was not measured. */
    record Point(double ratio, double low, double high) {}

    /** A case, in one metric. */
    record Series(String label, List<Point> points) {}

    /** A step; release and series are indexes. */
    record Step(
            int series,
            int release,
            double change,
            double low,
            double high,
            double p,
            int pairs,
            boolean confirmed,
            String cause,
            String source) {}

    /** What is drawn; {@code before} has the index of the release before, or -1. */
    record Data(String reference, List<String> releases, List<Series> series, List<Integer> before, List<Step> steps) {

        /** Where a step is, and how large. */
        private String words(Step step, String link) {
            return series.get(step.series()).label() + " at " + releases.get(step.release()) + link
                    + HistoryPanel.words(Estimate.ofChange(step.change(), step.low(), step.high(), step.pairs()));
        }
    }

    private final String name;
    private final Map<Metric, Data> charts = new LinkedHashMap<>();

    private HistoryPanel(Path file, List<ReleaseRatio> rows) {
        String implementation = rows.get(0).implementation();
        name = Implementations.words(implementation);
        List<String> releases =
                rows.stream().map(ReleaseRatio::version).distinct().toList();
        String reference = rows.stream()
                .filter(ReleaseRatio::isReference)
                .map(ReleaseRatio::version)
                .findFirst()
                .orElse(releases.get(releases.size() - 1));
        Map<Chart, Map<String, Point>> points = points(rows);
        Path beside = file.resolveSibling(STEPS);
        List<ReleaseStep> steps = Files.exists(beside) ? ReleaseStep.TABLE.read(beside) : List.of();
        points.keySet().stream().map(Chart::metric).distinct().forEach(metric -> {
            List<Chart> own =
                    points.keySet().stream().filter(c -> c.metric() == metric).toList();
            charts.put(
                    metric,
                    new Data(
                            shortened(reference),
                            releases.stream().map(HistoryPanel::shortened).toList(),
                            own.stream()
                                    .map(chart -> new Series(
                                            CaseNames.of(chart.benchmark(), chart.params()),
                                            releases.stream()
                                                    .map(points.get(chart)::get)
                                                    .toList()))
                                    .toList(),
                            Branches.before(implementation, releases),
                            steps.stream()
                                    .filter(s -> s.implementation().equals(implementation)
                                            && releases.contains(s.to())
                                            && own.contains(s.chart()))
                                    .map(s -> step(s, own.indexOf(s.chart()), releases.indexOf(s.to())))
                                    .toList()));
        });
    }

    private static Map<Chart, Map<String, Point>> points(List<ReleaseRatio> rows) {
        Map<Chart, Map<String, Point>> points = new LinkedHashMap<>();
        for (ReleaseRatio row : rows) {
            if (row.chart().isPresent() && row.ratio().isPresent()) {
                Chart chart = row.chart().get();
                Estimate goodness = row.ratio().get().estimate(0).ofScores(chart.metric());
                points.computeIfAbsent(chart, k -> new HashMap<>())
                        .put(row.version(), new Point(goodness.ratio(), goodness.lowRatio(), goodness.highRatio()));
            }
        }
        return points;
    }

    private static Step step(ReleaseStep s, int series, int release) {
        return new Step(
                series,
                release,
                s.change().change(),
                s.change().ciLow(),
                s.change().ciHigh(),
                s.p(),
                s.pairs(),
                s.confirmed(),
                s.cause().equals(ReleaseStep.UNKNOWN) ? "" : s.cause(),
                s.source());
    }

    /** What every release of an implementation ends with says nothing, and takes the room of what does. */
    private static String shortened(String version) {
        return version.replaceFirst("\\.Final$", "");
    }

    /** Whether a path names such a file, and not a run folder. */
    static boolean isHistory(Path path) {
        String name = path.getFileName().toString();
        return Files.isRegularFile(path) && name.startsWith("history-") && !name.equals(STEPS);
    }

    /**
     * The panel of a history, with a chart for each metric.
     *
     * @throws BadInputException if it is none
     */
    static Panel of(Path file) {
        List<ReleaseRatio> rows = ReleaseRatio.TABLE.read(file);
        if (rows.isEmpty()) {
            throw new BadInputException(file + ": there is no row; expected one for each release and case");
        }
        HistoryPanel history = new HistoryPanel(file, rows);
        if (history.charts.isEmpty()) {
            throw new BadInputException(file + ": no release has a ratio; expected one at least");
        }
        return Panel.of(
                history.charts.entrySet().stream()
                        .map(e -> history.section(e.getKey(), e.getValue()))
                        .toList(),
                history.headline());
    }

    private Section section(Metric metric, Data data) {
        return new Section(
                Section.Kind.history,
                "Every release of " + name + ": " + metric.label(),
                "Above, goodness relative to " + data.reference()
                        + " on a logarithmic axis; below, the change from the release before. A"
                        + " filled mark is a step that was confirmed on fresh pairs, a hollow one is suspected.",
                data,
                List.of(),
                data.steps().stream()
                        .filter(Step::confirmed)
                        .map(s -> data.words(s, ": ")
                                + (s.cause().isEmpty() ? "" : ", " + s.cause())
                                + (s.source().isEmpty() ? "" : " (" + s.source() + ")"))
                        .toList());
    }

    private record Found(Metric metric, Data data, Step step) {

        double size() {
            return Math.abs(Math.log1p(Math.max(-0.999, step.change())));
        }
    }

    /** The largest step that was confirmed. */
    private Panel.Headline headline() {
        Data any = charts.values().iterator().next();
        return new Panel.Headline(
                charts.entrySet().stream()
                        .flatMap(e -> e.getValue().steps().stream().map(s -> new Found(e.getKey(), e.getValue(), s)))
                        .filter(f -> f.step().confirmed())
                        .max(Comparator.comparingDouble(Found::size))
                        .map(f -> "The largest step of " + name + ": "
                                + f.data().words(f.step(), ", " + f.metric().label() + " ") + ".")
                        .orElse("No step of " + name + " is confirmed."),
                Words.count(any.releases().size(), "release") + " against " + any.reference() + ".");
    }

    /** The change of goodness with its interval, as a ratio if it more than doubled. */
    private static String words(Estimate step) {
        return step.change() > 1 ? Words.times(step).replaceFirst("x", "x as good") : Words.change(step);
    }
}
