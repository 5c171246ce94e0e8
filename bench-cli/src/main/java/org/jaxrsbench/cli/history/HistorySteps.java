package org.jaxrsbench.cli.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.gate.history.ReleaseStep;
import org.jaxrsbench.gate.history.StepTest;
import org.jaxrsbench.gate.history.Track;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.TextTable;
import org.jaxrsbench.view.Words;

/** The steps of an implementation, and what fresh pairs have said of them so far. */
public final class HistorySteps {

    /** The name of the file of steps. */
    public static final String FILE = "history-steps.csv";

    /** So many JVMs are alive together at most, as in a block. */
    private static final int MOST = 5;

    private final String implementation;
    private final List<ReleaseStep> steps;

    /** These steps, in this order. */
    public HistorySteps(String implementation, List<ReleaseStep> steps) {
        this.implementation = implementation;
        this.steps = new ArrayList<>(steps);
    }

    /** Those of a folder's file. */
    public static HistorySteps read(String implementation, Path folder) {
        return new HistorySteps(
                implementation,
                file(folder).stream()
                        .filter(s -> s.implementation().equals(implementation))
                        .toList());
    }

    private static List<ReleaseStep> file(Path folder) {
        Path file = folder.resolve(FILE);
        return Files.exists(file) ? ReleaseStep.TABLE.read(file) : List.of();
    }

    /** The steps. */
    public List<ReleaseStep> all() {
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
                .sorted(Comparator.comparingDouble(
                        s -> -Math.abs(Math.log1p(s.change().change()))))
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
            for (Neighbors next = first; next != null && chain.size() < MOST; ) {
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

    /** Takes causes over from steps that somebody explained: of the same neighbors, and if there is one of the same chart, that one's. */
    public void explain(HistorySteps known) {
        steps.replaceAll(step -> known.steps.stream()
                .filter(k -> new Neighbors(k).equals(new Neighbors(step))
                        && !k.cause().equals(ReleaseStep.UNKNOWN))
                .max(Comparator.comparing(k -> k.chart().equals(step.chart())))
                .map(k -> step.because(k.cause(), k.source()))
                .orElse(step));
    }

    /** Writes the implementation's rows of a folder's file in place of those that were there; the steps of others stay. */
    public void write(Path folder) throws IOException {
        List<ReleaseStep> file = new ArrayList<>(file(folder));
        file.removeIf(s -> s.implementation().equals(implementation));
        file.addAll(steps);
        file.sort(Comparator.comparing(ReleaseStep::implementation));
        ReleaseStep.TABLE.write(folder.resolve(FILE), file);
    }

    /** A table, as a person reads it. */
    public String text() {
        TextTable table = new TextTable(
                List.of("from", "to", "chart", "change", "p", "pairs", "", "cause"), Set.of(0, 1, 2, 6, 7));
        for (ReleaseStep s : steps) {
            table.add(List.of(
                    s.from(),
                    s.to(),
                    CaseNames.of(s.chart().benchmark(), s.chart().params()) + ", "
                            + s.chart().metric().label(),
                    Words.change(s.change().estimate(0)),
                    Words.probability(s.p()),
                    Integer.toString(s.pairs()),
                    s.state().toString(),
                    s.cause()));
        }
        return steps.isEmpty() ? "no step\n" : table.text();
    }
}
