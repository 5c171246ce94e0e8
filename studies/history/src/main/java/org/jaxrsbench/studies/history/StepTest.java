package org.jaxrsbench.studies.history;

import java.util.List;
import java.util.stream.IntStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.stats.SignFlipTest;

/**
 * What fresh pairs of two releases, or of two commits, say of a case. Whatever suspected a step, this is the test of it: the gate's joint
 * sign-flip test of all cases in one metric, in both directions, beyond the gate's noise.
 *
 * @param p two-sided, of no change in any case
 * @param change of goodness, with its 95% interval
 * @param sd standard deviation of the log ratios of pairs
 */
public record StepTest(Case of, double p, Estimate change, double sd) {

    /** If two do not differ, the probability that any of their tests says so is this at most, as in a check. */
    public static final double ERROR = 0.01;

    /** Tests the cases of a table, in its order. */
    public static List<StepTest> of(PairTable table) {
        double[] p = SignFlipTest.twoSided(table.differences(), -GateSettings.promisedNoiseLog());
        return IntStream.range(0, p.length)
                .mapToObj(c -> {
                    double[] logs = table.differences(c);
                    return new StepTest(table.cases().get(c), p[c], Estimate.ofPairs(logs), Estimate.sd(logs));
                })
                .toList();
    }

    /** The pairs of two subjects of a run. */
    static PairTable pairs(Run run, String baseline, String candidate, Metric metric) {
        Pairs pairs = new Pairs(run.pairs());
        return PairTable.of(run.samples(), pairs, baseline, candidate, metric, pairs.pairing(metric));
    }

    /**
     * Whether it is a step.
     *
     * @param tests of the two: one for each metric
     */
    public boolean confirmed(int tests) {
        return p <= ERROR / tests && Math.abs(change.change()) >= Screening.LEAST_STEP;
    }

    /** The fewest pairs that can confirm anything in so many tests: two to the power of them is at least that many. */
    public static int fewestPairs(int tests) {
        return 1 + (int) Math.ceil(StrictMath.log(tests / ERROR) / StrictMath.log(2));
    }
}
