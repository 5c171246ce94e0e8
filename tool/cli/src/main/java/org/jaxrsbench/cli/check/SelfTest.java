package org.jaxrsbench.cli.check;

import java.util.List;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.KnownPairs;
import org.jaxrsbench.stats.Summary;

/**
 * Measures a subject against itself, and against itself slowed down: what the gate shows on this machine.
 *
 * @param run of one subject twice
 */
public record SelfTest(PairedRun run) {

    /**
     * Measures all cases, as many rounds as a check may take and as many again with the first one slowed down. The run's
     * folder says so, and can be read again.
     *
     * @param metric what is gated
     * @throws MeasurementFailedException if a fork failed, or the machine was too busy for as many pairs as a first look takes
     */
    public KnownPairs measure(GateSettings settings, Metric metric) {
        int rounds = settings.mostRounds();
        List<Case> cases = run.cases().common();
        Case slow = cases.get(0);
        run.measure(cases, 1, rounds, c -> "");
        requireEnough(run.failedCases().isEmpty(), slow);
        long nanos = burnNanos(slow);
        run.tier().slowDown(1, c -> c.equals(slow) ? nanos : 0);
        KnownPairs.mark(run.recorder().environment(), run.plan().labels().get(1), slow, rounds);
        run.measure(cases, rounds + 1, 2 * rounds, c -> c.equals(slow) ? "  slowed" : "");
        KnownPairs known = KnownPairs.ofSelfTest(run.soFar(), metric);
        int fewest = Math.min(known.same().length, known.slowed().pairs().length);
        requireEnough(run.failedCases().isEmpty() && fewest >= settings.fewestRounds(), slow);
        return known;
    }

    private static void requireEnough(boolean enough, Case slow) {
        if (!enough) {
            throw new MeasurementFailedException("a fork failed, or the machine was too busy, for " + CaseNames.of(slow)
                    + "; try again when it is calm");
        }
    }

    /** CPU nanoseconds to burn in each operation of a case so that it loses {@link KnownPairs#SLOWDOWN} of its throughput. */
    private long burnNanos(Case slow) {
        double nanos = Summary.of(run.recorder().samples()).stream()
                .filter(s -> s.metric() == Metric.CPU && s.benchmarkCase().equals(slow))
                .mapToDouble(Summary::score)
                .findFirst()
                .orElse(Double.NaN);
        requireEnough(!Double.isNaN(nanos), slow);
        return Math.round(nanos * KnownPairs.SLOWDOWN / (1 - KnownPairs.SLOWDOWN));
    }
}
