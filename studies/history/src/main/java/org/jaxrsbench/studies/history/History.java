package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** The history of an implementation as its two files hold it: every release against the reference, and the steps. */
public final class History {

    /** The name of the file of steps, of all implementations. */
    public static final String STEPS = "history-steps.csv";

    private final String implementation;
    private final List<ReleaseRatio> ratios;
    private final List<ReleaseStep> steps;

    /** These releases and steps, in this order. */
    public History(String implementation, List<ReleaseRatio> ratios, List<ReleaseStep> steps) {
        this.implementation = implementation;
        this.ratios = List.copyOf(ratios);
        this.steps = new ArrayList<>(steps);
    }

    /** The history in a folder; empty if its files are missing. */
    public static History read(String implementation, Path folder) {
        List<ReleaseStep> steps = rows(folder.resolve(STEPS), ReleaseStep.TABLE).stream()
                .filter(s -> s.implementation().equals(implementation))
                .toList();
        return new History(implementation, rows(file(implementation, folder), ReleaseRatio.TABLE), steps);
    }

    private static <R extends Record> List<R> rows(Path file, Table<R> table) {
        return Files.exists(file) ? table.read(file) : List.of();
    }

    private static Path file(String implementation, Path folder) {
        return folder.resolve("history-" + implementation + ".csv");
    }

    /** Every release in every chart, or the reason why it is missing. */
    public List<ReleaseRatio> ratios() {
        return ratios;
    }

    /** The steps. */
    public List<ReleaseStep> steps() {
        return List.copyOf(steps);
    }

    /** Two neighbors. */
    private record Neighbors(String from, String to) {

        Neighbors(ReleaseStep of) {
            this(of.from(), of.to());
        }
    }

    /**
     * A run that settles what is suspected of some neighbors.
     *
     * @param versions consecutive releases, each the one before of the next: neighbors share forks
     * @param pairs how many of each two
     */
    public record Confirmation(List<String> versions, int pairs) {}

    /**
     * What has to be measured for the neighbors with the largest suspected steps.
     *
     * @param most neighbors
     */
    public List<Confirmation> confirmations(int most) {
        List<ReleaseStep> suspected = steps.stream()
                .filter(s -> s.state() == ReleaseStep.State.suspected)
                .toList();
        Set<Neighbors> largest = Set.copyOf(suspected.stream()
                .sorted(Comparator.comparingDouble(s -> -s.size()))
                .map(Neighbors::new)
                .distinct()
                .limit(most)
                .toList());
        List<Neighbors> wanted = suspected.stream()
                .map(Neighbors::new)
                .filter(largest::contains)
                .distinct()
                .toList();
        int pairs = wanted.stream()
                .mapToInt(n -> StepTest.fewestPairs(metrics(n).size()))
                .max()
                .orElse(0);
        return chains(wanted).stream()
                .map(chain -> new Confirmation(chain, pairs))
                .toList();
    }

    private static List<List<String>> chains(List<Neighbors> all) {
        List<List<String>> chains = new ArrayList<>();
        List<Neighbors> left = new ArrayList<>(all);
        while (!left.isEmpty()) {
            Neighbors first = left.stream()
                    .filter(n -> left.stream().noneMatch(o -> o.to.equals(n.from)))
                    .findFirst()
                    .orElseThrow();
            List<String> chain = new ArrayList<>(List.of(first.from));
            for (Neighbors next = first; next != null && chain.size() <= HistoryPlan.BLOCK; ) {
                left.remove(next);
                chain.add(next.to);
                String end = next.to;
                next = left.stream().filter(n -> n.from.equals(end)).findFirst().orElse(null);
            }
            chains.add(chain);
        }
        return chains;
    }

    /**
     * Replaces what is suspected of neighbors by what their fresh pairs say, one test for all cases of a metric.
     *
     * @param versions of the run's releases, neighbors side by side
     */
    public void settle(List<String> versions, Run fresh) {
        Pairs pairs = new Pairs(fresh.pairs());
        for (int i = 1; i < versions.size(); i++) {
            Neighbors neighbors = new Neighbors(versions.get(i - 1), versions.get(i));
            List<Metric> metrics = metrics(neighbors);
            for (Metric metric : metrics) {
                PairTable table = PairTable.of(
                                fresh.samples(),
                                pairs,
                                implementation + ":" + neighbors.from,
                                implementation + ":" + neighbors.to,
                                metric,
                                pairs.pairing(metric))
                        .requireComparable();
                List<StepTest.Result> results = StepTest.of(table.differences());
                for (int c = 0; c < results.size(); c++) {
                    Case of = table.cases().get(c);
                    Track chart = new Track(of.benchmark(), of.params(), metric);
                    StepTest.Result result = results.get(c);
                    steps.replaceAll(
                            s -> new Neighbors(s).equals(neighbors) && s.chart().equals(chart)
                                    ? s.tested(result, metrics.size())
                                    : s);
                }
            }
        }
    }

