package org.jaxrsbench.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;

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
    record Row(@JsonIgnore Case of, String label, boolean mix) {}

    /** A metric; {@code cells} has for each row the ratios of its pairs of subjects. */
    record Table(String label, String unit, boolean higherIsBetter, List<List<Cell>> cells) {}

    /**
     * A ratio.
     *
     * @param a index of the subject below the line
     * @param b index of the subject above it, more than a
     * @param pairs the ratio of each pair of forks; none if subjects did not take turns
     */
    record Cell(int a, int b, @JsonUnwrapped Estimate.AsRatio ratio, List<Double> pairs) {}

    /** The plot of a run; empty if there is nothing to compare. */
    static Optional<RatioPlot> of(Run run) {
        boolean alone = run.subjects().size() < 2;
        Comparison measured = new Comparison(run, alone ? SideBySide.CASES : SideBySide.SUBJECTS);
        List<String> subjects = alone ? measured.subjects() : run.subjects();
        // Mixes first, and baselines last.
        List<Case> cases = measured.cases(DRAWN).stream()
                .sorted(Comparator.comparingInt(c -> c.isMix() ? 0 : c.isBaseline() ? 2 : 1))
                .toList();
        List<Table> tables = DRAWN.stream()
                .map(metric -> new Table(
                        metric.label(),
                        metric.unit(),
                        metric.higherIsBetter(),
                        cases.stream()
                                .map(of -> cells(measured, metric, of, subjects))
                                .toList()))
                .filter(table -> table.cells().stream().anyMatch(row -> !row.isEmpty()))
                .toList();
        if (tables.isEmpty()) {
            return Optional.empty();
        }
        // In the place of subjects.
        Map<String, String> names = new HashMap<>();
        run.samples().forEach(s -> names.put(s.benchmarkCase().toString(), CaseNames.of(s.benchmarkCase())));
        int relative = 0;
        while (relative < subjects.size() - 1 && Implementations.isReference(run, subjects.get(relative))) {
            relative++;
        }
        List<String> called = subjects.stream()
                .map(s -> alone ? names.get(s) : Implementations.words(s))
                .toList();
        return Optional.of(new RatioPlot(
                alone ? called : subjects,
                called,
                relative,
                cases.stream()
                        .map(c -> new Row(c, alone ? c.benchmark() : CaseNames.of(c), c.isMix()))
                        .toList(),
                tables));
    }

    private static List<Cell> cells(Comparison measured, Metric metric, Case of, List<String> subjects) {
        List<Cell> cells = new ArrayList<>();
        for (int a = 0; a < subjects.size(); a++) {
            for (int b = a + 1; b < subjects.size(); b++) {
                Estimate goodness = measured.goodness(metric, of, subjects.get(a), subjects.get(b));
                if (Double.isFinite(goodness.log())) {
                    double[] pairs = measured.differences(metric, of, subjects.get(a), subjects.get(b));
                    List<Double> ratios = Arrays.stream(pairs)
                            .mapToObj(d -> StrictMath.exp(metric.higherIsBetter() ? d : -d))
                            .toList();
                    cells.add(new Cell(a, b, goodness.ofScores(metric).asRatio(), ratios));
                }
            }
        }
        return cells;
    }

    /** The rows of mixes in the cost alone; empty if there is none, or no other row. */
    Optional<RatioPlot> mixes() {
        List<Integer> mixed = IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).mix())
                .boxed()
                .toList();
        Table cost = metrics.get(0);
        return mixed.isEmpty() || mixed.size() == rows.size() || !cost.label().equals(Metric.COST.label())
                ? Optional.empty()
                : Optional.of(new RatioPlot(
                        subjects,
                        names,
                        relative,
                        mixed.stream()
                                .map(row -> new Row(
                                        rows.get(row).of(), rows.get(row).label(), false))
                                .toList(),
                        List.of(new Table(
                                cost.label(),
                                cost.unit(),
                                false,
                                mixed.stream().map(cost.cells()::get).toList()))));
    }
}
