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
import org.apache.commons.statistics.distribution.TDistribution;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * Subjects side by side, each against the first one or a given one, which then stands first. A change is a ratio of
 * scores with its 95% interval: from the log ratios of pairs where rounds were measured as pairs, else by Welch's t on
 * the logarithms of the forks' medians. Without an interval there is no change.
 */
public final class Comparison {

    private static final double TAIL = 0.025;
    private static final String FLOOR = "floor";

    private final List<String> subjects;
    private final BiFunction<String, Sample.Case, Optional<String>> notSupported;
    private final Map<Metric, List<Row>> tables = new LinkedHashMap<>();

    /**
     * A case in a table.
     *
     * @param benchmarkCase the case
     * @param cells one a subject, in order; empty where it was not measured
     */
    public record Row(Sample.Case benchmarkCase, List<Optional<Cell>> cells) {}

    /**
     * One subject's figures.
     *
     * @param summary median and interval
     * @param change against the first subject; empty for the first, or where there are too few forks
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
     * Compares.
     *
     * @param samples of one or several runs
     * @param metrics the tables, in order
     * @param baseline the subject that the others are compared with; null for the first one measured
     * @param paired whether forks of the same round are pairs
     * @param notSupported why a subject cannot run a case, where it says that it cannot
     * @throws BadInputException where the baseline was not measured
     */
    public Comparison(
            List<Sample> samples,
            List<Metric> metrics,
            String baseline,
            boolean paired,
            BiFunction<String, Sample.Case, Optional<String>> notSupported) {
        this.notSupported = notSupported;
        Map<Key, Map<Integer, double[]>> forks = new LinkedHashMap<>();
        Map<Key, Summary> summaries = new LinkedHashMap<>();
        Set<Sample.Case> cases = new LinkedHashSet<>();
        Set<String> labels = new LinkedHashSet<>();
        Map<String, String> implementations = new HashMap<>();
        for (Summary s : Summary.of(samples)) {
            summaries.put(new Key(s.first().subject(), s.first().benchmarkCase(), s.metric()), s);
        }
        Map<Key, Map<Integer, List<Double>>> values = new LinkedHashMap<>();
        for (Sample s : samples) {
            cases.add(s.benchmarkCase());
            labels.add(s.subject());
            implementations.put(s.subject(), s.implementation());
            if (s.status() == Status.OK) {
                values.computeIfAbsent(new Key(s.subject(), s.benchmarkCase(), s.metric()), k -> new LinkedHashMap<>())
                        .computeIfAbsent(s.round(), k -> new ArrayList<>())
                        .add(s.value());
            }
        }
        values.forEach((key, rounds) -> {
            Map<Integer, double[]> medians = new LinkedHashMap<>();
            rounds.forEach((round, list) -> medians.put(
                    round, list.stream().mapToDouble(Double::doubleValue).toArray()));
            forks.put(key, medians);
        });
        if (baseline != null && !labels.contains(baseline)) {
            throw new BadInputException(
                    "baseline '" + baseline + "' was not measured; there are " + String.join(", ", labels));
        }
        // What a subject could reach at best stands last, as a floor does.
        subjects = labels.stream()
                .sorted(Comparator.comparing((String label) -> !label.equals(baseline))
                        .thenComparing(label -> implementations.get(label).equals(FLOOR)))
                .toList();
        for (Metric metric : metrics) {
            List<Row> rows = new ArrayList<>();
            for (Sample.Case benchmarkCase : cases) {
                rows.add(row(benchmarkCase, metric, forks, summaries, paired));
            }
            rows.removeIf(r -> r.cells().stream().allMatch(Optional::isEmpty));
            if (!rows.isEmpty()) {
                tables.put(metric, rows);
            }
        }
    }

    private record Key(String subject, Sample.Case benchmarkCase, Metric metric) {}

    private Row row(
            Sample.Case benchmarkCase,
            Metric metric,
            Map<Key, Map<Integer, double[]>> forks,
            Map<Key, Summary> summaries,
            boolean paired) {
        List<Optional<Cell>> cells = new ArrayList<>();
        Key first = new Key(subjects.get(0), benchmarkCase, metric);
        for (String subject : subjects) {
            Key key = new Key(subject, benchmarkCase, metric);
            Optional<Change> change = key.equals(first) || !forks.containsKey(first) || !forks.containsKey(key)
                    ? Optional.empty()
                    : change(forks.get(first), forks.get(key), paired);
            cells.add(Optional.ofNullable(summaries.get(key)).map(s -> new Cell(s, change)));
        }
        return new Row(benchmarkCase, cells);
    }

