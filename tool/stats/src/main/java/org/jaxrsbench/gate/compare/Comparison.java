package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.stats.Summary;

/**
 * Subjects of one or several runs side by side, each against the first one or a given one, which then comes first. A change is
 * a ratio of scores with its 95% interval: the gate's own if rounds were measured as pairs, else by Welch's t on the logarithms
 * of the forks' medians. Without an interval there is no change.
 */
public final class Comparison {

    /** The rows that are compared. */
    public enum SideBySide {
        /** The subjects, case by case. */
        SUBJECTS,
        /** The cases, subject by subject. */
        CASES
    }

    private final List<Run> runs;
    private final JoinedRuns joined;
    private final Map<Key, List<Sample>> valid = new HashMap<>();
    private final Set<Case> cases = new LinkedHashSet<>();
    private final Map<List<Object>, Set<Fork>> forks = new HashMap<>();
    private final List<String> subjects;
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
     * @param change against the first subject; empty for the first, and of one that took turns with it if there are too few forks for an interval
     */
    public record Cell(Summary summary, Optional<Estimate> change) {}

    /**
     * A condition that was not the same for a subject as for the first one.
     *
     * @param key of the environment
     * @param first the first subject's value; empty if it was not recorded
     * @param own this subject's, likewise
     */
    public record Difference(String subject, String key, String first, String own) {}

    private record Key(Metric metric, Case benchmarkCase, String subject) {}

    /** One run, whatever its fingerprint, without tables. */
    public Comparison(Run run, SideBySide of) {
        this(List.of(run), of, List.of(), Optional.empty(), Set.of());
    }

    /**
     * Compares.
     *
     * @param runs one or more; where several have a subject, it is told apart by the name of the run
     * @param metrics the tables, in order
     * @param baseline what the others are compared with, of the first run that has it; empty for the first one measured
     * @param references implementations that show what could be reached at best: their subjects come last
     * @throws BadInputException if the baseline was not measured
     */
    public Comparison(
            List<Run> runs, SideBySide of, List<Metric> metrics, Optional<String> baseline, Set<String> references) {
        this.runs = runs;
        joined = new JoinedRuns(runs, of);
        joined.samples().forEach(this::add);
        subjects = subjects(baseline, references);
        metrics.forEach(this::fillTable);
    }

    private void add(Sample sample) {
        Case of = sample.benchmarkCase();
        cases.add(of);
        forks.computeIfAbsent(List.of(sample.subject(), of, sample.status()), k -> new HashSet<>())
                .add(sample.in());
        if (sample.status() == Status.OK) {
            valid.computeIfAbsent(new Key(sample.metric(), of, sample.subject()), k -> new ArrayList<>())
                    .add(sample);
        }
    }

    private List<String> subjects(Optional<String> asked, Set<String> references) {
        Map<String, String> implementations = new LinkedHashMap<>();
        joined.samples().forEach(s -> implementations.put(s.subject(), s.from().implementation()));
        Optional<String> baseline = asked.map(name -> implementations.keySet().stream()
                .filter(label ->
                        label.equals(name) || joined.origin(label).subject().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException("baseline '" + name + "' was not measured; expected one of "
                        + String.join(", ", implementations.keySet()))));
        return implementations.keySet().stream()
                .sorted(Comparator.comparing((String label) -> !baseline.equals(Optional.of(label)))
                        .thenComparing(label -> references.contains(implementations.get(label))))
                .toList();
    }

    private void fillTable(Metric metric) {
        List<Row> rows =
                cases(metric).stream().map(c -> new Row(c, cells(metric, c))).toList();
        if (!rows.isEmpty()) {
            tables.put(metric, rows);
        }
    }

    private List<Optional<Cell>> cells(Metric metric, Case of) {
        String first = subjects.get(0);
        return subjects.stream()
                .map(subject -> Summary.of(valid(metric, of, subject)).stream()
                        .findFirst()
                        .map(summary -> new Cell(
                                summary,
                                Optional.of(subject)
                                        .filter(other -> !other.equals(first))
                                        .map(other -> goodness(metric, of, first, other)
                                                .ofScores(metric))
                                        .filter(change -> change.hasInterval()
                                                || !joined.tookTurns(first, subject) && !Double.isNaN(change.log())))))
                .toList();
    }

