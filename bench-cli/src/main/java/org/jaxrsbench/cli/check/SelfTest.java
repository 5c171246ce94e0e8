package org.jaxrsbench.cli.check;

import java.util.List;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.MeasuredRates.FamilyRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/** Measures a subject against itself, and against itself slowed down: what the gate shows on this machine. */
public final class SelfTest {

    private final SubjectPair pair;

    /** Of one subject twice. */
    public SelfTest(SubjectPair pair) {
        this.pair = pair;
    }

    /**
     * Measures the first case and gives the gate's rates on its pairs.
     *
     * @param metric what is gated
     * @throws MeasurementFailedException if a fork failed, or the machine was too busy
     */
    public List<FamilyRates> rates(GateSettings settings, Metric metric) {
        int pairs = settings.firstRounds() + settings.moreRounds();
        Sample.Case one = pair.cases().get(0);
        pair.measure(List.of(one), 1, pairs, c -> "");
        requireAll(one);
        pair.slowCandidate(MeasuredRates.burnNanos(pair.samples(), one));
        pair.measure(List.of(one), pairs + 1, 2 * pairs, c -> "  slowed");
        requireAll(one);
        PairedData data = pair.data();
        Rule.Pairs all = data.forRule(one, metric, pairs);
        MeasuredRates.Cell cell = new MeasuredRates.Cell(data.baseline() + " " + one, all.first(), all.more());
        return new MeasuredRates(settings, List.of(cell)).byFamily();
    }

    private void requireAll(Sample.Case one) {
        if (pair.settled(List.of(one)).isEmpty()) {
            throw new MeasurementFailedException("a fork failed, or the machine was too busy, for " + one);
        }
    }
}