    /** The metrics in which two neighbors are tested: those in which a case is a candidate. */
    private List<Metric> metrics(Neighbors neighbors) {
        return steps.stream()
                .filter(s -> new Neighbors(s).equals(neighbors))
                .map(s -> s.chart().metric())
                .distinct()
                .toList();
    }

    /** For each two neighbors without a known cause, the largest confirmed step in each metric, cost first. */
    public List<ReleaseStep> unexplained() {
        Set<Neighbors> known = steps.stream()
                .filter(ReleaseStep::isExplained)
                .map(Neighbors::new)
                .collect(Collectors.toSet());
        Map<List<Object>, ReleaseStep> largest = new LinkedHashMap<>();
        steps.stream()
                .filter(s -> s.confirmed() && !known.contains(new Neighbors(s)))
                .sorted(Comparator.comparing(s -> s.chart().metric() != Metric.COST))
                .forEach(s -> largest.merge(
                        List.of(new Neighbors(s), s.chart().metric()),
                        s,
                        BinaryOperator.maxBy(Comparator.comparingDouble(ReleaseStep::size))));
        return List.copyOf(largest.values());
    }

    /** Gives a step its cause. */
    public void explain(ReleaseStep step, String cause) {
        steps.replaceAll(s -> s.equals(step) ? s.because(cause, "") : s);
    }

    /** Takes causes over from steps that somebody explained: of the same case of the same neighbors, in whatever metric. */
    public void explain(History known) {
        steps.replaceAll(step -> known.steps.stream()
                .filter(k -> new Neighbors(k).equals(new Neighbors(step))
                        && k.chart().benchmark().equals(step.chart().benchmark())
                        && k.chart().params().equals(step.chart().params())
                        && k.isExplained())
                .findFirst()
                .map(k -> step.because(k.cause(), k.source()))
                .orElse(step));
    }

    /** This one, with what another one of the same implementation knows of other charts. */
    public History beside(History known) {
        Set<Track> own = ratios.stream().flatMap(r -> r.chart().stream()).collect(Collectors.toSet());
        Map<String, List<ReleaseRatio>> rows =
                new TreeMap<>(Comparator.comparing(ComparableVersion::new).thenComparing(Comparator.naturalOrder()));
        known.ratios.stream()
                .filter(r -> r.chart().isEmpty() || !own.contains(r.chart().get()))
                .forEach(r -> rows.computeIfAbsent(r.version(), v -> new ArrayList<>())
                        .add(r));
        for (ReleaseRatio row : ratios) {
            List<ReleaseRatio> there = rows.computeIfAbsent(row.version(), v -> new ArrayList<>());
            if (row.chart().isPresent()) {
                there.removeIf(r -> r.chart().isEmpty());
            }
            if (row.chart().isPresent() || there.isEmpty()) {
                there.add(row);
            }
        }
        List<ReleaseStep> all = new ArrayList<>(known.steps);
        all.removeIf(s -> own.contains(s.chart()));
        all.addAll(steps);
        return new History(
                implementation, rows.values().stream().flatMap(List::stream).toList(), all);
    }

    /**
     * Writes both files; the steps of other implementations stay.
     *
     * @return the file of releases
     */
    public Path write(Path folder) throws IOException {
        List<ReleaseStep> all = new ArrayList<>(rows(folder.resolve(STEPS), ReleaseStep.TABLE));
        all.removeIf(s -> s.implementation().equals(implementation));
        all.addAll(steps);
        all.sort(Comparator.comparing(ReleaseStep::implementation));
        ReleaseStep.TABLE.write(folder.resolve(STEPS), all);
        Path file = file(implementation, folder);
        ReleaseRatio.TABLE.write(file, ratios);
        return file;
    }

    /** The steps, as a person reads them. */
    public String text() {
        TextTable table = new TextTable(
                List.of("from", "to", "chart", "change", "p", "pairs", "", "cause"), Set.of(0, 1, 2, 6, 7));
        for (ReleaseStep s : steps) {
            table.add(List.of(
                    s.from(),
                    s.to(),
                    CaseNames.of(s.chart().benchmark(), s.chart().params()) + ", "
                            + s.chart().metric().label(),
                    Words.change(s.change().estimate(0).ofScores(s.chart().metric())),
                    Words.probability(s.p()),
                    Integer.toString(s.pairs()),
                    s.state().toString(),
                    s.cause()));
        }
        return steps.isEmpty() ? "no step\n" : table.text();
    }
}
