package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * Subjects of one or several runs side by side, each against the first one or a given one, which then comes first. A change is
 * a ratio of scores with its 95% interval: the gate's own if rounds were measured as pairs, else by Welch's t on the logarithms
 * of the forks' medians. Without an interval there is no change.
 */
public final class Comparison {

    /** What is put side by side. */
    public enum SideBySide {
        /** The subjects, case by case. */
        SUBJECTS,
        /** The cases, subject by subject. */
        CASES
    }

    private final boolean paired;
    private final Pairs pairs;
    private final List<Sample> samples = new ArrayList<>();
    private final List<String> subjects;
    private final Map<String, Function<Case, Optional<String>>> notSupported = new HashMap<>();
    private final Map<Metric, List<Row>> tables = new LinkedHashMap<>();

    /**
     * A case in a table.
     *
     * @param benchmarkCase the case
     * @param cells one a subject, in order; empty if it was not measured
     */
    public record Row(Case benchmarkCase, List<Optional<Cell>> cells) {}

    /**
     * One subject's figures.
     *
     * @param summary median and interval
     * @param change against the first subject; empty for the first, or if there are too few forks
     */
    public record Cell(Summary summary, Optional<Estimate> change) {}

    private record Key(String subject, Case benchmarkCase, Metric metric) {}

    /**
     * Compares.
     *
     * @param runs one or more; the subjects of several are told apart by the name of the run
     * @param allowMismatch whether runs are compared even if their fingerprints differ
     * @param metrics the tables, in order
     * @param baseline what the others are compared with, of the first run that has it; empty for the first one measured
     * @param references implementations that show what could be reached at best: their subjects come last
     * @throws IncomparableException if two runs must not be compared
     * @throws BadInputException if the baseline was not measured
     */
    public Comparison(
            List<Run> runs,
            SideBySide of,
            boolean allowMismatch,
            List<Metric> metrics,
            Optional<String> baseline,
            Set<String> references) {
        Run first = runs.get(0);
        paired = runs.size() == 1
                && Pairing.of(first.environment()) != Pairing.NONE
                // In-process, one case is measured after the other.
                && (of == SideBySide.SUBJECTS
                        || first.environment().require("tier").equals("http"));
        pairs = runs.size() == 1 && of == SideBySide.SUBJECTS ? new Pairs(first.pairs()) : Pairs.NONE;
        for (Run run : runs) {
            Pairing.of(run.environment());
            if (!allowMismatch) {
                Comparability.ofRuns(first, run);
            }
            add(run, of, runs.size() == 1 ? "" : " (" + run.name() + ")");
        }
        subjects = subjects(baseline, references);
        metrics.forEach(this::fillTable);
    }

    private void add(Run run, SideBySide of, String suffix) {
        for (Sample read : run.samples()) {
            Sample sample = of == SideBySide.CASES ? read.turned() : read;
            String label = sample.subject() + suffix;
            samples.add(sample.withSubject(label));
            notSupported.put(label, c -> run.environment().whyNotSupported(sample.subject(), c.toString()));
        }
    }

    private List<String> subjects(Optional<String> asked, Set<String> references) {
        Map<String, String> implementations = new LinkedHashMap<>();
        samples.forEach(s -> implementations.put(s.subject(), s.from().subject().implementation()));
        Optional<String> baseline = asked.map(name -> implementations.keySet().stream()
                .filter(label -> label.equals(name) || label.startsWith(name + " ("))
                .findFirst()
                .orElseThrow(() -> new BadInputException("baseline '" + name + "' was not measured; expected one of "
                        + String.join(", ", implementations.keySet()))));
        return implementations.keySet().stream()
                .sorted(Comparator.comparing((String label) -> !baseline.equals(Optional.of(label)))
                        .thenComparing(label -> references.contains(implementations.get(label))))
                .toList();
    }

