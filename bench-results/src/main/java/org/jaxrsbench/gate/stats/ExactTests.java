package org.jaxrsbench.gate.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BetaDistribution;

/** The smaller procedures beside the signed-rank test. */
public final class ExactTests {

    private ExactTests() {}

    /**
     * Holm's step-down adjustment: comparing each adjusted value with a level keeps the family-wise error at it, whatever
     * the dependence. S. Holm, A simple sequentially rejective multiple test procedure (1979).
     *
     * @param pValues in any order
     * @return adjusted values, in the same order
     */
    public static double[] holm(double[] pValues) {
        int m = pValues.length;
        Integer[] order = new Integer[m];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Double.compare(pValues[a], pValues[b]));
        double[] adjusted = new double[m];
        double largest = 0;
        for (int i = 0; i < m; i++) {
            largest = Math.max(largest, Math.min(1, (m - i) * pValues[order[i]]));
            adjusted[order[i]] = largest;
        }
        return adjusted;
    }

    /**
     * The 95% interval of a proportion that is never too short. C. J. Clopper and E. S. Pearson, The use of confidence
     * or fiducial limits illustrated in the case of the binomial (1934).
     *
     * @param successes 0 to {@code trials}
     * @param trials 1 or more
     * @return its two ends
     */
    public static double[] clopperPearson(long successes, long trials) {
        double alpha = 0.05;
        double low = successes == 0
                ? 0
                : BetaDistribution.of(successes, trials - successes + 1.0).inverseCumulativeProbability(alpha / 2);
        double high = successes == trials
                ? 1
                : BetaDistribution.of(successes + 1.0, trials - successes).inverseSurvivalProbability(alpha / 2);
        return new double[] {low, high};
    }
}
