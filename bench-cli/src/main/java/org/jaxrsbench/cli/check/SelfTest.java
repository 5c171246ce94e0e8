package org.jaxrsbench.cli.check;

import java.util.Arrays;
import java.util.List;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.MeasuredRates.FamilyRates;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.text.CaseNames;

/** Measures a subject against itself, and against itself slowed down: what the gate shows on this machine. */
public final class SelfTest {

    private final SubjectPair pair;

    /** Of one subject twice. */
    public SelfTest(SubjectPair pair) {
        this.pair = pair;
    }

    /**
     * Measures all cases, as many rounds as a check may take and as many again with the first one slowed down, and gives the
     * gate's rates on the pairs that could be measured.
     *
     * @param metric what is gated
     * @throws MeasurementFailedException if a fork failed, or the machine was too busy for as many pairs as a first look takes
     */
    public FamilyRates rates(GateSettings settings, Metric metric) {
        int rounds = settings.mostRounds();
        List<Case> cases = pair.cases();
        Case slow = cases.get(0);
        pair.measure(cases, 1, rounds, c -> "");
        double[][] same = measured(settings, cases, metric, 0, rounds);
        pair.slowCandidate(slow, rounds + 1, MeasuredRates.burnNanos(pair.samples(), slow, MeasuredRates.SLOWDOWN));
        pair.measure(cases, rounds + 1, 2 * rounds, c -> c.equals(slow) ? "  slowed" : "");
        double[][] slowed = Arrays.stream(measured(settings, List.of(slow), metric, rounds, 2 * rounds))
                .map(round -> besideNothing(round[0], cases.size()))
                .toArray(double[][]::new);
        return new MeasuredRates(settings)
                .of(new MeasuredRates.Family(
                        pair.baseline() + ", " + CaseNames.of(slow) + " slowed",
                        same,
                        List.of(new MeasuredRates.Slowed(MeasuredRates.SLOWDOWN, slowed))));
    }

    /** A round of the first case alone: the others were measured beside one that was slowed, and say nothing. */
    private static double[] besideNothing(double first, int cases) {
        double[] round = new double[cases];
        Arrays.fill(round, Double.NaN);
        round[0] = first;
        return round;
    }

    /** The rounds after the first ones that have a pair. */
    private double[][] measured(GateSettings settings, List<Case> cases, Metric metric, int after, int last) {
        double[][] all =
                pair.table(metric, s -> after == 0 || isBurned(s)).of(cases).differences();
        double[][] pairs = Arrays.stream(all)
                .skip(after)
                .filter(row -> Arrays.stream(row).anyMatch(d -> !Double.isNaN(d)))
                .toArray(double[][]::new);
        if (pair.failed() || pairs.length < settings.fewestRounds()) {
            throw new MeasurementFailedException("a fork failed, or the machine was too busy, for "
                    + CaseNames.of(cases.get(0)) + "; only " + pairs.length + " rounds have a pair");
        }
        return pairs;
    }

    /** Forks that are told which case a window is for burn in every second one of a case. */
    private boolean isBurned(Sample sample) {
        return !pair.grouped() || sample.iteration() % 2 == 0;
    }
}
