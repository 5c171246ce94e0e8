package org.jaxrsbench.studies.history;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.stats.SignFlipTest;

/**
 * What fresh pairs of two releases, or of two commits, say of a case. Whatever suspected a step, this is the test of it: the gate's joint
 * sign-flip test of all cases in one metric, in both directions, beyond the gate's noise. It looks at the pairs up to three times, so that
 * what scatters more gets more of them; the looks share the error.
 *
 * @param p two-sided, of no change in any case
 * @param change of goodness, with its 95% interval
 * @param sd standard deviation of the log ratios of pairs
 * @param state suspected as long as more pairs may confirm it
 */
public record StepTest(Case of, double p, Estimate change, double sd, ReleaseStep.State state) {

    /** If two do not differ, the probability that any of their tests says so is this at most, as in a check. */
    public static final double ERROR = 0.01;

    /** How the looks share an error. */
    private static final double[] SHARES = {0.8, 0.15, 0.05};

    /**
     * A look at the pairs.
     *
     * @param pairs at which it is
     * @param error with which it may confirm
     */
    public record Look(int pairs, double error) {}

    /**
     * The looks at two that are compared, the first at the fewest pairs that can confirm: two to the power of them, both signs counted,
     * is at least one over its error.
     *
     * @param error of all looks together
     */
    public static List<Look> looks(double error) {
        int fewest = 1 + (int) Math.ceil(-StrictMath.log(SHARES[0] * error) / StrictMath.log(2));
        return IntStream.range(0, SHARES.length)
                .mapToObj(i -> new Look(fewest * (i + 1), SHARES[i] * error))
                .toList();
    }

    /**
     * Tests the cases of a table, in its order, at each look that it has the pairs for. What was confirmed stays so.
     *
     * @param error of all looks at all its cases
     * @return nothing if there are fewer pairs than the first look needs
     */
    public static List<StepTest> of(PairTable table, double error) {
        List<Look> looks = looks(error);
        StepTest[] found = new StepTest[0];
        for (Look look : looks) {
            if (look.pairs <= table.rounds()) {
                StepTest[] before = found;
                double[][] pairs = Arrays.copyOf(table.differences(), look.pairs);
                double[] p = SignFlipTest.twoSided(pairs, -GateSettings.promisedNoiseLog());
                found = IntStream.range(0, p.length)
                        .mapToObj(c -> before.length > 0 && before[c].state != ReleaseStep.State.SUSPECTED
                                ? before[c]
                                : of(table.cases().get(c), p[c], PairTable.present(pairs, c), look, looks))
                        .toArray(StepTest[]::new);
            }
        }
        return List.of(found);
    }

    private static StepTest of(Case of, double p, double[] logs, Look look, List<Look> looks) {
        Estimate change = Estimate.ofPairs(logs);
        double least = Screening.LEAST_STEP;
        // Once a step is excluded, further pairs are of no use; so few that they cannot confirm exclude nothing.
        boolean none =
                look.equals(looks.get(looks.size() - 1)) || change.lowChange() > -least && change.highChange() < least;
        ReleaseStep.State state = p <= look.error
                ? ReleaseStep.State.CONFIRMED
                : none && logs.length >= looks.get(0).pairs
                        ? ReleaseStep.State.NOT_CONFIRMED
                        : ReleaseStep.State.SUSPECTED;
        return new StepTest(of, p, change, Estimate.sd(logs), state);
    }

    /** The pairs of two subjects of a run. */
    static PairTable pairs(Run run, String baseline, String candidate, Metric metric) {
        Pairs pairs = new Pairs(run.pairs());
        Pairing pairing = pairs.pairing(metric, baseline, candidate);
        return PairTable.of(run.samples(), pairs, baseline, candidate, metric, pairing);
    }

    /** Whether fresh pairs show a change, of whatever size. */
    public boolean confirmed() {
        return state == ReleaseStep.State.CONFIRMED;
    }
}
