package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.PairTable;
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

    /**
     * A run that tests what is suspected of some neighbors.
     *
     * @param versions consecutive releases, each the one before of the next: neighbors share forks
     * @param pairs how many of each two, at each look
     */
    public record Confirmation(List<String> versions, List<Integer> pairs) {}

    /**
     * What has to be measured for the neighbors with the largest suspected steps.
     *
     * @param most neighbors
     */
    public List<Confirmation> confirmations(int most) {
        List<List<String>> wanted = steps.stream()
                .filter(s -> s.state() == ReleaseStep.State.SUSPECTED)
                .sorted(Comparator.comparingDouble(ReleaseStep::size).reversed())
                .map(ReleaseStep::neighbors)
                .distinct()
                .limit(most)
                .sorted(Comparator.comparing(neighbors -> new ComparableVersion(neighbors.get(1))))
                .toList();
        List<List<String>> chains = new ArrayList<>();
        for (List<String> neighbors : wanted) {
            chains.stream()
                    .filter(chain -> chain.size() <= HistoryPlan.BLOCK)
                    .filter(chain -> chain.get(chain.size() - 1).equals(neighbors.get(0)))
                    .findFirst()
                    .ifPresentOrElse(
                            chain -> chain.add(neighbors.get(1)), () -> chains.add(new ArrayList<>(neighbors)));
        }
        // Of all of them the most that one needs.
        List<Integer> pairs = wanted.stream()
                .map(neighbors -> StepTest.looks(error(neighbors)).stream()
                        .map(StepTest.Look::pairs)
                        .toList())
                .max(Comparator.comparing(looks -> looks.get(0)))
                .orElse(List.of());
        return chains.stream().map(chain -> new Confirmation(chain, pairs)).toList();
    }

    /** Whether some of these neighbors, side by side, have a step that is neither confirmed nor not. */
    public boolean suspects(List<String> versions) {
        return steps.stream()
                .anyMatch(s -> s.state() == ReleaseStep.State.SUSPECTED
                        && Collections.indexOfSubList(versions, s.neighbors()) >= 0);
    }

    /** What the test of two neighbors in one metric may err. */
    private double error(List<String> neighbors) {
        return StepTest.ERROR / metrics(neighbors).size();
    }

    /**
     * Replaces what is suspected of neighbors by what their fresh pairs say, one test for all cases of a metric.
     *
     * @param versions of the run's releases, neighbors side by side
     */
    public void confirm(List<String> versions, Run fresh) {
        for (int i = 1; i < versions.size(); i++) {
            List<String> neighbors = versions.subList(i - 1, i + 1);
            List<String> subjects =
                    neighbors.stream().map(v -> implementation + ":" + v).toList();
            for (Metric metric : metrics(neighbors)) {
                PairTable pairs = StepTest.pairs(fresh, subjects.get(0), subjects.get(1), metric);
                for (StepTest test : StepTest.of(pairs.requireComparable(), error(neighbors))) {
                    Track chart = Track.of(test.of(), metric);
                    steps.replaceAll(
                            s -> s.neighbors().equals(neighbors) && s.chart().equals(chart) ? s.tested(test) : s);
                }
            }
        }
    }

    /** The metrics in which two neighbors are tested: those in which a case is a candidate. */
    private List<Metric> metrics(List<String> neighbors) {
        return steps.stream()
                .filter(s -> s.neighbors().equals(neighbors))
                .map(s -> s.chart().metric())
                .distinct()
                .toList();
    }

    /** For each two neighbors without a known cause, the largest confirmed step in each metric, cost first. */
    public List<ReleaseStep> unexplained() {
        Set<List<String>> known = steps.stream()
                .filter(ReleaseStep::isExplained)
                .map(ReleaseStep::neighbors)
                .collect(Collectors.toSet());
        Map<List<Object>, ReleaseStep> largest = new LinkedHashMap<>();
        steps.stream()
                .filter(s -> s.confirmed() && !known.contains(s.neighbors()))
                .sorted(Comparator.comparing(s -> s.chart().metric() != Metric.COST))
                .forEach(s -> largest.merge(
                        List.of(s.neighbors(), s.chart().metric()),
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
                .filter(k -> k.neighbors().equals(step.neighbors())
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
        Set<String> measured =
                versions(ratios.stream().filter(r -> r.chart().isPresent()).toList());
        List<ReleaseRatio> rows = new ArrayList<>(known.ratios);
        rows.removeIf(r -> r.chart().map(own::contains).orElse(measured.contains(r.version())));
        Set<String> there = versions(rows);
        ratios.stream()
                .filter(r -> r.chart().isPresent() || !there.contains(r.version()))
                .forEach(rows::add);
        rows.sort(Comparator.<ReleaseRatio, ComparableVersion>comparing(r -> new ComparableVersion(r.version()))
                .thenComparing(ReleaseRatio::version));
        List<ReleaseStep> all = new ArrayList<>(known.steps);
        all.removeIf(s -> own.contains(s.chart()));
        all.addAll(steps);
        return new History(implementation, rows, all);
    }

    private static Set<String> versions(List<ReleaseRatio> rows) {
        return rows.stream().map(ReleaseRatio::version).collect(Collectors.toSet());
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
                    s.chart().name(),
                    Words.change(s.change().estimate(0).ofScores(s.chart().metric())),
                    Words.probability(s.p()),
                    Integer.toString(s.pairs()),
                    s.state().label(),
                    s.cause()));
        }
        return steps.isEmpty() ? "no step\n" : table.text();
    }
}