    /**
     * The ratio of what one set of forks scored to what another did.
     *
     * @param first samples of one subject, case and metric
     * @param other samples of another
     * @param paired whether forks of the same round are pairs
     * @return empty where there are too few forks
     */
    public static Optional<Change> ratio(List<Sample> first, List<Sample> other, boolean paired) {
        return change(byRound(first), byRound(other), paired);
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

    private static Optional<Change> change(Map<Integer, double[]> first, Map<Integer, double[]> other, boolean paired) {
        if (paired) {
            double[] logs = first.keySet().stream()
                    .filter(other::containsKey)
                    .mapToDouble(round -> logRatio(first.get(round), other.get(round)))
                    .toArray();
            return ofLogRatios(logs);
        }
        double[] a = logs(first);
        double[] b = logs(other);
        if (Math.min(a.length, b.length) < Summary.FORKS_FOR_INTERVAL || !finite(a) || !finite(b)) {
            return Optional.empty();
        }
        double va = variance(a) / a.length;
        double vb = variance(b) / b.length;
        double difference = mean(b) - mean(a);
        double freedom = va + vb == 0
                ? a.length + b.length - 2.0
                : (va + vb) * (va + vb) / (va * va / (a.length - 1) + vb * vb / (b.length - 1));
        double half = TDistribution.of(freedom).inverseSurvivalProbability(TAIL) * Math.sqrt(va + vb);
        return Optional.of(new Change(Math.exp(difference), Math.exp(difference - half), Math.exp(difference + half)));
    }

    /** Window by window where both have as many, as forks that took turns do. */
    private static double logRatio(double[] first, double[] other) {
        if (first.length != other.length) {
            return Math.log(Summary.median(other)) - Math.log(Summary.median(first));
        }
        double[] ratios = new double[first.length];
        Arrays.setAll(ratios, i -> Math.log(other[i]) - Math.log(first[i]));
        return Summary.median(ratios);
    }

    /**
     * The ratio that pairs give, with its 95% interval by Student's t.
     *
     * @param logs logarithm of the ratio of each pair
     * @return empty where there are too few pairs
     */
    public static Optional<Change> ofLogRatios(double[] logs) {
        if (logs.length < Summary.FORKS_FOR_INTERVAL || !finite(logs)) {
            return Optional.empty();
        }
        double mean = mean(logs);
        double half = TDistribution.of(logs.length - 1.0).inverseSurvivalProbability(TAIL)
                * Math.sqrt(variance(logs) / logs.length);
        return Optional.of(new Change(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half)));
    }

    private static double[] logs(Map<Integer, double[]> forks) {
        return forks.values().stream()
                .mapToDouble(v -> Math.log(Summary.median(v)))
                .toArray();
    }

    private static boolean finite(double[] values) {
        return Arrays.stream(values).allMatch(Double::isFinite);
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1);
    }

    /** Labels of the subjects, the first one being what the others are compared with. */
    public List<String> subjects() {
        return subjects;
    }

    /** Why a subject has no figures of a case, where it declares that it cannot run it. */
    public Optional<String> whyNotSupported(String subject, Sample.Case benchmarkCase) {
        return notSupported.apply(subject, benchmarkCase);
    }

    /** Rows by metric. */
    public Map<Metric, List<Row>> tables() {
        return tables;
    }

    /**
     * The geometric mean of a subject's ratios over the cases that both have; with its interval it would need their
     * correlation, so it is shown only where each of them has one, and without.
     */
    public Optional<Double> geometricMean(Metric metric, int subject) {
        List<Double> logs = new ArrayList<>();
        for (Row row : tables.get(metric)) {
            Optional<Change> change = row.cells().get(subject).flatMap(Cell::change);
            if (change.isEmpty()) {
                return Optional.empty();
            }
            logs.add(Math.log(change.get().ratio()));
        }
        return Optional.of(Math.exp(
                logs.stream().mapToDouble(Double::doubleValue).average().orElseThrow()));
    }
}
