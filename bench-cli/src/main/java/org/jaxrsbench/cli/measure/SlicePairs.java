package org.jaxrsbench.cli.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.PairRow;

/** The pairs of forks that took slices in turn: each with each. */
final class SlicePairs {

    private static final int METRICS = 4;

    private SlicePairs() {}

    /**
     * Compares forks of one round.
     *
     * @param cases what they measured
     * @param labels of their subjects
     * @param reports how they ended, in the order of the labels; all have slices
     * @param fewest how many adjacent slices two forks need
     * @return a row for each two of them, case and metric; none for a case of which too few slices are left
     */
    static List<PairRow> of(List<Case> cases, List<String> labels, List<ForkReport> reports, int fewest) {
        List<PairRow> rows = new ArrayList<>();
        for (int b = 0; b < reports.size(); b++) {
            for (int s = b + 1; s < reports.size(); s++) {
                for (int c = 0; c < cases.size(); c++) {
                    CaseSlices.Difference d = reports.get(s)
                            .slices()
                            .get(c)
                            .against(reports.get(b).slices().get(c));
                    if (d.slices() >= fewest) {
                        rows.addAll(of(cases.get(c), d, labels.get(s), reports.get(s), labels.get(b), reports.get(b)));
                    }
                }
            }
        }
        return rows;
    }

    /** How many rows so many forks give with so many cases, if enough slices are left of each. */
    static int count(int forks, int cases) {
        return forks * (forks - 1) / 2 * cases * METRICS;
    }

    private static List<PairRow> of(
            Case benchmarkCase,
            CaseSlices.Difference d,
            String label,
            ForkReport of,
            String baseline,
            ForkReport against) {
        Map<Metric, Double> logs = new TreeMap<>(Map.of(
                Metric.COST, d.cost(), Metric.TYPICAL, d.typical(), Metric.CPU, d.cpu(), Metric.ALLOC, d.alloc()));
        return logs.entrySet().stream()
                .map(log -> new PairRow(
                        of.row().place().round(),
                        label,
                        of.row().place().fork(),
                        baseline,
                        against.row().place().fork(),
                        benchmarkCase,
                        log.getKey(),
                        log.getValue(),
                        d.total(),
                        d.slices()))
                .toList();
    }
}
