package org.jaxrsbench.stats;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.FDistribution;

/**
 * The variance that groups of a few values share, which one group alone cannot estimate. Whether they share it is checked first: the group
 * whose variance is the least likely under that of all others together is set apart, again and again, as long as it is as unlikely as one
 * in a hundred for all groups together (the one-sided F test of Cochran's C statistic for groups of unequal size; 't Lam, Scrutiny of
 * variance results for outliers: Cochran's test optimized, 2010).
 *
 * @param variance of those that share one; NaN if no group has two values
 * @param freedom its degrees of freedom
 * @param apart the places of groups that scatter more than the others, from 0
 */
public record PooledVariance(double variance, double freedom, Set<Integer> apart) {

    private static final double ERROR = 0.01;

    // Of two groups nobody can tell which is the odd one.
    private static final int FEWEST = 3;

    /**
     * Pools.
     *
     * @param squares the sum of squared deviations from the mean in each group
     * @param freedoms the degrees of freedom of each; 0 for a group of one value, or of none
     * @param least what scatters less than this variance counts as no noise at all, so that no group is set apart for it; positive
     */
    public static PooledVariance of(double[] squares, double[] freedoms, double least) {
        Set<Integer> in = new HashSet<>();
        IntStream.range(0, squares.length).filter(i -> freedoms[i] > 0).forEach(in::add);
        Set<Integer> apart = new HashSet<>();
        int all = in.size();
        double sum = in.stream().mapToDouble(i -> squares[i]).sum();
        double freedom = in.stream().mapToDouble(i -> freedoms[i]).sum();
        while (in.size() >= FEWEST) {
            double leastLikely = 1;
            int odd = -1;
            for (int i : in) {
                double own = squares[i] / freedoms[i];
                double others = Math.max(least, (sum - squares[i]) / (freedom - freedoms[i]));
                double p = FDistribution.of(freedoms[i], freedom - freedoms[i]).survivalProbability(own / others);
                if (p < leastLikely) {
                    leastLikely = p;
                    odd = i;
                }
            }
            if (leastLikely >= ERROR / all) {
                break;
            }
            in.remove(odd);
            apart.add(odd);
            sum -= squares[odd];
            freedom -= freedoms[odd];
        }
        return new PooledVariance(freedom == 0 ? Double.NaN : Math.max(0, sum) / freedom, freedom, Set.copyOf(apart));
    }
}
