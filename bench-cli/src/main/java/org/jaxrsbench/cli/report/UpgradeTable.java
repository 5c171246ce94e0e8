package org.jaxrsbench.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.UpgradePath;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Units;

/** The steps of an upgrade in words. */
public final class UpgradeTable {

    private UpgradeTable() {}

    /**
     * A line for each step, and one for the whole way.
     *
     * @param way labels from the oldest on
     */
    public static String text(Run run, List<String> way) {
        List<UpgradePath> paths = run.shown().stream()
                .flatMap(metric -> UpgradePath.of(run, way, metric).stream())
                .toList();
        if (paths.isEmpty()) {
            return "no case was measured of all " + way.size() + " subjects\n";
        }
        List<String> header = new ArrayList<>(List.of("step"));
        paths.forEach(p -> header.add(p.metric().label()));
        TextTable table = new TextTable(header, Set.of(0));
        for (int i = 0; i < way.size() - 1; i++) {
            List<String> row = new ArrayList<>(List.of("to " + way.get(i + 1)));
            for (UpgradePath path : paths) {
                row.add(words(path.steps().get(i), path.metric()));
            }
            table.add(row);
        }
        List<String> whole = new ArrayList<>(List.of(way.get(0) + " to " + way.get(way.size() - 1)));
        paths.forEach(p -> whole.add(words(p.whole(), p.metric())));
        table.add(whole);
        int cases = paths.get(0).cases();
        return table.text()
                + "\nRatios of pairs [95% interval]; ~ if that holds no change."
                + (cases == 1 ? "" : " Geometric means over " + cases + " cases.") + "\n";
    }

    private static String words(UpgradePath.Step step, Metric metric) {
        return step.change()
                .map(goodness -> goodness.ofScores(metric))
                .map(c -> (c.clear() ? "" : "~ ") + Units.digits(c.ratio()) + "x [" + Units.digits(c.lowRatio()) + ", "
                        + Units.digits(c.highRatio()) + "]")
                .orElse("n<" + Estimate.FEWEST);
    }
}
