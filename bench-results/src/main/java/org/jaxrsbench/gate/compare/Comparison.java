package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * Subjects side by side, each against the first one or a given one, which then comes first. A change is a ratio of
 * scores with its 95% interval: the gate's own if rounds were measured as pairs, else by Welch's t on the logarithms of
 * the forks' medians. Without an interval there is no change.
 */
public final class Comparison {

    private final List<Sample> samples;
    private final List<String> subjects;
    private final Settings settings;
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

    /**
     * What is compared, and how.
     *
     * @param metrics the tables, in order
     * @param baseline the subject that the others are compared with; empty for the first one measured
     * @param paired whether forks of the same round are pairs
     * @param pairs the figures of pairs, of a run in slices
     * @param references implementations that were written to compare with, and that nobody uses: their subjects come last
     * @param notSupported why a subject cannot run a case, if it says that it cannot
     */
    public record Settings(
            List<Metric> metrics,
            Optional<String> baseline,
            boolean paired,
            Pairs pairs,
            Set<String> references,
            BiFunction<String, Case, Optional<String>> notSupported) {}

    private record Key(String subject, Case benchmarkCase, Metric metric) {}

    /**
     * Compares.
     *
     * @param samples of one or several runs
     * @throws BadInputException if the baseline was not measured
     */
    public Comparison(List<Sample> samples, Settings settings) {
        this.samples = List.copyOf(samples);
        this.settings = settings;
        subjects = subjects(samples, settings);
        Map<Key, Summary> summaries = new HashMap<>();
        Summary.of(samples).forEach(s -> summaries.put(new Key(s.subject().label(), s.benchmarkCase(), s.metric()), s));
        Map<Key, List<Sample>> byKey = samples.stream()
                .filter(s -> s.status() == Status.OK)
                .collect(Collectors.groupingBy(s -> new Key(s.subject(), s.benchmarkCase(), s.metric())));
        Set<Case> cases = new LinkedHashSet<>();
        samples.forEach(s -> cases.add(s.benchmarkCase()));
        for (Metric metric : settings.metrics()) {
            List<Row> rows = cases.stream()
                    .map(c -> row(c, metric, summaries, byKey))
                    .filter(row -> row.cells().stream().anyMatch(Optional::isPresent))
                    .toList();
            if (!rows.isEmpty()) {
                tables.put(metric, rows);
            }
        }
    }

    private static List<String> subjects(List<Sample> samples, Settings settings) {
        Map<String, String> implementations = new LinkedHashMap<>();
        samples.forEach(s -> implementations.put(s.subject(), s.implementation()));
        settings.baseline().ifPresent(baseline -> {
            if (!implementations.containsKey(baseline)) {
                throw new BadInputException("baseline '" + baseline + "' was not measured; expected one of "
                        + String.join(", ", implementations.keySet()));
            }
        });
        return implementations.keySet().stream()
                .sorted(Comparator.comparing(
                                (String label) -> !settings.baseline().equals(Optional.of(label)))
                        .thenComparing(label -> settings.references().contains(implementations.get(label))))
                .toList();
    }

    private Row row(Case benchmarkCase, Metric metric, Map<Key, Summary> summaries, Map<Key, List<Sample>> byKey) {
        List<Sample> first = byKey.getOrDefault(new Key(subjects.get(0), benchmarkCase, metric), List.of());
        List<Optional<Cell>> cells = new ArrayList<>();
        for (int i = 0; i < subjects.size(); i++) {
            Key key = new Key(subjects.get(i), benchmarkCase, metric);
            Optional<Estimate> change = i == 0
                    ? Optional.empty()
                    : ratio(first, byKey.getOrDefault(key, List.of()), metric, settings.paired(), settings.pairs());
            cells.add(Optional.ofNullable(summaries.get(key)).map(s -> new Cell(s, change)));
        }
        return new Row(benchmarkCase, cells);
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

    /** Whether the subjects took turns, so that a drift of the machine is not in the ratios. */
    public boolean paired() {
        return settings.paired();
    }

    /** Labels of the subjects, the first one being what the others are compared with. */
    public List<String> subjects() {
        return subjects;
    }

    /** Why a subject has no figures of a case, if it declares that it cannot run it. */
    public Optional<String> whyNotSupported(String subject, Case benchmarkCase) {
        return settings.notSupported().apply(subject, benchmarkCase);
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
        if (!paired()
                || meant.size() < 2
                || meant.stream()
                        .anyMatch(row ->
                                row.cells().get(subject).flatMap(Cell::change).isEmpty())) {
            return Optional.empty();
        }
        Pairs pairs = settings.pairs();
        PairTable table =
                PairTable.of(samples, pairs, subjects.get(0), subjects.get(subject), metric, pairs.pairing(metric));
        return Optional.of(Estimate.ofPairs(table.means(
                                meant.stream().map(Row::benchmarkCase).toList()))
                        .ofScores(metric))
                .filter(Estimate::hasInterval);
    }
}
