package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;

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

    private Optional<Estimate> whole() {
        return change(way.get(0), last());
    }

    private String last() {
        return way.get(way.size() - 1);
    }

    /** One estimate for each step, and that of the whole way last. */
    private List<Optional<Estimate>> changes() {
        return Stream.concat(
                        IntStream.range(1, way.size()).mapToObj(i -> change(way.get(i - 1), way.get(i))),
                        Stream.of(whole()))
                .toList();
    }

    private String meanOver(String before, String after) {
        return cases.size() == 1 ? "" : before + " over " + cases.size() + " cases" + after;
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
            List<String> row =
                    new ArrayList<>(List.of(i == way.size() ? way.get(0) + " to " + first.last() : "to " + way.get(i)));
            upgrades.forEach(upgrade -> row.add(words(upgrade.changes().get(step - 1))));
            table.add(row);
        }
        return table.text() + "\n" + Caption.of(List.of(run)) + Caption.INTERVALS
                + ".\nRatios of pairs [95% interval]; ~ if that holds no change."
                + first.meanOver(" Geometric means", ".") + "\n";
    }

    private static String words(Optional<Estimate> change) {
        return change.map(c -> (c.clear() ? "" : "~ ") + Words.times(c)).orElse("n<" + Estimate.FEWEST);
    }

    /** The panel; none unless the run measured an upgrade. */
    static Panel panel(Run run, String of) {
        if (run.environment().get("upgrade").isEmpty() || run.subjects().size() < 2) {
            return Panel.NONE;
        }
        List<Upgrades> upgrades = of(run, run.subjects());
        return upgrades.isEmpty()
                ? Panel.NONE
                : Panel.of(
                        upgrades.stream().map(upgrade -> upgrade.section(of)).toList(),
                        upgrades.get(0).headline());
    }

    private Section section(String of) {
        List<Optional<Estimate>> changes = changes();
        List<IntervalPlot.Row> rows = IntStream.rangeClosed(1, way.size())
                .mapToObj(i -> new IntervalPlot.Row(
                        i == way.size() ? wholeWay() : "to " + Implementations.words(way.get(i)),
                        i == way.size(),
                        words(changes.get(i - 1)),
                        changes.get(i - 1).stream()
                                .map(change -> IntervalPlot.Mark.of(0, change))
                                .toList()))
                .toList();
        return Section.of(
                Section.Kind.intervals,
                "What each step did" + of + ": " + metric.label(),
                "Each row is the ratio of one step of the upgrade to the one before it, with its 95% interval. The last one is the whole"
                        + " way, measured as a pair of its own. " + meanOver("Geometric mean", ". ")
                        + "All subjects took turns in the same rounds.",
                new IntervalPlot(List.of(metric.label()), List.of(), rows));
    }

    private String wholeWay() {
        return Implementations.words(way.get(0)) + " to " + Implementations.words(last());
    }

    private Panel.Headline headline() {
        String found = whole().map(whole -> (whole.clear() ? ": " : " shows no clear change in this run: ")
                        + Words.times(whole) + " the " + metric.label() + (whole.clear() ? " in this run." : "."))
                .orElse(": too few rounds to tell what it changes.");
        return new Panel.Headline(
                wholeWay() + found,
                way.size() - 1 + " steps" + meanOver(", geometric mean", "")
                        + ", in-process. What an application does beside them is not in these ratios.");
    }
}
