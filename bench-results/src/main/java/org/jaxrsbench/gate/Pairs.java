package org.jaxrsbench.gate;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.PairRow;
import org.jaxrsbench.results.Sample;

/** The figures of pairs that were taken in slices, by what they are of; of a redone pair, those of its last forks. */
public final class Pairs {

    /** None: pairs are made of samples. */
    public static final Pairs NONE = new Pairs(List.of());

    private final Map<Key, PairRow> rows = new HashMap<>();

    private record Key(int round, String subject, String baseline, Case benchmarkCase, Metric metric) {}

    /** Log ratios of goodness, positive is better. */
    record Logs(double difference, double total) {}

    /** Of the rows of {@code pairs.csv}, in their order. */
    public Pairs(Collection<PairRow> all) {
        all.forEach(this::add);
    }

    /** One more, which takes the place of an earlier one of the same round. */
    public void add(PairRow row) {
        rows.put(new Key(row.round(), row.subject(), row.baseline(), row.benchmarkCase(), row.metric()), row);
    }

    /** How to pair in a metric: by these figures if they have it, or else by samples. */
    public Pairing pairing(Metric metric) {
        return rows.keySet().stream().anyMatch(key -> key.metric() == metric) ? Pairing.SLICES : Pairing.TURNS;
    }

    /** Whether there is none at all. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The same of a case of two subjects, of which these are samples; none of two cases. */
    Optional<Logs> of(int round, Collection<Sample> baseline, Collection<Sample> candidate, Metric metric) {
        if (rows.isEmpty() || baseline.isEmpty() || candidate.isEmpty()) {
            return Optional.empty();
        }
        Sample one = baseline.iterator().next();
        Sample other = candidate.iterator().next();
        return one.benchmarkCase().equals(other.benchmarkCase())
                ? of(round, other.subject(), one.subject(), one.benchmarkCase(), metric)
                : Optional.empty();
    }

    /** A pair's figures, whichever way round it was written. */
    Optional<Logs> of(int round, String subject, String baseline, Case benchmarkCase, Metric metric) {
        PairRow row = rows.get(new Key(round, subject, baseline, benchmarkCase, metric));
        if (row != null) {
            return Optional.of(new Logs(row.logRatio(), row.logRatioTotal()));
        }
        PairRow turned = rows.get(new Key(round, baseline, subject, benchmarkCase, metric));
        return Optional.ofNullable(turned).map(r -> new Logs(-r.logRatio(), -r.logRatioTotal()));
    }
}
