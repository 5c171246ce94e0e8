package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.UpgradePath;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;

/** What each step of an upgrade did. */
public final class Upgrades {

    private Upgrades() {}

    /**
     * A table: a line for each step, and one for the whole way.
     *
     * @param way labels from the oldest on
     */
    public static String text(Run run, List<String> way) {
        List<UpgradePath> paths = paths(run, way);
        if (paths.isEmpty()) {
            return "no case was measured of all " + way.size() + " subjects\n";
        }
        List<String> header = new ArrayList<>(List.of("step"));
        paths.forEach(p -> header.add(p.metric().label()));
        TextTable table = new TextTable(header, Set.of(0));
        for (int i = 0; i < way.size(); i++) {
            int step = i;
            boolean whole = step == way.size() - 1;
            List<String> row =
                    new ArrayList<>(List.of(whole ? way.get(0) + " to " + way.get(step) : "to " + way.get(step + 1)));
            paths.forEach(p -> row.add(words(whole ? p.whole() : p.steps().get(step), p.metric())));
            table.add(row);
        }
        int cases = paths.get(0).cases();
        return table.text()
                + "\nRatios of pairs [95% interval]; ~ if that holds no change."
                + (cases == 1 ? "" : " Geometric means over " + cases + " cases.") + "\n";
    }

    private static List<UpgradePath> paths(Run run, List<String> way) {
        return run.shown().stream()
                .flatMap(metric -> UpgradePath.of(run, way, metric).stream())
                .toList();
    }

    private static String words(UpgradePath.Step step, Metric metric) {
        return step.change()
                .map(goodness -> goodness.ofScores(metric))
                .map(c -> (c.clear() ? "" : "~ ") + Words.times(c))
                .orElse("n<" + Estimate.FEWEST);
    }

    /** The panel; none unless the run measured an upgrade. */
    static Panel panel(ReportedRun run, String of) {
        List<String> way = run.subjects();
        if (run.environment().get("upgrade").isEmpty() || way.size() < 2) {
            return Panel.NONE;
        }
        List<UpgradePath> paths = paths(run.run(), way);
        return paths.isEmpty()
                ? Panel.NONE
                : Panel.of(paths.stream().map(path -> section(path, of)).toList(), headline(paths.get(0)));
    }

    private static Section section(UpgradePath path, String of) {
        List<IntervalPlot.Row> rows = Stream.concat(path.steps().stream(), Stream.of(path.whole()))
                .map(step -> new IntervalPlot.Row(
                        step == path.whole() ? way(step) : "to " + Implementations.words(step.to()),
                        step == path.whole(),
                        words(step, path.metric()),
                        step.change().stream()
                                .map(change -> IntervalPlot.Mark.of(0, change.ofScores(path.metric())))
                                .toList()))
                .toList();
        return Section.of(
                Section.Kind.intervals,
                "What each step did" + of + ": " + path.metric().label(),
                "Each row is the ratio of one step of the upgrade to the one before it, with its 95% interval. The last one is the whole"
                        + " way, measured as a pair of its own. "
                        + (path.cases() == 1 ? "" : "Geometric mean over " + path.cases() + " cases. ")
                        + "All subjects took turns in the same rounds.",
                new IntervalPlot(List.of(path.metric().label()), List.of(), rows));
    }

    private static String way(UpgradePath.Step whole) {
        return Implementations.words(whole.from()) + " to " + Implementations.words(whole.to());
    }

    private static Panel.Headline headline(UpgradePath path) {
        UpgradePath.Step whole = path.whole();
        String found = whole.change().isEmpty()
                ? ": too few rounds to tell what it changes."
                : (whole.direction() == 0 ? " is not told apart in this run: " : ": ")
                        + Words.times(whole.change().get().ofScores(path.metric())) + " the "
                        + path.metric().label() + (whole.direction() == 0 ? "." : " in this run.");
        return new Panel.Headline(
                way(whole) + found,
                path.steps().size() + " steps"
                        + (path.cases() == 1 ? "" : ", geometric mean over " + path.cases() + " cases")
                        + ", in-process. What an application does beside them is not in these ratios.");
    }
}
