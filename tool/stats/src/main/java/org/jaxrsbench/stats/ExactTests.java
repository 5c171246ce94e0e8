package org.jaxrsbench.stats;

import org.apache.commons.statistics.distribution.BetaDistribution;

/** The smaller procedure beside the signed-rank test. */
public final class ExactTests {

    private ExactTests() {}

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
