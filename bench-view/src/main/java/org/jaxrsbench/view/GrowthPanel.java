package org.jaxrsbench.view;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    // In the order of the charts.
    private static final List<Metric> OF_STARTS = List.of(Metric.TIME, Metric.CPU_PROCESS, Metric.RETAINED);
    private static final List<Metric> OF_LONG_LIVES = List.of(Metric.RETAINED, Metric.CPU);

    private GrowthPanel() {}

    /**
     * A value.
     *
     * @param low lower end of the 95% interval of the cost; NaN if there are too few forks
     * @param words the cost with its interval and unit
     */
    record Point(long value, double cost, double low, double high, String words) {}

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

    /** The panels of a run: of requests, of starts, of long lives. */
    static List<Section> sections(ReportedRun run, String of) {
        List<CostLadder> workers = ladders(run, Metric.CPU).stream()
                .filter(l -> !l.benchmark().startsWith(STARTS) && !l.benchmark().startsWith(LONG_LIVES))
                .toList();
        List<CostLadder> starts = ladders(run, OF_STARTS, STARTS);
        List<CostLadder> lives = ladders(run, OF_LONG_LIVES, LONG_LIVES);
        Stream<Optional<Section>> sections = Stream.of(
                section(
                        "What grows" + of,
                        "CPU time of an operation against a parameter, both on logarithmic axes: medians over forks, bars their 95% intervals."
                                + " Below each chart, what one more costs: the line through all values in each round, and the 95% interval of"
                                + " these slopes.",
                        run,
                        workers),
                section(
                        "What a start costs" + of,
                        "Of a JVM of its own, by the size of the application, both on logarithmic axes: medians over starts, bars their 95%"
                                + " intervals. Below each chart, what one more costs.",
                        run,
                        starts),
                section(
                        "What a long life leaves behind" + of,
                        "A JVM under requests that differ: the heap that stays reachable after so many seconds, and the CPU time of the same"
                                + " request again and again, both axes logarithmic: medians over lives, bars their 95% intervals. Below each"
                                + " chart, what a second more costs, in each life.",
                        run,
                        lives));
        return sections.flatMap(Optional::stream).toList();
    }

    private static List<CostLadder> ladders(ReportedRun run, List<Metric> metrics, String benchmarks) {
        return metrics.stream()
                .flatMap(m -> ladders(run, m).stream())
                .filter(l -> l.benchmark().startsWith(benchmarks))
                .toList();
    }

    private static List<CostLadder> ladders(ReportedRun run, Metric metric) {
        return CostLadder.of(run.samples(), metric).stream()
                .filter(l -> l.rungs().size() >= FEWEST_VALUES && !l.benchmark().endsWith(THE_SAME_FOR_ALL))
                .sorted(Comparator.comparingInt(l -> run.subjects().indexOf(l.subject())))
                .toList();
    }

    /** Empty if nothing was measured that it could show. */
    private static Optional<Section> section(String title, String words, ReportedRun run, List<CostLadder> ladders) {
        if (ladders.isEmpty()) {
            return Optional.empty();
        }
        List<String> subjects = run.subjects();
        record Key(String benchmark, Params others, String parameter, Metric metric) {}
        Map<Key, List<CostLadder>> byChart = ladders.stream()
                .collect(Collectors.groupingBy(
                        l -> new Key(l.benchmark(), l.others(), l.parameter(), l.metric()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        List<Chart> charts = byChart.values().stream()
                .map(own -> new Chart(
                        CaseNames.of(own.get(0).benchmark(), own.get(0).others()),
                        own.get(0).parameter(),
                        own.get(0).metric().label(),
                        own.get(0).metric().unit().startsWith("B") ? "B" : "ns",
                        own.stream().map(l -> line(l, subjects)).toList()))
                .toList();
        Data data = new Data(subjects.stream().map(Implementations::words).toList(), charts);
        return Optional.of(new Section(Section.Kind.growth, title, words, data, List.of(), details(data), List.of()));
    }

    private static Line line(CostLadder ladder, List<String> subjects) {
        return new Line(
                subjects.indexOf(ladder.subject()),
                ladder.rungs().stream().map(r -> point(r, ladder.metric())).toList(),
                ladder.slope()
                        .map(s -> Units.difference(ladder.metric(), s.perUnit(), s.low(), s.high()))
                        .orElse(""));
    }

    private static Point point(CostLadder.Rung rung, Metric metric) {
        Summary summary = Summary.of(rung.samples()).get(0);
        return new Point(
                rung.value(),
                summary.score(),
                summary.low(),
                summary.high(),
                summary.hasInterval()
                        ? Units.format(metric, summary.score(), summary.low(), summary.high())
                        : Units.format(metric, summary.score()));
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

    /** What grows most, where nothing else can be said first. */
    static Optional<Headline> headline(ReportedRun run) {
        return ladders(run, Metric.TIME).stream()
                .filter(l -> l.benchmark().equals(STARTS + "total"))
                .findFirst()
                .map(l -> {
                    CostLadder.Rung most = l.rungs().get(l.rungs().size() - 1);
                    return new Headline(
                            "From the launch of a JVM to the first answer with " + most.value() + " " + l.parameter()
                                    + ": " + point(most, l.metric()).words() + " on "
                                    + Implementations.words(l.subject()) + ".",
                            "Other sizes and subjects: see below.");
                });
    }
}