    private List<Sample> valid(Metric metric, Case of, String subject) {
        return valid.getOrDefault(new Key(metric, of, subject), List.of());
    }

    /** Whether a subject has a valid sample of a case. */
    public boolean has(Metric metric, Case of, String subject) {
        return valid.containsKey(new Key(metric, of, subject));
    }

    /** The cases that a subject has a valid sample of in one of these metrics, in the order in which they were measured. */
    public List<Case> cases(Collection<Metric> metrics) {
        return cases.stream()
                .filter(c -> subjects.stream().anyMatch(s -> metrics.stream().anyMatch(metric -> has(metric, c, s))))
                .toList();
    }

    /** The cases that have a metric. */
    public List<Case> cases(Metric metric) {
        return cases(List.of(metric));
    }

    /**
     * Whether a ratio says anything: every fork of both subjects has more than nothing. Of bytes it has one an operation at least;
     * below that the figure is what JVM and profiler allocate beside the operation, over how many operations there were.
     */
    public boolean hasRatio(Metric metric, Case of, String baseline, String subject) {
        return Stream.of(baseline, subject)
                .flatMapToDouble(one -> Arrays.stream(Summary.forkMedians(valid(metric, of, one))))
                .allMatch(median -> metric == Metric.ALLOC ? median >= 1 : median > 0);
    }

    /**
     * How much better a subject is than another one.
     *
     * @return positive if it is better; without an interval, or {@link Estimate#NONE}, if there are too few forks or {@link #hasRatio} is
     *     false
     */
    public Estimate goodness(Metric metric, Case of, String baseline, String subject) {
        if (!hasRatio(metric, of, baseline, subject)) {
            return Estimate.NONE;
        }
        return joined.tookTurns(baseline, subject)
                ? Estimate.ofPairs(differences(metric, of, baseline, subject))
                : Estimate.ofForks(logs(valid(metric, of, baseline)), logs(valid(metric, of, subject)))
                        .ofScores(metric);
    }

    /** The log ratios of goodness that this is an estimate of; none if the two did not take turns. */
    public double[] differences(Metric metric, Case of, String baseline, String subject) {
        return joined.tookTurns(baseline, subject)
                ? PairTable.differences(valid(metric, of, baseline), valid(metric, of, subject), metric, joined.pairs())
                : new double[0];
    }

    /**
     * How much better a subject is than another one that it took turns with, over cases: the mean is taken in each round that all of
     * them have, so it does not matter how cases move together.
     *
     * @return empty if there are too few rounds for an interval
     */
    public Optional<Estimate> goodness(Metric metric, List<Case> of, String baseline, String subject) {
        Pairs pairs = joined.pairs();
        Pairing pairing = pairs.pairing(metric, baseline, subject);
        return PairTable.of(joined.samples(), pairs, baseline, subject, metric, pairing)
                .geometricMean(of);
    }

    /** The logarithm of the median of each fork. */
    private static double[] logs(List<Sample> samples) {
        return Arrays.stream(Summary.forkMedians(samples)).map(StrictMath::log).toArray();
    }

