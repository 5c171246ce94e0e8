package org.jaxrsbench.view;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.growth.CostLadder;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Summary;

/** What grows with a parameter: a chart for each parameter that has three values or more in a run, a line for each subject. */
final class GrowthPanel {

    private static final int FEWEST_VALUES = 3;

    /** The launch of a JVM, whatever runs in it. */
    private static final String THE_SAME_FOR_ALL = ".jvm";

    private static final String STARTS = "ColdStart.";
    private static final String LONG_LIVES = "Soak.";

    private GrowthPanel() {}

    /**
     * A value.
     *
     * @param low lower end of the 95% interval of the cost; NaN if there are too few forks
     * @param words the cost with its interval and unit
     */
    record Point(long value, double cost, double low, double high, String words) {

        private static Point of(CostLadder.Rung rung) {
            Summary summary = Summary.of(rung.samples()).get(0);
            return new Point(rung.value(), summary.score(), summary.low(), summary.high(), Words.format(summary));
        }
    }

    /**
     * A subject's line.
     *
     * @param subject its place in {@link Data#subjects()}
     * @param slope what one more costs, in words; empty if there are too few rounds to say
     */
    record Line(int subject, List<Point> points, String slope) {}

    /** What one more of a parameter costs; the unit is {@code ns} or {@code B}. */
    record Chart(String title, String parameter, String metric, String unit, List<Line> lines) {}

    record Data(List<String> subjects, List<Chart> charts) {}

    /** The panel of a run: of requests, of starts, of long lives. */
    static Panel of(ReportedRun run, String of) {
        Predicate<String> starts = benchmark -> benchmark.startsWith(STARTS);
        Predicate<String> lives = benchmark -> benchmark.startsWith(LONG_LIVES);
        List<Section> sections = List.of(
                section(
                        "What grows" + of,
                        "CPU time of an operation against a parameter, both on logarithmic axes: medians over forks, bars their 95% intervals."
                                + " Below each chart, what one more costs: the line through all values in each round, and the 95% interval of"
                                + " these slopes.",
                        run.subjects(),
                        ladders(run, List.of(Metric.CPU), starts.or(lives).negate())),
                section(
                        "What a start costs" + of,
                        "Of a JVM of its own, by the size of the application, both on logarithmic axes: medians over starts, bars their 95%"
                                + " intervals. Below each chart, what one more costs.",
                        run.subjects(),
                        ladders(run, List.of(Metric.TIME, Metric.CPU_PROCESS, Metric.RETAINED), starts)),
                section(
                        "What a long life leaves behind" + of,
                        "A JVM under requests that differ: the heap that stays reachable after so many seconds, and the CPU time of the same"
                                + " request again and again, both axes logarithmic: medians over lives, bars their 95% intervals. Below each"
                                + " chart, what a second more costs, in each life.",
                        run.subjects(),
                        ladders(run, List.of(Metric.RETAINED, Metric.CPU), lives)));
        return new Panel(sections.stream().filter(s -> !s.details().isEmpty()).toList(), Optional.empty());
    }

    /** The ladders of these metrics, in their order; each in the order of subjects. */
    private static List<CostLadder> ladders(ReportedRun run, List<Metric> metrics, Predicate<String> benchmark) {
        return metrics.stream()
                .flatMap(metric -> CostLadder.of(run.samples(), metric).stream()
                        .sorted(Comparator.comparingInt(l -> run.subjects().indexOf(l.subject()))))
                .filter(l -> l.rungs().size() >= FEWEST_VALUES
                        && !l.benchmark().endsWith(THE_SAME_FOR_ALL)
                        && benchmark.test(l.benchmark()))
                .toList();
    }

    /** Without details if nothing was measured that it could show. */
    private static Section section(String title, String words, List<String> subjects, List<CostLadder> ladders) {
        record Key(String benchmark, Params others, String parameter, Metric metric) {}
        Map<Key, List<CostLadder>> byChart = ladders.stream()
                .collect(Collectors.groupingBy(
                        l -> new Key(l.benchmark(), l.others(), l.parameter(), l.metric()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        List<Chart> charts = byChart.entrySet().stream()
                .map(e -> new Chart(
                        CaseNames.of(e.getKey().benchmark(), e.getKey().others()),
                        e.getKey().parameter(),
                        e.getKey().metric().label(),
                        e.getKey().metric().unit().startsWith("B") ? "B" : "ns",
                        e.getValue().stream().map(l -> line(l, subjects)).toList()))
                .toList();
        Data data = new Data(subjects.stream().map(Implementations::words).toList(), charts);
        return new Section(Section.Kind.growth, title, words, data, List.of(), details(data), List.of());
    }

    private static Line line(CostLadder ladder, List<String> subjects) {
        return new Line(
                subjects.indexOf(ladder.subject()),
                ladder.rungs().stream().map(Point::of).toList(),
                ladder.slope()
                        .map(s -> Words.difference(ladder.metric(), s.perUnit(), s.low(), s.high()))
                        .orElse(""));
    }

    private static List<String> details(Data data) {
        return data.charts().stream()
                .flatMap(chart -> chart.lines().stream()
                        .map(line -> chart.title() + ", " + chart.metric() + ", "
                                + data.subjects().get(line.subject())
                                + ": "
                                + line.points().stream()
                                        .map(p -> p.value() + " " + chart.parameter() + " " + p.words())
                                        .collect(Collectors.joining("; "))
                                + (line.slope().isEmpty() ? "" : "; one more costs " + line.slope())))
                .toList();
    }

    /** What a run of starts says first: how long the largest application takes. */
    static Optional<Panel.Headline> headline(ReportedRun run) {
        return ladders(run, List.of(Metric.TIME), (STARTS + "total")::equals).stream()
                .findFirst()
                .map(l -> {
                    CostLadder.Rung most = l.rungs().get(l.rungs().size() - 1);
                    return new Panel.Headline(
                            "From the launch of a JVM to the first answer with " + most.value() + " " + l.parameter()
                                    + ": " + Point.of(most).words() + " on " + Implementations.words(l.subject()) + ".",
                            "Other sizes and subjects: see below.");
                });
    }
}
