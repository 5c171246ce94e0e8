package org.jaxrsbench.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.history.Branches;
import org.jaxrsbench.gate.history.Chart;
import org.jaxrsbench.gate.history.ReleaseRatio;
import org.jaxrsbench.gate.history.ReleaseStep;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;

/**
 * Every release of an implementation against one of them, from {@code history-<implementation>.csv}, with the steps of
 * {@code history-steps.csv} beside it, if that file is there.
 */
record HistoryPanel(String implementation, Map<Metric, Data> charts) {

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
    record Data(String reference, List<String> releases, List<Series> series, List<Integer> before, List<Step> steps) {}

    /** Whether a path names such a file, and not a run folder. */
    static boolean isHistory(Path path) {
        String name = path.getFileName().toString();
        return Files.isRegularFile(path) && name.startsWith("history-") && !name.equals(STEPS);
    }

    /**
     * Reads a history; goodness, so that up is faster: the ratio of a metric in which less is better is turned round.
     *
     * @throws BadInputException if it is none
     */
    static HistoryPanel read(Path file) {
        List<ReleaseRatio> rows = ReleaseRatio.TABLE.read(file);
        if (rows.isEmpty()) {
            throw new BadInputException(file + ": there is no row; expected one for each release and case");
        }
        String implementation = rows.get(0).implementation();
        List<String> releases =
                rows.stream().map(ReleaseRatio::version).distinct().toList();
        Map<Chart, Map<String, Point>> series = new LinkedHashMap<>();
        for (ReleaseRatio row : rows) {
            if (row.chart().isPresent() && row.ratio().isPresent()) {
                series.computeIfAbsent(row.chart().get(), k -> new HashMap<>())
                        .put(row.version(), point(row.chart().get(), row.ratio().get()));
            }
        }
        String reference = rows.stream()
                .filter(ReleaseRatio::isReference)
                .map(ReleaseRatio::version)
                .findFirst()
                .orElse(releases.get(releases.size() - 1));
        Path beside = file.resolveSibling(STEPS);
        List<ReleaseStep> steps = Files.exists(beside) ? ReleaseStep.TABLE.read(beside) : List.of();
        Map<Metric, Data> byMetric = new LinkedHashMap<>();
        for (Metric metric :
                series.keySet().stream().map(Chart::metric).distinct().toList()) {
            List<Chart> own =
                    series.keySet().stream().filter(c -> c.metric() == metric).toList();
            byMetric.put(
                    metric,
                    new Data(
                            shortened(reference),
                            releases.stream().map(HistoryPanel::shortened).toList(),
                            own.stream()
                                    .map(chart -> series(chart, series.get(chart), releases))
                                    .toList(),
                            Branches.before(implementation, releases),
                            steps(steps, implementation, releases, own)));
        }
        if (byMetric.isEmpty()) {
            throw new BadInputException(file + ": no release has a ratio; expected one at least");
        }
        return new HistoryPanel(implementation, byMetric);
    }

    private static Series series(Chart chart, Map<String, Point> points, List<String> releases) {
        return new Series(
                CaseNames.of(chart.benchmark(), chart.params()),
                releases.stream().map(points::get).toList());
    }

    /** What every release of an implementation ends with says nothing, and takes the room of what does. */
    private static String shortened(String version) {
        return version.replaceFirst("\\.Final$", "");
    }

    private static Point point(Chart chart, Estimate.AsRatio ratio) {
        Estimate goodness = ratio.estimate(0).ofScores(chart.metric());
        return new Point(goodness.ratio(), goodness.lowRatio(), goodness.highRatio());
    }

    private static List<Step> steps(
            List<ReleaseStep> all, String implementation, List<String> releases, List<Chart> charts) {
        return all.stream()
                .filter(s -> s.implementation().equals(implementation)
                        && releases.contains(s.to())
                        && charts.contains(s.chart()))
                .map(s -> new Step(
                        charts.indexOf(s.chart()),
                        releases.indexOf(s.to()),
                        s.change().change(),
                        s.change().ciLow(),
                        s.change().ciHigh(),
                        s.p(),
                        s.pairs(),
                        s.confirmed(),
                        s.cause().equals(ReleaseStep.UNKNOWN) ? "" : s.cause(),
                        s.source()))
                .toList();
    }

    /** A chart for each metric. */
    List<Section> sections() {
        return charts.entrySet().stream()
                .map(e -> section(e.getKey(), e.getValue()))
                .toList();
    }

    private Section section(Metric metric, Data data) {
        return new Section(
                Section.Kind.history,
                "Every release of " + Implementations.words(implementation) + ": " + metric.label(),
                "Above, goodness relative to " + data.reference()
                        + " on a logarithmic axis; below, the change from the release before. A"
                        + " filled mark is a step that was confirmed on fresh pairs, a hollow one is suspected.",
                data,
                List.of(),
                data.steps().stream()
                        .filter(Step::confirmed)
                        .map(s -> data.series().get(s.series()).label() + " at "
                                + data.releases().get(s.release()) + ": "
                                + words(s) + (s.cause().isEmpty() ? "" : ", " + s.cause())
                                + (s.source().isEmpty() ? "" : " (" + s.source() + ")"))
                        .toList(),
                List.of());
    }

    private record Found(Metric metric, Data data, Step step) {}

    /** The largest step that was confirmed. */
    Headline headline() {
        Optional<Found> largest = charts.entrySet().stream()
                .flatMap(e -> e.getValue().steps().stream().map(s -> new Found(e.getKey(), e.getValue(), s)))
                .filter(f -> f.step().confirmed())
                .max(Comparator.comparingDouble(
                        f -> Math.abs(Math.log1p(Math.max(-0.999, f.step().change())))));
        Data any = charts.values().iterator().next();
        return new Headline(
                largest.map(f -> "The largest step of " + Implementations.words(implementation) + ": "
                                + f.data().series().get(f.step().series()).label() + " at "
                                + f.data().releases().get(f.step().release()) + ", "
                                + f.metric().label() + " " + words(f.step()) + ".")
                        .orElse("No step of " + Implementations.words(implementation) + " is confirmed."),
                Units.count(any.releases().size(), "release") + " against " + any.reference() + ".");
    }

    /** The change of goodness with its interval, as a ratio if it more than doubled. */
    private static String words(Step step) {
        DoubleFunction<String> words = step.change() > 1 ? c -> Units.digits(1 + c) : Units::change;
        String change = words.apply(step.change()) + (step.change() > 1 ? "x as good" : "");
        return Double.isNaN(step.low())
                ? change
                : change + " [" + words.apply(step.low()) + ", " + words.apply(step.high()) + "]";
    }
}
