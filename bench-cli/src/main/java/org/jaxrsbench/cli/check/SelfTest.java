package org.jaxrsbench.cli.check;

import java.util.Arrays;
import java.util.List;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.MeasuredRates.FamilyRates;
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
     * Measures the first case, as many rounds as a check may take and as many again slowed down, and gives the gate's rates on
     * the pairs that could be measured.
     *
     * @param metric what is gated
     * @throws MeasurementFailedException if a fork failed, or the machine was too busy for as many pairs as a first look takes
     */
    public FamilyRates rates(GateSettings settings, Metric metric) {
        int rounds = settings.mostRounds();
        Sample.Case one = pair.cases().get(0);
        pair.measure(List.of(one), 1, rounds, c -> "");
        double[][] same = measured(settings, one, metric, 0, rounds);
        pair.slowCandidate(rounds + 1, MeasuredRates.burnNanos(pair.samples(), one));
        pair.measure(List.of(one), rounds + 1, 2 * rounds, c -> "  slowed");
        double[][] slowed = measured(settings, one, metric, rounds, 2 * rounds);
        return new MeasuredRates(settings)
                .of(new MeasuredRates.Family(pair.data().baseline() + " " + one, same, slowed));
    }

    /** The rounds after the first ones that have a pair. */
    private double[][] measured(GateSettings settings, Sample.Case one, Metric metric, int after, int last) {
        double[][] all = pair.data(s -> after == 0 || isBurned(s))
                .table(List.of(one), metric, last)
                .differences();
        double[][] pairs = Arrays.stream(all)
                .skip(after)
                .filter(row -> !Double.isNaN(row[0]))
                .toArray(double[][]::new);
        if (pair.failed() || pairs.length < settings.fewestRounds()) {
            throw new MeasurementFailedException("a fork failed, or the machine was too busy, for " + one);
        }
        return pairs;
    }

    /** Forks that are told which case a window is for burn in every second one of a case. */
    private boolean isBurned(Sample sample) {
        return !pair.grouped() || sample.iteration() % 2 == 0;
    }
}
