package org.jaxrsbench.cli.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.history.HistoryBlocks;
import org.jaxrsbench.gate.history.ReleaseRatio;
import org.jaxrsbench.gate.history.ReleaseStep;
import org.jaxrsbench.gate.history.Screening;
import org.jaxrsbench.gate.history.StepTest;
import org.jaxrsbench.gate.history.Track;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** What a history found: every release against the reference, and the steps. */
public final class HistoryFindings {

    /** The name of the file of steps. */
    public static final String STEPS = "history-steps.csv";

    private final HistoryPlan plan;
    private final HistoryBlocks blocks;
    private final Map<Track, Screening> screenings = new LinkedHashMap<>();
    private final List<ReleaseStep> steps = new ArrayList<>();

    /** Screens what blocks measured. */
    public HistoryFindings(HistoryPlan plan, HistoryBlocks blocks) {
        this.plan = plan;
        this.blocks = blocks;
        for (Track chart : blocks.charts()) {
            Screening screening = blocks.screening(chart);
            screenings.put(chart, screening);
            for (Screening.Candidate c : screening.candidates()) {
                String to = blocks.versions().get(c.to());
                steps.add(new ReleaseStep(
                        plan.implementation(),
                        blocks.before(to).orElseThrow(),
                        to,
                        chart,
                        new Estimate.AsChange(Math.expm1(c.log()), Double.NaN, Double.NaN),
                        c.p(),
                        c.pairs(),
                        false,
                        ReleaseStep.UNKNOWN,
                        ""));
            }
        }
    }

    /** Steps, those of throughput first. */
    public List<ReleaseStep> steps() {
        return List.copyOf(steps);
    }

    /** The largest step of each two neighbors that have one in any chart, the largest of all first. */
    public List<ReleaseStep> candidates() {
        Set<List<String>> seen = new HashSet<>();
        return steps.stream()
                .sorted(Comparator.comparingDouble(
                        s -> -Math.abs(Math.log1p(s.change().change()))))
                .filter(s -> seen.add(List.of(s.from(), s.to())))
                .toList();
    }

    /** How many tests share the error: each pair of neighbours in each metric in which it is a candidate. */
    public int tests() {
        return (int) steps.stream()
                .map(s -> List.of(s.from(), s.to(), s.chart().metric().label()))
                .distinct()
                .count();
    }

    /** Replaces what is suspected of the two neighbors of a step by what their fresh pairs say, a test for all cases of a metric. */
    public void confirm(ReleaseStep neighbors, Run fresh) {
        int tests = tests();
        Pairs pairs = new Pairs(fresh.pairs());
        String from = plan.subject(neighbors.from());
        String to = plan.subject(neighbors.to());
        List<Metric> suspected = steps.stream()
                .filter(s -> isOf(s, neighbors))
                .map(s -> s.chart().metric())
                .distinct()
                .toList();
        for (Metric metric : suspected) {
            PairTable table = PairTable.of(fresh.samples(), pairs, from, to, metric, pairs.pairing(metric))
                    .requireComparable();
            List<StepTest.Result> results = StepTest.of(table.differences());
            for (int i = 0; i < results.size(); i++) {
                Case of = table.cases().get(i);
                StepTest.Result result = results.get(i);
                Track chart = new Track(of.benchmark(), of.params(), metric);
                steps.replaceAll(s -> isOf(s, neighbors) && s.chart().equals(chart) ? s.tested(result, tests) : s);
            }
        }
    }

    private static boolean isOf(ReleaseStep step, ReleaseStep neighbors) {
        return step.from().equals(neighbors.from()) && step.to().equals(neighbors.to());
    }

    /** Takes causes over from steps that somebody explained. */
    public void explain(List<ReleaseStep> known) {
        steps.replaceAll(step -> known.stream()
                .filter(k -> k.implementation().equals(step.implementation())
                        && k.from().equals(step.from())
                        && k.to().equals(step.to())
                        && k.chart().equals(step.chart()))
                .findFirst()
                .map(k -> step.because(k.cause(), k.source()))
                .orElse(step));
    }

    /** Every release in every chart, or the reason why it is missing. */
    public List<ReleaseRatio> ratios() {
        List<ReleaseRatio> rows = new ArrayList<>();
        for (Release release : plan.releases()) {
            int before = rows.size();
            if (release.available()) {
                screenings.keySet().stream()
                        .flatMap(c -> blocks.ratio(plan.implementation(), c, release.version()).stream())
                        .forEach(rows::add);
            }
            if (rows.size() == before) {
                String why = release.available() ? "not measured" : release.reason();
                rows.add(ReleaseRatio.missing(plan.implementation(), release.version(), why));
            }
        }
        return rows;
    }

    /**
     * Writes {@code history-<implementation>.csv}, and the implementation's rows of {@code history-steps.csv} in place of those that
     * were there; the steps of others stay.
     */
    public Path write(Path folder) throws IOException {
        Path file = folder.resolve("history-" + plan.implementation() + ".csv");
        ReleaseRatio.TABLE.write(file, ratios());
        List<ReleaseStep> all = new ArrayList<>(read(folder.resolve(STEPS)));
        all.removeIf(s -> s.implementation().equals(plan.implementation()));
        all.addAll(steps);
        all.sort(Comparator.comparing(ReleaseStep::implementation));
        ReleaseStep.TABLE.write(folder.resolve(STEPS), all);
        return file;
    }

    /** The steps of a file, or none if there is no such file. */
    public static List<ReleaseStep> read(Path file) {
        return Files.exists(file) ? ReleaseStep.TABLE.read(file) : List.of();
    }

    /** Steps and what could have been seen, as a person reads it. */
    public String text() {
        TextTable seen = new TextTable(List.of("chart", "spread of a pair", "step found in 4 of 5"), Set.of(0));
        screenings.forEach((chart, s) ->
                seen.add(List.of(name(chart), Words.percent(s.pairSd()), Words.percent(s.visibleStep()))));
        TextTable table = new TextTable(
                List.of("from", "to", "chart", "change", "p", "pairs", "", "cause"), Set.of(0, 1, 2, 6, 7));
        for (ReleaseStep s : steps) {
            table.add(List.of(
                    s.from(),
                    s.to(),
                    name(s.chart()),
                    Words.change(s.change().estimate(0)),
                    Words.probability(s.p()),
                    Integer.toString(s.pairs()),
                    s.confirmed() ? "confirmed" : "suspected",
                    s.cause()));
        }
        return seen.text() + "\n" + (steps.isEmpty() ? "no step\n" : table.text());
    }

    /** Such as {@code GET helloworld, throughput}. */
    private static String name(Track chart) {
        return CaseNames.of(chart.benchmark(), chart.params()) + ", "
                + chart.metric().label();
    }
}
