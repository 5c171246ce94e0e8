package org.jaxrsbench.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The centre that belongs to the signed-rank test, and its interval: the median, and order statistics, of the Walsh
 * averages (x_i + x_j) / 2 over all i <= j. J. L. Hodges and E. L. Lehmann, Estimates of location based on rank tests
 * (1963).
 */
public final class HodgesLehmann {

    private final double[] walsh;
    private final int n;

    /**
     * Of a sample.
     *
     * @throws IllegalArgumentException if it is empty
     */
    public HodgesLehmann(double[] values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no values");
        }
        n = values.length;
        walsh = new double[n * (n + 1) / 2];
        int at = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                walsh[at++] = (values[i] + values[j]) / 2;
            }
        }
        Arrays.sort(walsh);
    }

    /** The estimate of the centre. */
    public double estimate() {
        return Summary.median(walsh);
    }

    /**
     * The value below which the centre is not, with one-sided error {@code alpha}: exact for continuous symmetric
     * differences.
     *
     * @return minus infinity if so few values cannot say
     */
    public double lowerBound(double alpha) {
        int k = critical(alpha);
        return k == 0 ? Double.NEGATIVE_INFINITY : walsh[k - 1];
    }

    /** The value above which the centre is not, likewise. */
    public double upperBound(double alpha) {
        int k = critical(alpha);
        return k == 0 ? Double.POSITIVE_INFINITY : walsh[walsh.length - k];
    }

    /** The largest k with P(T < k) <= alpha, T being the signed-rank sum of n values without ties. */
    private int critical(double alpha) {
        double[] probability =
                SignedRank.probabilities(IntStream.rangeClosed(1, n).toArray());
        int k = 0;
        double below = probability[0];
        while (k < walsh.length && below <= alpha) {
            k++;
            below += probability[k];
        }
        return k;
    }
}
