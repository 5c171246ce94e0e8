package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.UpgradePath;

/** What each step of an upgrade did, as a waterfall, and what the page then says first. */
record UpgradePanel(List<UpgradePath> paths) {

    /**
     * A row of the chart.
     *
     * @param name what was changed
     * @param start where its bar begins: the steps before it, multiplied
     * @param low lower end of the 95% interval of its own ratio, from where it begins; NaN if there is none
     * @param direction 1 for better, -1 for worse, 0 if that is not told
     * @param words its own ratio with the interval
     */
    record Row(
            String name,
            double start,
            double end,
            double low,
            double high,
            int direction,
            String words,
            boolean whole) {}

    /** Of one metric. */
    record Data(String metric, List<Row> rows) {}

    /** The panel; empty unless the run measured an upgrade. */
    static Optional<UpgradePanel> of(ReportedRun run) {
        if (run.environment().get("upgrade").isEmpty() || run.subjects().size() < 2) {
            return Optional.empty();
        }
        List<UpgradePath> paths = run.run().shown().stream()
                .flatMap(metric -> UpgradePath.of(run.run(), run.subjects(), metric).stream())
                .toList();
        return paths.isEmpty() ? Optional.empty() : Optional.of(new UpgradePanel(paths));
    }

    List<Section> sections(String of) {
        return paths.stream().map(path -> section(path, of)).toList();
    }

    private static Section section(UpgradePath path, String of) {
        List<Row> rows = new ArrayList<>();
        double at = 1;
        for (UpgradePath.Step step : path.steps()) {
            Row row = row(path, step, at, false);
            rows.add(row);
            at = row.end();
        }
        rows.add(row(path, path.whole(), 1, true));
        return new Section(
                Section.Kind.waterfall,
                "What each step did" + of + ": " + path.metric().label(),
                "Each bar is one step of the upgrade and begins where the one before it ended; its whisker is the 95% interval of that step"
                        + " alone. The last one is the whole way, measured as a pair of its own. "
                        + (path.cases() == 1 ? "" : "Geometric mean over " + path.cases() + " cases. ")
                        + "All subjects took turns in the same rounds.",
                new Data(path.metric().label(), rows),
                List.of(),
                rows.stream().map(r -> r.name() + ": " + r.words()).toList(),
                List.of());
    }

    private static Row row(UpgradePath path, UpgradePath.Step step, double at, boolean whole) {
        String name = whole
                ? "from " + Implementations.words(step.from()) + " to " + Implementations.words(step.to())
                : "to " + Implementations.words(step.to());
        if (step.change().isEmpty()) {
            return new Row(name, at, at, Double.NaN, Double.NaN, 0, "too few rounds", whole);
        }
        Estimate change = step.change().get().ofScores(path.metric());
        return new Row(
                name,
                at,
                at * change.ratio(),
                at * change.lowRatio(),
                at * change.highRatio(),
                step.direction(),
                Headline.words(change),
                whole);
    }

    Headline headline() {
        UpgradePath path = paths.get(0);
        UpgradePath.Step whole = path.whole();
        String way = Implementations.words(whole.from()) + " to " + Implementations.words(whole.to());
        String below = path.steps().size() + " steps"
                + (path.cases() == 1 ? "" : ", geometric mean over " + path.cases() + " cases")
                + ", in-process. What an application does beside them is not in these ratios.";
        if (whole.change().isEmpty()) {
            return new Headline(way + ": too few rounds to tell what it changes.", below);
        }
        String ratio = Headline.words(whole.change().get().ofScores(path.metric()));
        return new Headline(
                whole.direction() == 0
                        ? way + " is not told apart in this run: " + ratio + " as many requests."
                        : way + ": " + ratio + " as many requests in this run.",
                below);
    }
}
