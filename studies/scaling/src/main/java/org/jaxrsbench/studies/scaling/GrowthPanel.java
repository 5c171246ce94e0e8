package org.jaxrsbench.studies.scaling;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.view.Implementations;
import org.jaxrsbench.view.Panel;
import org.jaxrsbench.view.PanelSource;
import org.jaxrsbench.view.Section;
import org.jaxrsbench.view.Words;

/** Charts of growth on a page: one for each parameter that has three values or more in a run, with a line for each subject; or what a search found. */
public final class GrowthPanel implements PanelSource {

    private static final int FEWEST_VALUES = 3;

    // In the order of the charts: operations have the first, starts the others.
    private static final List<Metric> DRAWN =
            List.of(Metric.COST, Metric.CPU, Metric.TIME, Metric.CPU_PROCESS, Metric.RETAINED);

    /**
     * A value.
     *
     * @param low lower end of the 95% interval of the cost; NaN if there are too few forks
     * @param words the cost with its interval and unit
     */
    record Point(long value, double cost, double low, double high, String words) {

        private static Point of(ScalingCurve.Point point) {
            Summary summary = Summary.of(point.samples()).get(0);
            return new Point(point.value(), summary.score(), summary.low(), summary.high(), Words.format(summary));
        }
    }

    /**
     * A subject's line.
     *
     * @param subject its place in {@link Data#subjects()}
     * @param slope what one more costs, in words; empty if there are too few rounds to say
     */
    record Line(int subject, List<Point> points, String slope) {}

    /** The cost of one more of a parameter; the unit is {@code ns}, {@code B}, or empty for a count. */
    record Chart(String title, String parameter, String metric, String unit, List<Line> lines) {}

    record Data(List<String> subjects, List<Chart> charts) {}

    @Override
    public Optional<Panel> of(Path search) {
        return Files.exists(search.resolve(SearchFinding.FILE))
                ? Optional.of(SearchFindings.panel(search))
                : Optional.empty();
    }

    @Override
    public Panel of(Run run, Path beside, String of) {
        record Key(String benchmark, Params others, String parameter, Metric metric) {}
        List<String> subjects = run.subjects();
        boolean hasCost = !curves(run, Metric.COST).isEmpty();
        Map<Key, List<ScalingCurve>> byChart = DRAWN.stream()
                .filter(metric -> metric != Metric.CPU || !hasCost)
                .flatMap(metric -> curves(run, metric).stream())
                .collect(Collectors.groupingBy(
                        l -> new Key(l.benchmark(), l.others(), l.parameter(), l.metric()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        if (byChart.isEmpty()) {
            return Panel.NONE;
        }
        List<Chart> charts = byChart.entrySet().stream()
                .map(e -> new Chart(
                        CaseNames.of(e.getKey().benchmark(), e.getKey().others()),
                        e.getKey().parameter(),
                        e.getKey().metric().label(),
                        e.getKey().metric().unit().startsWith("B") ? "B" : "ns",
                        e.getValue().stream().map(l -> line(l, subjects)).toList()))
                .toList();
        Section section = Section.of(
                Section.Kind.growth,
                "What grows" + of,
                "What an operation or a start takes, against a parameter, both on logarithmic axes: medians over forks, bars"
                        + " their 95% intervals. Below each chart, what one more costs: the line through all values in each round, and the"
                        + " 95% interval of these slopes.",
                new Data(subjects.stream().map(Implementations::words).toList(), charts));
        return new Panel(List.of(section), Optional.empty());
    }

    /** The curves of a metric, in the order of subjects. */
    private static List<ScalingCurve> curves(Run run, Metric metric) {
        return ScalingCurve.of(run.samples(), metric).stream()
                .filter(l -> l.points().size() >= FEWEST_VALUES)
                .sorted(Comparator.comparingInt(l -> run.subjects().indexOf(l.subject())))
                .toList();
    }

    private static Line line(ScalingCurve curve, List<String> subjects) {
        return new Line(
                subjects.indexOf(curve.subject()),
                curve.points().stream().map(Point::of).toList(),
                curve.slope()
                        .map(s -> Words.difference(curve.metric(), s.log(), s.low(), s.high()))
                        .orElse(""));
    }
}
