package org.jaxrsbench.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Summary;

/** Makes a report of runs: which charts there are, and what is said first. */
final class ReportMaker {

    private ReportMaker() {}

    static Report report(List<ReportedRun> runs, List<HistoryPanel> histories) {
        List<Section> sections = new ArrayList<>();
        Optional<Headline> headline = Optional.empty();
        for (HistoryPanel history : histories) {
            sections.addAll(history.sections());
            headline = headline.or(() -> Optional.of(history.headline()));
        }
        Optional<LensPanel> lenses = LensPanel.of(runs);
        lenses.ifPresent(panel -> sections.addAll(panel.sections()));
        headline = headline.or(() -> lenses.map(LensPanel::headline));
        for (ReportedRun run : runs) {
            String of = runs.size() == 1 ? "" : ": " + run.name();
            Optional<CheckPanel> check = CheckPanel.of(run);
            Optional<ClaimsPanel> claims = ClaimsPanel.of(run);
            Optional<UpgradePanel> upgrade = UpgradePanel.of(run);
            Optional<RatioPlot> plot = RatioPlot.of(run);
            check.ifPresent(panel -> sections.add(panel.section(of)));
            claims.ifPresent(panel -> sections.add(panel.section(of)));
            upgrade.ifPresent(panel -> sections.addAll(panel.sections(of)));
            plot.map(p -> DotsPanel.section(p, run, of)).ifPresent(sections::add);
            sections.addAll(GrowthPanel.sections(run, of));
            LatencyPanel.section(run, of).ifPresent(sections::add);
            headline = headline.or(() -> check.map(CheckPanel::headline))
                    .or(() -> claims.map(ClaimsPanel::headline))
                    .or(() -> upgrade.map(UpgradePanel::headline))
                    .or(() -> GrowthPanel.headline(run))
                    .or(() -> DotsPanel.headline(plot, run));
        }
        Headline first = headline.orElseGet(() -> Headline.ofNothing(runs));
        return new Report(first.sentence(), first.below(), Chips.of(runs), sections, figures(runs), environments(runs));
    }

    /** Case by case, so that the figures of a case stand together. */
    private static List<Report.Figure> figures(List<ReportedRun> runs) {
        List<Report.Figure> figures = new ArrayList<>();
        for (ReportedRun run : runs) {
            Map<String, List<Report.Figure>> byCase = Summary.of(run.samples()).stream()
                    .map(summary -> figure(run, summary))
                    .collect(Collectors.groupingBy(Report.Figure::name, LinkedHashMap::new, Collectors.toList()));
            byCase.values().forEach(figures::addAll);
        }
        return figures;
    }

    private static Report.Figure figure(ReportedRun run, Summary s) {
        return new Report.Figure(
                run.name(),
                CaseNames.of(s.benchmarkCase()),
                s.subject().label(),
                s.metric().label(),
                s.metric().unit(),
                s.forks(),
                s.score(),
                s.low(),
                s.high(),
                s.hasInterval()
                        ? Units.format(s.metric(), s.score(), s.low(), s.high())
                        : Units.format(s.metric(), s.score()) + ", fewer than " + Summary.FORKS_FOR_INTERVAL
                                + " forks");
    }

    private static List<Report.RunEnvironment> environments(List<ReportedRun> runs) {
        Map<String, Report.RunEnvironment> all = new LinkedHashMap<>();
        for (ReportedRun run : runs) {
            List<List<String>> values = new ArrayList<>();
            run.environment().values().forEach((key, value) -> values.add(List.of(key, value)));
            all.put(run.name(), new Report.RunEnvironment(run.name(), values));
        }
        return List.copyOf(all.values());
    }
}
