package org.jaxrsbench.studies.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jaxrsbench.cli.subject.Branches;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/**
 * What the blocks of a history measured: every release against the reference, and the changes that may be steps. A block is the reference
 * release and a few others whose forks took turns; ratios are inside a block, so that a drift of the machine, or another machine, is in
 * none of them.
 */
public final class HistoryFindings {

    /** What is followed, in this order. */
    private static final List<Metric> METRICS = List.of(Metric.COST, Metric.ALLOC);

    /** What the reference differs from itself, without a pair. */
    private static final Estimate NOTHING = new Estimate(0, 0, 0, 0);

    private final HistoryPlan plan;
    private final String reference;
    private final List<String> versions;
    private final List<Integer> before;
    private final Map<Track, Screening> screenings = new LinkedHashMap<>();

    /** Screens what blocks measured. */
    public HistoryFindings(HistoryPlan plan, Stream<Run> runs) {
        this.plan = plan;
        reference = plan.reference();
        versions = plan.versions();
        before = Branches.before(plan.implementation(), versions);
        Map<Track, List<Block>> blocks = new LinkedHashMap<>();
        runs.map(run -> new Comparison(run, Comparison.SideBySide.SUBJECTS))
                .flatMap(run -> METRICS.stream()
                        .flatMap(metric -> run.cases(metric).stream().map(of -> new Block(plan, run, metric, of))))
                .filter(block -> block.has(reference))
                .forEach(block -> blocks.computeIfAbsent(Track.of(block.of, block.metric), k -> new ArrayList<>())
                        .add(block));
        blocks.keySet().stream()
                .sorted(Comparator.comparingInt(c -> METRICS.indexOf(c.metric())))
                .forEach(chart -> screenings.put(chart, screening(blocks.get(chart))));
    }

    /** One run's figures for a chart. */
    private record Block(HistoryPlan plan, Comparison run, Metric metric, Case of) {

        boolean has(String version) {
            return run.has(metric, of, plan.subject(version));
        }

        double[] logs(String below, String above) {
            return run.differences(metric, of, plan.subject(below), plan.subject(above));
        }
    }

    private Screening screening(List<Block> blocks) {
        List<List<Screening.Contrast>> levels = new ArrayList<>();
        List<List<Screening.Contrast>> contrasts = new ArrayList<>();
        for (int i = 0; i < versions.size(); i++) {
            String version = versions.get(i);
            DoubleStream logs = version.equals(reference)
                    ? DoubleStream.of(0)
                    : with(blocks, version).stream().flatMapToDouble(b -> Arrays.stream(b.logs(reference, version)));
            levels.add(logs.mapToObj(log -> new Screening.Contrast(log, 1)).toList());
            contrasts.add(before.get(i) < 0 ? List.of() : contrasts(blocks, versions.get(before.get(i)), version));
        }
        return new Screening(before, levels, contrasts);
    }

    /** In each round: inside a block if both were in it, else through the reference. */
    private List<Screening.Contrast> contrasts(List<Block> blocks, String earlier, String later) {
        List<Screening.Contrast> contrasts = new ArrayList<>();
        List<Block> others = with(blocks, earlier);
        // The reference is in every block.
        List<Block> own = later.equals(reference) ? others : with(blocks, later);
        for (int round = 0; round < own.size(); round++) {
            Block block = own.get(round);
            if (block.has(earlier)) {
                for (double log : block.logs(earlier, later)) {
                    contrasts.add(new Screening.Contrast(log, 1));
                }
            } else if (round < others.size() && !others.get(round).has(later)) {
                double[] a = others.get(round).logs(reference, earlier);
                double[] b = block.logs(reference, later);
                for (int i = 0; i < Math.min(a.length, b.length); i++) {
                    contrasts.add(new Screening.Contrast(b[i] - a[i], 0.5));
                }
            }
        }
        return contrasts;
    }

    private static List<Block> with(List<Block> blocks, String version) {
        return blocks.stream().filter(block -> block.has(version)).toList();
    }

    /** Releases, and candidates as suspected steps, those of cost first. */
    public History history() {
        List<ReleaseStep> steps = new ArrayList<>();
        screenings.forEach((chart, screening) -> screening
                .candidates()
                .forEach(c -> steps.add(new ReleaseStep(
                        plan.implementation(),
                        versions.get(before.get(c.to())),
                        versions.get(c.to()),
                        chart,
                        new Estimate.AsChange(Math.expm1(c.log()), Double.NaN, Double.NaN),
                        c.p(),
                        c.pairs(),
                        ReleaseStep.State.SUSPECTED,
                        ReleaseStep.UNKNOWN,
                        ""))));
        List<ReleaseRatio> ratios = plan.releases().stream()
                .flatMap(release -> ratios(release).stream())
                .toList();
        return new History(plan.implementation(), ratios, steps);
    }

    private List<ReleaseRatio> ratios(Release release) {
        List<ReleaseRatio> rows = new ArrayList<>();
        boolean isReference = release.version().equals(reference);
        int at = versions.indexOf(release.version());
        screenings.forEach((chart, screening) -> {
            Estimate level = at < 0 ? Estimate.NONE : isReference ? NOTHING : screening.level(at);
            if (isReference || level.n() > 0) {
                Estimate.AsRatio ratio = level.ofScores(chart.metric()).asRatio();
                rows.add(ReleaseRatio.of(plan.implementation(), release.version(), chart, ratio, level.n()));
            }
        });
        String why = release.available() ? "not measured" : release.reason();
        return rows.isEmpty() ? List.of(ReleaseRatio.missing(plan.implementation(), release.version(), why)) : rows;
    }

    /** How far pairs scatter and what could have been seen, as a person reads it. */
    public String text() {
        TextTable table = new TextTable(
                List.of("chart", "spread of a pair", "step found in 4 of 5", "releases that scatter more"), Set.of(0));
        screenings.forEach((chart, s) -> table.add(List.of(
                chart.name(), Words.percent(s.pairSd()), Words.percent(s.visibleStep()), Long.toString(s.apart()))));
        return table.text() + "\n";
    }
}
