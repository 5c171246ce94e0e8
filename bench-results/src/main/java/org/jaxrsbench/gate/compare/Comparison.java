package org.jaxrsbench.gate.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * Subjects side by side, each against the first one or a given one, which then comes first. A change is a ratio of
 * scores with its 95% interval: from the log ratios of pairs if rounds were measured as pairs, else by Welch's t on
 * the logarithms of the forks' medians. Without an interval there is no change.
 */
public final class Comparison {

    private final List<String> subjects;
    private final boolean paired;
    private final BiFunction<String, Sample.Case, Optional<String>> notSupported;
    private final Map<Metric, List<Row>> tables = new LinkedHashMap<>();
    private final Map<Metric, List<Optional<Change>>> means = new HashMap<>();

    /**
     * A case in a table.
     *
     * @param benchmarkCase the case
     * @param cells one a subject, in order; empty if it was not measured
     */
    public record Row(Sample.Case benchmarkCase, List<Optional<Cell>> cells) {}

    /**
     * One subject's figures.
     *
     * @param summary median and interval
     * @param change against the first subject; empty for the first, or if there are too few forks
     */
    public record Cell(Summary summary, Optional<Change> change) {}

    /**
     * A ratio of scores.
     *
     * @param ratio estimate
     * @param low lower end of its 95% interval
     * @param high upper end
     */
    public record Change(double ratio, double low, double high) {

        /** Whether the interval leaves out "no change". */
        public boolean clear() {
            return low > 1 || high < 1;
        }
    }

    /**
     * What is compared, and how.
     *
     * @param metrics the tables, in order
     * @param baseline the subject that the others are compared with; empty for the first one measured
     * @param paired whether forks of the same round are pairs
     * @param references implementations that were written to compare with, and that nobody uses: their subjects come last
     * @param notSupported why a subject cannot run a case, if it says that it cannot
     */
    public record Settings(
            List<Metric> metrics,
            Optional<String> baseline,
            boolean paired,
            Set<String> references,
            BiFunction<String, Sample.Case, Optional<String>> notSupported) {}

    private record Key(String subject, Sample.Case benchmarkCase, Metric metric) {}

    /** The figures that a table is made of. */
    private record Figures(Map<Key, Summary> summaries, Map<Key, Map<Integer, double[]>> forks) {

        private Map<Integer, double[]> of(String subject, Row row, Metric metric) {
            return forks.get(new Key(subject, row.benchmarkCase(), metric));
        }

        private static Figures of(List<Sample> samples) {
            Map<Key, Summary> summaries = new HashMap<>();
            for (Summary s : Summary.of(samples)) {
                summaries.put(new Key(s.first().subject(), s.first().benchmarkCase(), s.metric()), s);
            }
            Map<Key, List<Sample>> byKey = new HashMap<>();
            samples.forEach(s -> byKey.computeIfAbsent(
                            new Key(s.subject(), s.benchmarkCase(), s.metric()), k -> new ArrayList<>())
                    .add(s));
            Map<Key, Map<Integer, double[]>> forks = new HashMap<>();
            byKey.forEach((key, own) -> forks.put(key, byRound(own)));
            return new Figures(summaries, forks);
        }
    }

    /**
     * Compares.
     *
     * @param samples of one or several runs
     * @throws BadInputException if the baseline was not measured
     */
    public Comparison(List<Sample> samples, Settings settings) {
        notSupported = settings.notSupported();
        paired = settings.paired();
        subjects = subjects(samples, settings);
        Figures figures = Figures.of(samples);
        Set<Sample.Case> cases = new LinkedHashSet<>();
        samples.forEach(s -> cases.add(s.benchmarkCase()));
        for (Metric metric : settings.metrics()) {
            List<Row> rows = cases.stream()
                    .map(c -> row(c, metric, figures, settings.paired()))
                    .filter(row -> row.cells().stream().anyMatch(Optional::isPresent))
                    .toList();
            if (!rows.isEmpty()) {
                tables.put(metric, rows);
                means.put(
                        metric,
                        IntStream.range(0, subjects.size())
                                .mapToObj(i -> geometricMean(rows, metric, i, figures))
                                .toList());
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

    private Row row(Sample.Case benchmarkCase, Metric metric, Figures figures, boolean paired) {
        List<Optional<Cell>> cells = new ArrayList<>();
        Map<Integer, double[]> first = figures.forks().get(new Key(subjects.get(0), benchmarkCase, metric));
        for (int i = 0; i < subjects.size(); i++) {
            Key key = new Key(subjects.get(i), benchmarkCase, metric);
            Map<Integer, double[]> own = figures.forks().get(key);
            Optional<Change> change =
                    i == 0 || first == null || own == null ? Optional.empty() : change(first, own, paired);
            cells.add(Optional.ofNullable(figures.summaries().get(key)).map(s -> new Cell(s, change)));
        }
        return new Row(benchmarkCase, cells);
    }

    /**
     * The ratio of what one set of forks scored to what another did.
     *
     * @param first samples of one subject, case and metric
     * @param other samples of another
     * @param paired whether forks of the same round are pairs
     * @return empty if there are too few forks
     */
    public static Optional<Change> ratio(List<Sample> first, List<Sample> other, boolean paired) {
        return change(byRound(first), byRound(other), paired);
    }

    /**
     * The ratio of each pair of forks, in order of rounds.
     *
     * @param first samples of one subject, case and metric
     * @param other samples of another
     */
    public static List<Double> pairRatios(List<Sample> first, List<Sample> other) {
        return Ratios.pairs(byRound(first), byRound(other)).values().stream()
                .map(StrictMath::exp)
                .toList();
    }

    /**
     * The ratio that pairs give, with its 95% interval by Student's t.
     *
     * @param logs logarithm of the ratio of each pair
     * @return empty if there are too few pairs
     */
    public static Optional<Change> ofLogRatios(double[] logs) {
        return Ratios.ofLogs(logs);
    }

    private static Optional<Change> change(Map<Integer, double[]> first, Map<Integer, double[]> other, boolean paired) {
        return paired ? Ratios.ofPairs(first, other) : Ratios.ofForks(first, other);
    }

    private static Map<Integer, double[]> byRound(List<Sample> samples) {
        Map<Integer, List<Double>> values = new LinkedHashMap<>();
        samples.stream()
                .filter(s -> s.status() == Status.OK)
                .forEach(s -> values.computeIfAbsent(s.round(), k -> new ArrayList<>())
                        .add(s.value()));
        Map<Integer, double[]> rounds = new LinkedHashMap<>();
        values.forEach((round, list) ->
                rounds.put(round, list.stream().mapToDouble(Double::doubleValue).toArray()));
        return rounds;
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
    public Optional<String> whyNotSupported(String subject, Sample.Case benchmarkCase) {
        return notSupported.apply(subject, benchmarkCase);
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
    public Optional<Change> geometricMean(Metric metric, int subject) {
        return means.get(metric).get(subject);
    }

    private Optional<Change> geometricMean(List<Row> rows, Metric metric, int subject, Figures figures) {
        List<Row> meant =
                rows.stream().filter(row -> !row.benchmarkCase().isBaseline()).toList();
        if (!paired
                || meant.size() < 2
                || meant.stream()
                        .anyMatch(row ->
                                row.cells().get(subject).flatMap(Cell::change).isEmpty())) {
            return Optional.empty();
        }
        return Ratios.ofRounds(meant.stream()
                .map(row -> Ratios.pairs(
                        figures.of(subjects.get(0), row, metric), figures.of(subjects.get(subject), row, metric)))
                .toList());
    }
}