    private void fillTable(Metric metric) {
        Map<Key, List<Sample>> byKey = samples.stream()
                .filter(s -> s.status() == Status.OK && s.metric() == metric)
                .collect(Collectors.groupingBy(s -> new Key(s.subject(), s.benchmarkCase(), metric)));
        Set<Case> cases = new LinkedHashSet<>();
        samples.forEach(s -> cases.add(s.benchmarkCase()));
        List<Row> rows = cases.stream()
                .map(c -> new Row(c, cells(c, metric, byKey)))
                .filter(row -> row.cells().stream().anyMatch(Optional::isPresent))
                .toList();
        if (!rows.isEmpty()) {
            tables.put(metric, rows);
        }
    }

    private List<Optional<Cell>> cells(Case of, Metric metric, Map<Key, List<Sample>> byKey) {
        List<List<Sample>> measured = subjects.stream()
                .map(subject -> byKey.getOrDefault(new Key(subject, of, metric), List.of()))
                .toList();
        List<Optional<Cell>> cells = new ArrayList<>();
        for (List<Sample> own : measured) {
            Optional<Estimate> change =
                    cells.isEmpty() ? Optional.empty() : ratio(measured.get(0), own, metric, paired, pairs);
            cells.add(Summary.of(own).stream().findFirst().map(summary -> new Cell(summary, change)));
        }
        return cells;
    }

    /**
     * The ratio of what one set of forks scored to what another did.
     *
     * @param first samples of one subject and case, in a metric
     * @param other samples of another
     * @param paired whether forks of the same round are pairs
     * @param pairs their figures, of a run in slices
     * @return empty if there are too few forks for an interval
     */
    public static Optional<Estimate> ratio(
            List<Sample> first, List<Sample> other, Metric metric, boolean paired, Pairs pairs) {
        Estimate ratio = paired
                ? Estimate.ofPairs(PairTable.differences(first, other, metric, pairs))
                        .ofScores(metric)
                : Estimate.ofForks(logs(first), logs(other));
        return Optional.of(ratio).filter(Estimate::hasInterval);
    }

    /** The logarithm of the median of each fork. */
    private static double[] logs(List<Sample> samples) {
        return Arrays.stream(Summary.forkMedians(samples)).map(StrictMath::log).toArray();
    }

    /** The metrics that have a valid sample; none if every fork failed. */
    public Set<Metric> measured() {
        return samples.stream()
                .filter(s -> s.status() == Status.OK)
                .map(Sample::metric)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Metric.class)));
    }

    /** Whether the subjects took turns, so that a drift of the machine is not in the ratios. */
    public boolean paired() {
        return paired;
    }

    /** Labels of the subjects, the first one being what the others are compared with. */
    public List<String> subjects() {
        return subjects;
    }

    /** Why a subject has no figures of a case, if it declares that it cannot run it. */
    public Optional<String> whyNotSupported(String subject, Case benchmarkCase) {
        return notSupported.get(subject).apply(benchmarkCase);
    }

    /** Rows by metric. */
    public Map<Metric, List<Row>> tables() {
        return tables;
    }

    /**
     * The geometric mean of a subject's ratios over the cases that are no baselines, with its 95% interval from rounds: the mean
     * over all cases is taken in each, so it does not matter how cases move together.
     *
     * @return empty if subjects did not take turns, if a case has no ratio, or if fewer than two cases are no baselines
     */
    public Optional<Estimate> geometricMean(Metric metric, int subject) {
        List<Row> meant = tables.get(metric).stream()
                .filter(row -> !row.benchmarkCase().isBaseline())
                .toList();
        if (!paired
                || meant.size() < 2
                || meant.stream()
                        .anyMatch(row ->
                                row.cells().get(subject).flatMap(Cell::change).isEmpty())) {
            return Optional.empty();
        }
        return PairTable.of(samples, pairs, subjects.get(0), subjects.get(subject), metric, pairs.pairing(metric))
                .geometricMean(meant.stream().map(Row::benchmarkCase).toList())
                .map(mean -> mean.ofScores(metric));
    }
}
