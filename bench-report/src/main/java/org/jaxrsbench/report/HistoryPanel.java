package org.jaxrsbench.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.text.CaseNames;

/**
 * Every release of an implementation against one of them, from {@code history-<implementation>.csv}, with the steps of
 * {@code history-steps.csv} beside it, if that file is there.
 */
record HistoryPanel(String implementation, Data data) {

    private static final List<String> COLUMNS =
            List.of("implementation,version,released,benchmark,params,metric,ratio,ci_low,ci_high,pairs,status,reason"
                    .split(","));
    private static final List<String> STEP_COLUMNS = List.of(
            "implementation,from,to,benchmark,params,metric,change,ci_low,ci_high,p,pairs,confirmed,cause,source"
                    .split(","));
    private static final String STEPS = "history-steps.csv";
    private static final String OK = "ok";

    /** A release in a series; null where it was not measured. */
    record Point(double ratio, Double low, Double high) {}

    /** A case, in one metric. */
    record Series(String label, List<Point> points) {}

    /** A step; release and series are indexes. */
    record Step(
            int series,
            int release,
            double change,
            Double low,
            Double high,
            double p,
            int pairs,
            boolean confirmed,
            String cause,
            String source) {}

    /** What is drawn; {@code before} has the index of the release before, or -1. */
    record Data(String reference, List<String> releases, List<Series> series, List<Integer> before, List<Step> steps) {}

    /** Whether a path names such a file, and not a run folder. */
    static boolean isHistory(Path path) {
        return Files.isRegularFile(path) && path.getFileName().toString().startsWith("history-");
    }

    /**
     * Reads a history; goodness, so that up is faster: the ratio of a metric in which less is better is turned round.
     *
     * @throws BadInputException if it is none
     */
    static HistoryPanel read(Path file) {
        List<CsvFiles.Line> lines = CsvFiles.read(file, COLUMNS);
        if (lines.isEmpty()) {
            throw new BadInputException(file + ": there is no row; expected one for each release and case");
        }
        Set<String> releases = new LinkedHashSet<>();
        Map<String, Map<String, Point>> series = new LinkedHashMap<>();
        String reference = "";
        for (CsvFiles.Line line : lines) {
            List<String> f = line.fields();
            releases.add(f.get(1));
            if (!f.get(10).equals(OK) || f.get(6).isEmpty()) {
                continue;
            }
            try {
                Point point = point(f);
                series.computeIfAbsent(label(f), k -> new HashMap<>()).put(f.get(1), point);
                if (point.ratio() == 1 && f.get(9).equals("0")) {
                    reference = f.get(1);
                }
            } catch (NumberFormatException e) {
                throw line.error("expected a ratio with its interval");
            }
        }
        List<String> ordered = List.copyOf(releases);
        List<String> labels = List.copyOf(series.keySet());
        List<Integer> before = new ArrayList<>();
        for (int i = 0; i < ordered.size(); i++) {
            before.add(i - 1);
        }
        Path steps = file.resolveSibling(STEPS);
        List<Step> marked =
                Files.exists(steps) ? steps(steps, lines.get(0).fields().get(0), ordered, labels, before) : List.of();
        return new HistoryPanel(
                lines.get(0).fields().get(0),
                new Data(
                        reference.isEmpty() ? ordered.get(ordered.size() - 1) : reference,
                        ordered,
                        labels.stream()
                                .map(label -> new Series(
                                        label,
                                        ordered.stream()
                                                .map(r -> series.get(label).get(r))
                                                .toList()))
                                .toList(),
                        before,
                        marked));
    }

    private static String label(List<String> f) {
        return CaseNames.of(f.get(3), f.get(4)) + ", " + f.get(5);
    }

    private static Point point(List<String> f) {
        boolean less = !Metric.of(f.get(5)).higherIsBetter();
        Double low = f.get(7).isEmpty() ? null : Double.parseDouble(f.get(7));
        Double high = f.get(8).isEmpty() ? null : Double.parseDouble(f.get(8));
        double ratio = Double.parseDouble(f.get(6));
        return less
                ? new Point(1 / ratio, high == null ? null : 1 / high, low == null ? null : 1 / low)
                : new Point(ratio, low, high);
    }

    private static List<Step> steps(
            Path file, String implementation, List<String> releases, List<String> labels, List<Integer> before) {
        List<Step> steps = new ArrayList<>();
        for (CsvFiles.Line line : CsvFiles.read(file, STEP_COLUMNS)) {
            List<String> f = line.fields();
            int from = releases.indexOf(f.get(1));
            int to = releases.indexOf(f.get(2));
            int series = labels.indexOf(CaseNames.of(f.get(3), f.get(4)) + ", " + f.get(5));
            if (!f.get(0).equals(implementation) || from < 0 || to < 0 || series < 0) {
                continue;
            }
            before.set(to, from);
            try {
                steps.add(new Step(
                        series,
                        to,
                        Double.parseDouble(f.get(6)),
                        f.get(7).isEmpty() ? null : Double.parseDouble(f.get(7)),
                        f.get(8).isEmpty() ? null : Double.parseDouble(f.get(8)),
                        Double.parseDouble(f.get(9)),
                        Integer.parseInt(f.get(10)),
                        f.get(11).equals("yes"),
                        f.get(12),
                        f.get(13)));
            } catch (NumberFormatException e) {
                throw line.error("expected a change with its interval, p and pairs");
            }
        }
        return steps;
    }

    Section section() {
        return new Section(
                Section.Kind.history,
                "Every release of " + implementation,
                "Above, speed relative to " + data.reference()
                        + " on a logarithmic axis; below, the change from the release before. A"
                        + " filled mark is a step that was confirmed on fresh pairs, a hollow one is suspected.",
                data,
                List.of(),
                data.steps().stream()
                        .filter(Step::confirmed)
                        .map(s -> data.series().get(s.series()).label() + " at "
                                + data.releases().get(s.release()) + ": "
                                + Headline.percent(s.change()) + (s.cause().isEmpty() ? "" : ", " + s.cause())
                                + (s.source().isEmpty() ? "" : " (" + s.source() + ")"))
                        .toList(),
                List.of());
    }

    /** The largest step that was confirmed. */
    Headline headline() {
        Optional<Step> largest = data.steps().stream()
                .filter(Step::confirmed)
                .max(Comparator.comparingDouble(s -> Math.abs(Math.log1p(Math.max(-0.999, s.change())))));
        return new Headline(
                largest.map(s -> "The largest step of " + implementation + ": "
                                + data.series().get(s.series()).label() + " at "
                                + data.releases().get(s.release()) + ", "
                                + Headline.percent(s.change()) + ".")
                        .orElse("No step of " + implementation + " is confirmed."),
                Headline.count(data.releases().size(), "release") + " against " + data.reference() + ".");
    }
}
