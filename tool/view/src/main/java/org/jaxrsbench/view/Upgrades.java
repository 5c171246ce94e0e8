package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;

/**
 * What each step of an upgrade did. All subjects of the way took turns in the same rounds, so each step is the ratio of pairs of its
 * own, and so is the way from the first one to each: intervals are not added up. Over several cases, a step is the geometric mean of
 * their ratios in each round.
 */
public final class Upgrades {

    private Upgrades() {}

    /**
     * A table: a line for each step, then one for the way from the first subject to each that is two steps or more away; the last is the
     * whole way.
     *
     * @param way labels from the oldest on
     * @throws BadInputException if they are fewer than two
     */
    public static String text(Run run, List<String> way) {
        if (way.size() < 2) {
            throw new BadInputException("an upgrade of " + way + " has no step; expected two subjects or more");
        }
        Comparison compared = new Comparison(run, SideBySide.SUBJECTS);
        Map<Metric, List<Case>> cases = new LinkedHashMap<>();
        for (Metric metric : run.shown()) {
            List<Case> common = compared.cases(metric).stream()
                    .filter(c -> !c.isBaseline())
                    .filter(c -> way.stream().allMatch(subject -> compared.has(metric, c, subject)))
                    .toList();
            if (!common.isEmpty()) {
                cases.put(metric, common);
            }
        }
        if (cases.isEmpty()) {
            return "no case was measured of all " + way.size() + " subjects\n";
        }
        List<String> head = new ArrayList<>(List.of("step"));
        cases.keySet().forEach(metric -> head.add(metric.label()));
        TextTable table = new TextTable(head, Set.of(0));
        for (int i = 1; i < way.size(); i++) {
            table.add(row(compared, cases, "", way.get(i - 1), way.get(i)));
        }
        String first = way.get(0);
        for (int i = Math.min(2, way.size() - 1); i < way.size(); i++) {
            table.add(row(compared, cases, first + " ", first, way.get(i)));
        }
        int meant = cases.values().iterator().next().size();
        return table.text() + "\n" + Caption.of(List.of(run)) + Caption.INTERVALS
                + ".\nRatios of pairs [95% interval]; ~ if that holds no change."
                + (meant == 1 ? "" : " Geometric means over " + meant + " cases.") + "\n";
    }

    private static List<String> row(
            Comparison compared, Map<Metric, List<Case>> cases, String start, String from, String to) {
        List<String> row = new ArrayList<>(List.of(start + "to " + to));
        cases.forEach((metric, of) -> row.add(compared.goodness(metric, of, from, to)
                .map(goodness -> (goodness.clear() ? "" : "~ ") + Words.times(goodness.ofScores(metric)))
                .orElse("n<" + Estimate.FEWEST)));
        return row;
    }
}
