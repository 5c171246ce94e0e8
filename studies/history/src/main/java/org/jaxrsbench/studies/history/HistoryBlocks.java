package org.jaxrsbench.studies.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.cli.subject.Branches;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison;

/**
 * What blocks of releases measured. A block is the reference release and a few others whose forks took turns; ratios are inside a
 * block, so that a drift of the machine, or another machine, is in none of them.
 */
public final class HistoryBlocks {

    /** What is followed, in this order. */
    public static final List<Metric> METRICS = List.of(Metric.COST, Metric.ALLOC);

    private final String reference;
    private final List<String> versions;
    private final List<Integer> before;
    private final Map<Track, List<Block>> blocks = new LinkedHashMap<>();

    /**
     * No blocks yet.
     *
     * @param reference the version in every block
     * @param versions of all releases, in order
     */
    public HistoryBlocks(String implementation, String reference, List<String> versions) {
        this.reference = reference;
        this.versions = List.copyOf(versions);
        this.before = Branches.before(implementation, versions);
    }

    /** One run's figures for a chart, by the versions of its subjects. */
    private record Block(Comparison run, Map<String, String> subjects, Metric metric, Case benchmarkCase) {

        boolean has(String version) {
            return run.has(metric, benchmarkCase, subjects.getOrDefault(version, ""));
        }

        double[] logs(String below, String above) {
            return run.differences(metric, benchmarkCase, subjects.get(below), subjects.get(above));
        }
    }

    /** Takes a block in. */
    public void add(Run run) {
        Comparison compared = new Comparison(run, Comparison.SideBySide.SUBJECTS);
        Map<String, String> subjects = new HashMap<>();
        run.samples().forEach(s -> subjects.put(s.from().version(), s.subject()));
        METRICS.stream()
                .forEach(metric -> compared.cases(metric).stream()
                        .map(of -> new Block(compared, subjects, metric, of))
                        .filter(block -> block.has(reference))
                        .forEach(block -> blocks.computeIfAbsent(chart(block), k -> new ArrayList<>())
                                .add(block)));
    }

    private static Track chart(Block block) {
        return new Track(block.benchmarkCase.benchmark(), block.benchmarkCase.params(), block.metric);
    }

    /** What was measured: cost of every case first. */
    public List<Track> charts() {
        return blocks.keySet().stream()
                .sorted(Comparator.comparingInt(c -> METRICS.indexOf(c.metric())))
                .toList();
    }

    /** The releases, in order. */
    public List<String> versions() {
        return versions;
    }

    /** The release before one, if there is one; both by version. */
    public Optional<String> before(String version) {
        int at = before.get(versions.indexOf(version));
        return at < 0 ? Optional.empty() : Optional.of(versions.get(at));
    }

    /**
     * A release against the reference, as a ratio of scores; empty if there is no pair.
     *
     * @param screening of the chart
     */
    public Optional<ReleaseRatio> ratio(String implementation, Track chart, Screening screening, String version) {
        boolean isReference = version.equals(reference);
        int at = versions.indexOf(version);
        int pairs = isReference ? 0 : screening.toReference().get(at).size();
        if (!isReference && pairs == 0) {
            return Optional.empty();
        }
        Estimate.AsRatio ratio = isReference
                ? new Estimate.AsRatio(1, 1, 1)
                : screening.level(at).ofScores(chart.metric()).asRatio();
        return Optional.of(new ReleaseRatio(
                implementation, version, Optional.of(chart), Optional.of(ratio), pairs, ReleaseRatio.OK, ""));
    }

    /** Looks for steps in a chart. */
    public Screening screening(Track chart) {
        List<List<Screening.Contrast>> levels = new ArrayList<>();
        List<List<Screening.Contrast>> contrasts = new ArrayList<>();
        for (int i = 0; i < versions.size(); i++) {
            String version = versions.get(i);
            double[] logs = version.equals(reference) ? new double[] {0} : toReference(chart, version);
            levels.add(Arrays.stream(logs)
                    .mapToObj(log -> new Screening.Contrast(log, 1))
                    .toList());
            contrasts.add(before.get(i) < 0 ? List.of() : contrasts(chart, versions.get(before.get(i)), version));
        }
        return new Screening(before, levels, contrasts);
    }

    private double[] toReference(Track chart, String version) {
        return with(chart, version).stream()
                .flatMapToDouble(block -> Arrays.stream(block.logs(reference, version)))
                .toArray();
    }

    /** In each round: inside a block if both were in it, else through the reference. */
    private List<Screening.Contrast> contrasts(Track chart, String earlier, String later) {
        List<Screening.Contrast> contrasts = new ArrayList<>();
        List<Block> own = with(chart, later);
        List<Block> others = with(chart, earlier);
        if (later.equals(reference)) {
            own = others; // the reference is in every block
        }
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

    private List<Block> with(Track chart, String version) {
        return blocks.getOrDefault(chart, List.of()).stream()
                .filter(block -> block.has(version))
                .toList();
    }
}
