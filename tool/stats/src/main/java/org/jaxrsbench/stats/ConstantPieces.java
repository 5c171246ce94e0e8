package org.jaxrsbench.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Constant pieces of a series: those with the least sum of squares and a penalty for each piece, found exactly by dynamic programming
 * (Jackson et al., An algorithm for optimal partitioning of data on an interval, 2005).
 */
public final class ConstantPieces {

    /** Of a piece, in variances: times the logarithm of the length. */
    private static final double PENALTY = 3;

    private ConstantPieces() {}

    /**
     * The places at which pieces begin, except the first.
     *
     * @param groups the values at each place, one or more
     * @param variance of a value, positive
     */
    public static List<Integer> starts(List<double[]> groups, double variance) {
        int n = groups.size();
        double penalty = PENALTY * StrictMath.log(Math.max(2, n));
        double[] best = new double[n + 1];
        int[] from = new int[n + 1];
        Arrays.fill(best, Double.POSITIVE_INFINITY);
        best[0] = -penalty;
        for (int end = 1; end <= n; end++) {
            double count = 0;
            double sum = 0;
            double squares = 0;
            for (int start = end - 1; start >= 0; start--) {
                int own = groups.get(start).length;
                double mean = Arrays.stream(groups.get(start)).sum() / own;
                count += own;
                sum += own * mean;
                squares += own * mean * mean;
                double cost = best[start] + penalty + (squares - sum * sum / count) / variance;
                if (cost < best[end]) {
                    best[end] = cost;
                    from[end] = start;
                }
            }
        }
        List<Integer> starts = new ArrayList<>();
        for (int end = n; from[end] > 0; end = from[end]) {
            starts.add(0, from[end]);
        }
        return starts;
    }
}
