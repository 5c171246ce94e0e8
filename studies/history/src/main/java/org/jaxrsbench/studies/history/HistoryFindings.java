package org.jaxrsbench.studies.history;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** The results of a history's blocks: every release against the reference, and the changes that may be steps. */
public final class HistoryFindings {

    private final HistoryPlan plan;
    private final HistoryBlocks blocks;
    private final Map<Track, Screening> screenings = new LinkedHashMap<>();

    /** Screens what blocks measured. */
    public HistoryFindings(HistoryPlan plan, HistoryBlocks blocks) {
        this.plan = plan;
        this.blocks = blocks;
        blocks.charts().forEach(chart -> screenings.put(chart, blocks.screening(chart)));
    }

    /** Releases, and candidates as suspected steps, those of cost first. */
    public History history() {
        List<ReleaseStep> steps = new ArrayList<>();
        screenings.forEach((chart, screening) -> screening.candidates().forEach(c -> {
            String to = blocks.versions().get(c.to());
            steps.add(new ReleaseStep(
                    plan.implementation(),
                    blocks.before(to).orElseThrow(),
                    to,
                    chart,
                    new Estimate.AsChange(Math.expm1(c.log()), Double.NaN, Double.NaN),
                    c.p(),
                    c.pairs(),
                    ReleaseStep.State.suspected,
                    ReleaseStep.UNKNOWN,
                    ""));
        }));
        return new History(plan.implementation(), ratios(), steps);
    }

    private List<ReleaseRatio> ratios() {
        List<ReleaseRatio> rows = new ArrayList<>();
        for (Release release : plan.releases()) {
            int before = rows.size();
            if (release.available()) {
                screenings.forEach(
                        (chart, screening) -> blocks.ratio(plan.implementation(), chart, screening, release.version())
                                .ifPresent(rows::add));
            }
            if (rows.size() == before) {
                String why = release.available() ? "not measured" : release.reason();
                rows.add(ReleaseRatio.missing(plan.implementation(), release.version(), why));
            }
        }
        return rows;
    }

    /** How far pairs scatter and what could have been seen, as a person reads it. */
    public String text() {
        TextTable seen = new TextTable(List.of("chart", "spread of a pair", "step found in 4 of 5"), Set.of(0));
        screenings.forEach((chart, s) -> seen.add(List.of(
                CaseNames.of(chart.benchmark(), chart.params()) + ", "
                        + chart.metric().label(),
                Words.percent(s.pairSd()),
                Words.percent(s.visibleStep()))));
        return seen.text() + "\n";
    }
}