    /** The metrics that have a valid sample; none if every fork failed. */
    public Set<Metric> measured() {
        return valid.keySet().stream()
                .map(Key::metric)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Metric.class)));
    }

    /** The subjects that did not take turns with the first one, so that a drift of the machine is in their ratios. */
    public List<String> apart() {
        return subjects.stream()
                .filter(subject -> !joined.tookTurns(subjects.get(0), subject))
                .filter(subject -> !subject.equals(subjects.get(0)))
                .toList();
    }

    /** Labels of the subjects, the first one being what the others are compared with. */
    public List<String> subjects() {
        return subjects;
    }

    /** Why a subject has no figures of a case, if it declares that it cannot run it. */
    public Optional<String> whyNotSupported(String subject, Case benchmarkCase) {
        return environment(subject)
                .whyNotSupported(
                        joined.origin(subject).subject(),
                        joined.measured(subject, benchmarkCase).toString());
    }

    /** The runs. */
    public List<Run> runs() {
        return runs;
    }

    /** Parameters that a benchmark has in some subjects only. */
    public List<AddedParams> added() {
        return joined.added();
    }

    /** Whether there is one subject only, or another one has a figure beside one of the first. */
    public boolean isComparable() {
        return subjects.size() == 1
                || subjects.stream().skip(1).anyMatch(other -> !common(other).isEmpty());
    }

    /** The rows in which the first subject and another one have figures. */
    private List<Case> common(String subject) {
        return tables.values().stream()
                .flatMap(List::stream)
                .filter(row -> row.cells().get(0).isPresent()
                        && row.cells().get(subjects.indexOf(subject)).isPresent())
                .map(Row::benchmarkCase)
                .distinct()
                .toList();
    }

    /** The forks of a subject that ended so, in a case. */
    public long forks(String subject, Case benchmarkCase, Status status) {
        return forks.getOrDefault(List.of(subject, benchmarkCase, status), Set.of())
                .size();
    }

    /** All cases, those that have no row as well. */
    public Set<Case> cases() {
        return cases;
    }

    /** The conditions that were not the same for all subjects, with the rows that they concern; none if these are of one run. */
    public Map<Difference, List<Case>> differences() {
        Map<Difference, List<Case>> found = new LinkedHashMap<>();
        String first = subjects.get(0);
        for (String subject : subjects) {
            boolean imported = isImported(first) || isImported(subject);
            if (imported || environment(first) != environment(subject)) {
                Set<String> keys = new LinkedHashSet<>(environment(first).compared());
                keys.addAll(environment(subject).compared());
                String own = joined.origin(subject).subject();
                if (joined.origin(first).subject().equals(own)) {
                    keys.add(Environment.ENGINE + own);
                }
                for (String key : keys) {
                    for (Case of : common(subject)) {
                        Difference values =
                                new Difference(subject, key, value(first, key, of), value(subject, key, of));
                        boolean known = !imported
                                || Stream.of(values.first, values.own).noneMatch(Set.of("", "unknown")::contains);
                        if (known && !values.first.equals(values.own)) {
                            found.computeIfAbsent(values, k -> new ArrayList<>())
                                    .add(of);
                        }
                    }
                }
            }
        }
        return found;
    }

    private Environment environment(String subject) {
        return joined.origin(subject).run().environment();
    }

    /** JMH says nothing of the machine. */
    private boolean isImported(String subject) {
        return environment(subject).get("tier").equals(Optional.of("imported"));
    }

    private String value(String subject, String key, Case of) {
        return environment(subject)
                .get(key, joined.origin(subject).subject(), joined.measured(subject, of))
                .orElse("");
    }

    /** Rows by metric. */
    public Map<Metric, List<Row>> tables() {
        return tables;
    }

    /**
     * The geometric mean of a subject's ratios of scores over the cases that are no baselines, with its 95% interval.
     *
     * @return empty if subjects did not take turns, if a case has no ratio, or if fewer than two cases are no baselines
     */
    public Optional<Estimate> geometricMean(Metric metric, int subject) {
        List<Row> meant = tables.get(metric).stream()
                .filter(row -> !row.benchmarkCase().isBaseline())
                .toList();
        boolean all = meant.stream()
                .allMatch(row -> row.cells().get(subject).flatMap(Cell::change).isPresent());
        if (!joined.tookTurns(subjects.get(0), subjects.get(subject)) || meant.size() < 2 || !all) {
            return Optional.empty();
        }
        List<Case> of = meant.stream().map(Row::benchmarkCase).toList();
        return goodness(metric, of, subjects.get(0), subjects.get(subject)).map(mean -> mean.ofScores(metric));
    }
}
