package org.jaxrsbench.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Wilcoxon's signed-rank test of one sample, exact for any data: zeros by Pratt (they are ranked, then dropped), ties by
 * midranks, and the null distribution by dynamic programming over the 2^n equally likely sign flips. It assumes that the
 * differences are symmetric about the tested value and nothing else of their distribution; if a fair coin decided the
 * order inside a pair, symmetry under "no difference" is a fact and not an assumption.
 *
 * <p>F. Wilcoxon, Individual comparisons by ranking methods (1945); J. W. Pratt, Remarks on zeros and ties in the
 * Wilcoxon signed rank procedures (1959).
 */
public final class SignedRank {

    // Beyond this the counts of sign flips leave the range in which a double is an exact integer by far, and the
    // probabilities are still good to 1e-12; the limit only guards memory.
    private static final int MOST = 2000;

    private SignedRank() {}

    /**
     * The exact one-sided p-value of the hypothesis that the centre is {@code mu}, against one above it.
     *
     * @param differences at most 2,000 finite values
     * @return in (0, 1]; 1 if there is nothing but zeros, or nothing at all
     * @throws IllegalArgumentException if a value is not finite or there are too many
     */
    public static double pValue(double[] differences, double mu) {
        int n = differences.length;
        if (n > MOST) {
            throw new IllegalArgumentException(n + " values, at most " + MOST);
        }
        double[] shifted = new double[n];
        for (int i = 0; i < n; i++) {
            shifted[i] = differences[i] - mu;
            if (!Double.isFinite(shifted[i])) {
                throw new IllegalArgumentException("value " + differences[i] + " is not finite");
            }
        }
        int[] ranks = doubledMidranks(shifted);
        int observed = IntStream.range(0, n)
                .filter(i -> shifted[i] > 0)
                .map(i -> ranks[i])
                .sum();
        double[] probability = probabilities(IntStream.range(0, n)
                .filter(i -> shifted[i] != 0)
                .map(i -> ranks[i])
                .toArray());
        double tail = 0;
        for (int sum = probability.length - 1; sum >= observed; sum--) {
            tail += probability[sum];
        }
        return Math.min(1, tail);
    }

    /** P(sum of the ranks with a positive sign = t) for t from 0, each sign positive with probability one half. */
    static double[] probabilities(int[] ranks) {
        double[] probability = new double[Arrays.stream(ranks).sum() + 1];
        probability[0] = 1;
        int reached = 0;
        for (int rank : ranks) {
            for (int sum = reached; sum >= 0; sum--) {
                probability[sum] /= 2;
                probability[sum + rank] += probability[sum];
            }
            reached += rank;
        }
        return probability;
    }

    /** Twice the midranks of the absolute values, so that halves stay integers. */
    private static int[] doubledMidranks(double[] values) {
        int n = values.length;
        int[] ranks = new int[n];
        for (int i = 0; i < n; i++) {
            // One for each smaller value and half of one for each equal one, itself among them, and half.
            ranks[i] = 1;
            double size = Math.abs(values[i]);
            for (double other : values) {
                ranks[i] += Math.abs(other) < size ? 2 : Math.abs(other) == size ? 1 : 0;
            }
        }
        return ranks;
    }
}
