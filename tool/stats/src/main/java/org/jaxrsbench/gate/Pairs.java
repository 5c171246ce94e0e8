package org.jaxrsbench.gate;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Sample;

/** The figures of pairs that were taken in slices, by what they are of; of a redone pair, those of its last forks. */
public final class Pairs {

    /** None: pairs are made of samples. */
    public static final Pairs NONE = new Pairs(List.of());

    private final Map<Key, Logs> rows = new HashMap<>();

    private record Key(int round, String subject, String baseline, Case benchmarkCase, Metric metric) {}

    /** Log ratios of goodness, positive is better. */
    record Logs(double difference, double total) {}

    /** Takes the rows of {@code pairs.csv}, in their order. */
    public Pairs(Collection<PairRow> all) {
        all.forEach(this::add);
    }

    private void add(PairRow row) {
        Case of = row.benchmarkCase();
        rows.put(
                new Key(row.round(), row.subject(), row.baseline(), of, row.metric()),
                new Logs(row.logRatio(), row.logRatioTotal()));
        rows.put(
                new Key(row.round(), row.baseline(), row.subject(), of, row.metric()),
                new Logs(-row.logRatio(), -row.logRatioTotal()));
    }

    /** How to pair two subjects in a metric: by these figures if they have it, or else by samples. */
    public Pairing pairing(Metric metric, String baseline, String subject) {
        return rows.keySet().stream()
                        .anyMatch(key -> key.metric() == metric
                                && key.baseline().equals(baseline)
                                && key.subject().equals(subject))
                ? Pairing.SLICES
                : Pairing.TURNS;
    }

    /**
     * Why a case cannot be judged in a metric: its pairs have others.
     *
     * @return empty if it can, or if it has no pairs
     */
    Optional<String> flaw(Case of, Metric metric) {
        EnumSet<Metric> have = rows.keySet().stream()
                .filter(key -> key.benchmarkCase().equals(of))
                .map(Key::metric)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Metric.class)));
        return have.isEmpty() || have.contains(metric)
                ? Optional.empty()
                : Optional.of(of + ": its pairs have "
                        + have.stream().map(Metric::label).collect(Collectors.joining(", ")) + ", and no "
                        + metric.label() + "; expected another --metric");
    }

    /** The log ratios of two forks in a round; none if their cases differ. */
    Optional<Logs> of(int round, Pair pair, Metric metric) {
        Sample one = pair.baseline().get(0);
        Sample other = pair.candidate().get(0);
        return one.benchmarkCase().equals(other.benchmarkCase())
                ? of(round, other.subject(), one.subject(), one.benchmarkCase(), metric)
                : Optional.empty();
    }

    /** A pair's figures, whichever way round it was written. */
    Optional<Logs> of(int round, String subject, String baseline, Case benchmarkCase, Metric metric) {
        return Optional.ofNullable(rows.get(new Key(round, subject, baseline, benchmarkCase, metric)));
    }
}
