package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * The data of the dot plot: the ratio of each pair of subjects in each case and metric, with its interval and its pairs. The page
 * shows them relative to any subject, so all are there; the other way round is the inverse.
 *
 * @param subjects labels; if a run has one subject only, its cases stand in the place of subjects
 * @param names how people call them
 * @param relative the subject that is compared with unless another one is chosen
 */
record RatioPlot(List<String> subjects, List<String> names, int relative, List<Row> rows, List<Table> metrics) {

    /** What is drawn, in this order. Latencies have a chart of their own. */
    private static final List<Metric> DRAWN = List.of(
            Metric.COST,
            Metric.THROUGHPUT,
            Metric.TIME,
            Metric.NET,
            Metric.CPU,
            Metric.CPU_PROCESS,
            Metric.ALLOC,
            Metric.RETAINED);

    /** A case; {@code measured} has the indexes of the subjects that have figures of it. */
    record Row(String label, boolean mix, boolean baseline, List<Integer> measured) {}

    /** A metric; {@code cells} has for each row the ratios of its pairs of subjects. */
    record Table(String label, String unit, boolean higherIsBetter, List<List<Cell>> cells) {}

    /**
     * A ratio.
     *
     * @param a index of the subject below the line
     * @param b index of the subject above it, more than a
     * @param low lower end of its 95% interval; NaN, as its upper end, if there are too few pairs
     * @param pairs the ratio of each pair of forks; none if subjects did not take turns
     */
    record Cell(int a, int b, double ratio, double low, double high, List<Double> pairs) {}

    private record Key(Metric metric, Case of, String subject) {}

    /** The plot of a run; empty if there is nothing to compare. */
    static Optional<RatioPlot> of(ReportedRun run) {
        boolean alone = run.subjects().size() < 2;
        // In the place of subjects.
        Map<String, String> caseNames = new HashMap<>();
        run.samples().forEach(s -> caseNames.put(s.benchmarkCase().toString(), CaseNames.of(s.benchmarkCase())));
        List<Sample> samples =
                alone ? run.samples().stream().map(Sample::turned).toList() : run.samples();
        Pairs pairs = alone ? Pairs.NONE : new Pairs(run.run().pairs());
        boolean paired = run.pairing() != Pairing.NONE && (!alone || run.overHttp());
        Map<Key, List<Sample>> byKey = new HashMap<>();
        Set<Case> cases = new LinkedHashSet<>();
        Set<String> labels = new LinkedHashSet<>(alone ? List.of() : run.subjects());
        Map<String, String> implementations = new HashMap<>();
        samples.stream().filter(s -> s.status() == Status.OK).forEach(s -> {
            cases.add(s.benchmarkCase());
            labels.add(s.subject());
            implementations.put(s.subject(), s.implementation());
            byKey.computeIfAbsent(new Key(s.metric(), s.benchmarkCase(), s.subject()), k -> new ArrayList<>())
                    .add(s);
        });
        List<String> subjects = List.copyOf(labels);
        List<Case> ordered =
                cases.stream().sorted(Comparator.comparingInt(RatioPlot::place)).toList();
        List<Table> tables = new ArrayList<>();
        for (Metric metric : DRAWN) {
            List<List<Cell>> cells = ordered.stream()
                    .map(of -> cells(metric, of, subjects, byKey, paired, pairs))
                    .toList();
            if (cells.stream().anyMatch(row -> !row.isEmpty())) {
                tables.add(new Table(metric.label(), metric.unit(), metric.higherIsBetter(), cells));
            }
        }
        if (tables.isEmpty()) {
            return Optional.empty();
        }
        Set<String> references = Implementations.references();
        int relative = 0;
        while (relative < subjects.size() - 1 && references.contains(implementations.get(subjects.get(relative)))) {
            relative++;
        }
        return Optional.of(new RatioPlot(
                subjects.stream().map(s -> alone ? caseNames.get(s) : s).toList(),
                subjects.stream()
                        .map(s -> alone ? caseNames.get(s) : Implementations.words(s))
                        .toList(),
                relative,
                ordered.stream()
                        .map(c -> new Row(
                                alone ? c.benchmark() : CaseNames.of(c),
                                c.isMix(),
                                c.isBaseline(),
                                measured(c, subjects, byKey)))
                        .toList(),
                tables));
    }

    /** Mixes first, and baselines last. */
    private static int place(Case of) {
        return of.isMix() ? 0 : of.isBaseline() ? 2 : 1;
    }

    private static List<Integer> measured(Case of, List<String> subjects, Map<Key, List<Sample>> byKey) {
        return byKey.keySet().stream()
                .filter(key -> key.of().equals(of))
                .map(key -> subjects.indexOf(key.subject()))
                .distinct()
                .sorted()
                .toList();
    }

    private static List<Cell> cells(
            Metric metric, Case of, List<String> subjects, Map<Key, List<Sample>> byKey, boolean paired, Pairs known) {
        List<Cell> cells = new ArrayList<>();
        for (int a = 0; a < subjects.size(); a++) {
            for (int b = a + 1; b < subjects.size(); b++) {
                List<Sample> below = byKey.get(new Key(metric, of, subjects.get(a)));
                List<Sample> above = byKey.get(new Key(metric, of, subjects.get(b)));
                if (below != null && above != null) {
                    cell(a, b, below, above, metric, paired, known).ifPresent(cells::add);
                }
            }
        }
        return cells;
    }

    private static Optional<Cell> cell(
            int a, int b, List<Sample> below, List<Sample> above, Metric metric, boolean paired, Pairs known) {
        List<Double> pairs = paired
                ? Arrays.stream(PairTable.differences(below, above, metric, known))
                        .mapToObj(d -> rounded(StrictMath.exp(metric.higherIsBetter() ? d : -d)))
                        .toList()
                : List.of();
        return Comparison.ratio(below, above, metric, paired, known)
                .map(c -> new Cell(a, b, rounded(c.ratio()), rounded(c.lowRatio()), rounded(c.highRatio()), pairs))
                .or(() -> withoutInterval(a, b, below, above, pairs));
    }

    /** Too few forks for an interval: the ratio alone, of pairs if there are any, else of medians. */
    private static Optional<Cell> withoutInterval(
            int a, int b, List<Sample> below, List<Sample> above, List<Double> pairs) {
        double ratio = pairs.isEmpty()
                ? median(above) / median(below)
                : StrictMath.exp(
                        pairs.stream().mapToDouble(StrictMath::log).average().orElseThrow());
        return Double.isFinite(ratio) && ratio > 0
                ? Optional.of(new Cell(a, b, rounded(ratio), Double.NaN, Double.NaN, pairs))
                : Optional.empty();
    }

    private static double median(List<Sample> samples) {
        return Summary.of(samples).get(0).score();
    }

    /** Four digits are finer than any interval, and keep the page small. */
    private static double rounded(double ratio) {
        return Double.parseDouble(String.format(Locale.ROOT, "%.4g", ratio));
    }
}
