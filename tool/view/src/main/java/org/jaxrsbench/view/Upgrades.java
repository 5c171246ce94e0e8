package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;

/**
 * What each step of an upgrade did. All subjects of the way took turns in the same rounds, so each step is the ratio of pairs of its
 * own, and so is the whole way: intervals are not added up. Over several cases, a step is the geometric mean of their ratios in each
 * round.
 *
 * @param metric what was measured
 * @param cases that all subjects of the way have, without baselines: one or more
 * @param way labels from the oldest on
 */
public record Upgrades(Comparison run, Metric metric, List<Case> cases, List<String> way) {

    private static List<Upgrades> of(Run run, List<String> way) {
        if (way.size() < 2) {
            throw new BadInputException("an upgrade of " + way + " has no step; expected two subjects or more");
        }
        Comparison compared = new Comparison(run, SideBySide.SUBJECTS);
        return run.shown().stream()
                .map(metric -> new Upgrades(
                        compared,
                        metric,
                        compared.cases(metric).stream()
                                .filter(c -> !c.isBaseline())
                                .filter(c -> way.stream().allMatch(subject -> compared.has(metric, c, subject)))
                                .toList(),
                        way))
                .filter(upgrade -> !upgrade.cases.isEmpty())
                .toList();
    }

    /** How scores changed; empty if there are too few rounds. */
    private Optional<Estimate> change(String from, String to) {
        return run.goodness(metric, cases, from, to).map(goodness -> goodness.ofScores(metric));
    }

    /** One estimate for each step, and that of the whole way last. */
    private List<Optional<Estimate>> changes() {
        return Stream.concat(
                        IntStream.range(1, way.size()).mapToObj(i -> change(way.get(i - 1), way.get(i))),
                        Stream.of(change(way.get(0), way.get(way.size() - 1))))
                .toList();
    }

    /**
     * A table: a line for each step, and one for the whole way.
     *
     * @param way labels from the oldest on
     * @throws BadInputException if they are fewer than two
     */
    public static String text(Run run, List<String> way) {
        List<Upgrades> upgrades = of(run, way);
        if (upgrades.isEmpty()) {
            return "no case was measured of all " + way.size() + " subjects\n";
        }
        Upgrades first = upgrades.get(0);
        List<String> header = new ArrayList<>(List.of("step"));
        upgrades.forEach(upgrade -> header.add(upgrade.metric.label()));
        TextTable table = new TextTable(header, Set.of(0));
        for (int i = 1; i <= way.size(); i++) {
            int step = i;
            List<String> row = new ArrayList<>(
                    List.of(i == way.size() ? way.get(0) + " to " + way.get(i - 1) : "to " + way.get(i)));
            upgrades.forEach(upgrade -> row.add(words(upgrade.changes().get(step - 1))));
            table.add(row);
        }
        return table.text() + "\n" + Caption.of(List.of(run)) + Caption.INTERVALS
                + ".\nRatios of pairs [95% interval]; ~ if that holds no change."
                + (first.cases.size() == 1 ? "" : " Geometric means over " + first.cases.size() + " cases.") + "\n";
    }

    private static String words(Optional<Estimate> change) {
        return change.map(c -> (c.clear() ? "" : "~ ") + Words.times(c)).orElse("n<" + Estimate.FEWEST);
    }
}
