package org.jaxrsbench.studies.history;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.subject.Branches;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.view.Implementations;
import org.jaxrsbench.view.Panel;
import org.jaxrsbench.view.Section;
import org.jaxrsbench.view.Words;

/**
 * Every release of an implementation against one of them, from {@code history-<implementation>.csv}, with the steps of
 * {@code history-steps.csv} beside it, if that file is there. Goodness, so that up is faster.
 */
final class HistoryPanel {

    /** The most small charts of a picture. */
    private static final int MOST_SERIES = 8;

    private static final Set<String> PATH = Set.of("method", "path");

    /** A case, in one metric; null for a release in which it was not measured. */
    record Series(String label, List<Estimate.AsRatio> points) {}

    /** A step; release and series are indexes. */
    record Step(
            int series,
            int release,
            @JsonUnwrapped Estimate.AsChange change,
            double p,
            int pairs,
            boolean confirmed,
            String cause,
            String source) {}

    /** The data of the drawing; {@code before} has the index of the release before, or -1. */
    record Data(String reference, List<String> releases, List<Series> series, List<Integer> before, List<Step> steps) {}

    private final String implementation;
    private final List<String> releases;
    private final Map<Track, String> references = new HashMap<>();
    private final Map<Track, Map<String, Estimate.AsRatio>> points = new LinkedHashMap<>();
    private final List<ReleaseStep> steps;

    private HistoryPanel(List<ReleaseRatio> rows, List<ReleaseStep> all) {
        implementation = rows.get(0).implementation();
        releases = rows.stream().map(ReleaseRatio::version).distinct().toList();
        for (ReleaseRatio row : rows) {
            if (row.chart().isPresent() && row.ratio().isPresent()) {
                Track chart = row.chart().get();
                Estimate goodness = row.ratio().get().estimate(0).ofScores(chart.metric());
                points.computeIfAbsent(chart, k -> new HashMap<>()).put(row.version(), goodness.asRatio());
                if (row.isReference()) {
                    references.put(chart, shortened(row.version()));
                }
            }
        }
        steps = all.stream()
                .filter(s -> s.implementation().equals(implementation)
                        && releases.contains(s.to())
                        && points.containsKey(s.chart())
                        && s.state() != ReleaseStep.State.NOT_CONFIRMED)
                .toList();
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
        Path beside = file.resolveSibling(History.STEPS);
        HistoryPanel history =
                new HistoryPanel(rows, Files.exists(beside) ? ReleaseStep.TABLE.read(beside) : List.of());
        if (history.points.isEmpty()) {
            throw new BadInputException(file + ": no release has a ratio; expected one at least");
        }
        return Panel.of(
                history.points.keySet().stream()
                        .map(Track::metric)
                        .distinct()
                        .flatMap(metric -> history.sections(metric).stream())
                        .toList(),
                history.headline());
    }

    /** A picture for as many benchmarks as fit. */
    private List<Section> sections(Metric metric) {
        Map<String, List<Track>> benchmarks = points.keySet().stream()
                .filter(c -> c.metric() == metric)
                .collect(Collectors.groupingBy(Track::benchmark, LinkedHashMap::new, Collectors.toList()));
        List<List<Track>> plots = new ArrayList<>();
        for (List<Track> own : benchmarks.values()) {
            if (plots.isEmpty() || plots.get(plots.size() - 1).size() + own.size() > MOST_SERIES) {
                plots.add(new ArrayList<>());
            }
            plots.get(plots.size() - 1).addAll(own);
        }
        return plots.stream()
                .map(charts -> section(metric, charts, plots.size() == 1 ? "" : " of " + benchmarks(charts)))
                .toList();
    }

    private static String benchmarks(List<Track> charts) {
        return charts.stream()
                .map(c -> c.benchmark().replaceFirst("Benchmark\\..*", ""))
                .distinct()
                .collect(Collectors.joining(" and "));
    }

    private Section section(Metric metric, List<Track> charts, String of) {
        List<ReleaseStep> own =
                steps.stream().filter(s -> charts.contains(s.chart())).toList();
        List<Series> series = charts.stream()
                .map(chart -> new Series(
                        name(chart),
                        releases.stream().map(points.get(chart)::get).toList()))
                .toList();
        return new Section(
                Section.Kind.history,
                "Every release of " + Implementations.words(implementation) + ": " + metric.label() + of,
                "Goodness relative to " + reference(charts)
                        + " on a logarithmic axis, up is better, a small chart for each case. A"
                        + " filled mark is a step that was confirmed on fresh pairs, a hollow one is suspected.",
                new Data(
                        reference(charts),
                        releases.stream().map(HistoryPanel::shortened).toList(),
                        series,
                        Branches.before(implementation, releases),
                        own.stream().map(s -> step(s, charts)).toList()),
                List.of(),
                List.of(),
                own.stream()
                        .filter(ReleaseStep::confirmed)
                        .map(s -> words(s, ": ")
                                + (s.isExplained() ? ", " + s.cause() : "")
                                + (s.source().isEmpty() ? "" : " (" + s.source() + ")"))
                        .toList());
    }

    private Step step(ReleaseStep s, List<Track> charts) {
        return new Step(
                charts.indexOf(s.chart()),
                releases.indexOf(s.to()),
                s.change(),
                s.p(),
                s.pairs(),
                s.confirmed(),
                s.isExplained() ? s.cause() : "",
                s.source());
    }

    /** Without what all its cases have in common. */
    private String name(Track chart) {
        Map<String, String> params = new TreeMap<>(chart.params().values());
        params.entrySet()
                .removeIf(p -> !PATH.contains(p.getKey())
                        && points.keySet().stream()
                                .filter(c -> c.benchmark().equals(chart.benchmark()))
                                .allMatch(c ->
                                        p.getValue().equals(c.params().values().get(p.getKey()))));
        return CaseNames.of(chart.benchmark(), Params.of(params));
    }

    /** The newest release when these charts were measured; more than one if a newer one has come out between them. */
    private String reference(Collection<Track> charts) {
        return charts.stream()
                .flatMap(chart -> Stream.ofNullable(references.get(chart)))
                .distinct()
                .sorted()
                .collect(Collectors.joining(" or "));
    }

    /** Shortens versions by the suffix that all releases of an implementation share. */
    private static String shortened(String version) {
        return version.replaceFirst("\\.Final$", "");
    }

    /** The largest step that was confirmed. */
    private Panel.Headline headline() {
        String name = Implementations.words(implementation);
        return new Panel.Headline(
                steps.stream()
                        .filter(ReleaseStep::confirmed)
                        .max(Comparator.comparingDouble(ReleaseStep::size))
                        .map(s -> "The largest step of " + name + ": "
                                + words(s, ", " + s.chart().metric().label() + " ") + ".")
                        .orElse("No step of " + name + " is confirmed."),
                Words.count(releases.size(), "release") + " against " + reference(points.keySet()) + ".");
    }

    /** The place and size of a step: the change of goodness with its interval, as a ratio if it more than doubled. */
    private String words(ReleaseStep step, String link) {
        Estimate change = step.change().estimate(step.pairs());
        return name(step.chart()) + " at " + shortened(step.to()) + link
                + (change.change() > 1 ? Words.times(change).replaceFirst("x", "x as good") : Words.change(change));
    }
}
