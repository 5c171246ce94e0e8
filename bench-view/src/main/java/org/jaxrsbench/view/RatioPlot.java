package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.Estimate;
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

    /** What is drawn, in this order. */
    private static final List<Metric> DRAWN = List.of(
            Metric.COST,
            Metric.THROUGHPUT,
            Metric.TIME,
            Metric.NET,
            Metric.CPU,
            Metric.CPU_PROCESS,
            Metric.ALLOC,
            Metric.RETAINED,
            Metric.LATENCY_P50,
            Metric.LATENCY_P99,
            Metric.LATENCY_P999);

    /** A case. */
    record Row(String label, boolean mix) {}

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

    /** The valid samples of a run. */
    private record Measured(
            Map<Key, List<Sample>> samples, List<String> subjects, List<Case> cases, boolean paired, Pairs known) {

        static Measured of(ReportedRun run) {
            boolean alone = run.subjects().size() < 2;
            List<Sample> valid = run.samples().stream()
                    .filter(s -> s.status() == Status.OK)
                    .map(s -> alone ? s.turned() : s)
                    .toList();
            Set<String> subjects = new LinkedHashSet<>(alone ? List.of() : run.subjects());
            valid.forEach(s -> subjects.add(s.subject()));
            return new Measured(
                    valid.stream()
                            .collect(Collectors.groupingBy(s -> new Key(s.metric(), s.benchmarkCase(), s.subject()))),
                    List.copyOf(subjects),
                    // Mixes first, and baselines last.
                    valid.stream()
                            .map(Sample::benchmarkCase)
                            .distinct()
                            .sorted(Comparator.comparingInt(c -> c.isMix() ? 0 : c.isBaseline() ? 2 : 1))
                            .toList(),
                    run.pairing() != Pairing.NONE && (!alone || run.overHttp()),
                    alone ? Pairs.NONE : new Pairs(run.run().pairs()));
        }

        List<Cell> cells(Metric metric, Case of) {
            List<Cell> cells = new ArrayList<>();
            for (int a = 0; a < subjects.size(); a++) {
                for (int b = a + 1; b < subjects.size(); b++) {
                    List<Sample> below = samples.get(new Key(metric, of, subjects.get(a)));
                    List<Sample> above = samples.get(new Key(metric, of, subjects.get(b)));
                    if (below != null && above != null) {
                        cell(a, b, below, above, metric).ifPresent(cells::add);
                    }
                }
            }
            return cells;
        }

        /** Where there are too few forks for an interval, the ratio alone: of pairs if there are any, else of medians. */
        private Optional<Cell> cell(int a, int b, List<Sample> below, List<Sample> above, Metric metric) {
            double[] logs = paired ? PairTable.differences(below, above, metric, known) : new double[0];
            Estimate ratio = Comparison.ratio(below, above, metric, paired, known)
                    .orElseGet(() -> Estimate.ofRatio(
                            logs.length == 0
                                    ? median(above) / median(below)
                                    : Estimate.ofPairs(logs).ofScores(metric).ratio(),
                            Double.NaN,
                            Double.NaN,
                            logs.length));
            return Double.isFinite(ratio.log())
                    ? Optional.of(new Cell(
                            a,
                            b,
                            rounded(ratio.ratio()),
                            rounded(ratio.lowRatio()),
                            rounded(ratio.highRatio()),
                            Arrays.stream(logs)
                                    .mapToObj(d -> rounded(StrictMath.exp(metric.higherIsBetter() ? d : -d)))
                                    .toList()))
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

    /** The plot of a run; empty if there is nothing to compare. */
    static Optional<RatioPlot> of(ReportedRun run) {
        Measured measured = Measured.of(run);
        List<Table> tables = DRAWN.stream()
                .map(metric -> new Table(
                        metric.label(),
                        metric.unit(),
                        metric.higherIsBetter(),
                        measured.cases().stream()
                                .map(of -> measured.cells(metric, of))
                                .toList()))
                .filter(table -> table.cells().stream().anyMatch(row -> !row.isEmpty()))
                .toList();
        if (tables.isEmpty()) {
            return Optional.empty();
        }
        boolean alone = run.subjects().size() < 2;
        // In the place of subjects.
        Map<String, String> names = new LinkedHashMap<>();
        run.samples().forEach(s -> names.put(s.benchmarkCase().toString(), CaseNames.of(s.benchmarkCase())));
        List<String> subjects = measured.subjects();
        int relative = 0;
        while (relative < subjects.size() - 1 && run.isReference(subjects.get(relative))) {
            relative++;
        }
        return Optional.of(new RatioPlot(
                subjects.stream().map(s -> alone ? names.get(s) : s).toList(),
                subjects.stream()
                        .map(s -> alone ? names.get(s) : Implementations.words(s))
                        .toList(),
                relative,
                measured.cases().stream()
                        .map(c -> new Row(alone ? c.benchmark() : CaseNames.of(c), c.isMix()))
                        .toList(),
                tables));
    }

    /** What a row says of the subjects that the others are compared with, in the first metric: each cell with that one below the line. */
    List<Cell> relative(int row) {
        return metrics.get(0).cells().get(row).stream()
                .filter(cell -> cell.a() == relative || cell.b() == relative)
                .map(cell -> cell.a() == relative
                        ? cell
                        : new Cell(cell.b(), cell.a(), 1 / cell.ratio(), 1 / cell.high(), 1 / cell.low(), List.of()))
                .toList();
    }
}
