package org.jaxrsbench.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A joint test of several cases that were measured in the same rounds: the single-step max-T procedure (Westfall and
 * Young 1993) over flips of the sign of whole rounds.
 *
 * <p>In each round a fair coin decides which of two subjects is measured first, once for all cases. If the subjects do not
 * differ, flipping the sign of a whole round therefore changes nothing. The statistic of a case is
 * {@code T = -sum(x) / sqrt(sum(x^2))}; flips leave the denominator alone. The p-value of a case is the share of flips
 * whose largest T over all cases reaches the case's own. It is exact however the cases move together, and controls the
 * family-wise error of all of them without a factor for their number.
 */
public final class SignFlipTest {

    /** Up to so many rounds all flips are tried; above, the identity and drawn ones. */
    public static final int MOST_ROUNDS_EXACT = 16;

    /** Flips above {@link #MOST_ROUNDS_EXACT} rounds, the identity among them. */
    public static final int DRAWN_FLIPS = 100_000;

    // Equal statistics must count as equal although their sums were added in another order.
    private static final double TIE = 1e-12;

    private SignFlipTest() {}

    /**
     * The p-values of "the candidate did not get worse", one a case.
     *
     * @param x differences by round and case, negative if the candidate is worse; NaN for a pair that is missing. At most
     *     63 rounds, the same number of cases in each
     * @return for each case, above 0 and at most 1; 1 for every case if there is no round
     */
    public static double[] pValues(double[][] x) {
        boolean[] all = new boolean[x.length == 0 ? 0 : x[0].length];
        Arrays.fill(all, true);
        return pValues(x, all, 1);
    }

    /**
     * The p-values of "no case changed by more than what is not worth a word", one a case. Each case is in the test twice, once for each
     * direction: doubling the smaller p of two tests would cost a pair where some cases got better and others worse.
     *
     * @param x as above
     * @param slack what is not worth a word, in either direction; 0 or more
     */
    public static double[] twoSided(double[][] x, double slack) {
        double[] p = pValues(Stream.of(x)
                .map(round -> DoubleStream.concat(
                                DoubleStream.of(round), DoubleStream.of(round).map(d -> -d))
                        .map(d -> d + slack)
                        .toArray())
                .toArray(double[][]::new));
        int cases = p.length / 2;
        return IntStream.range(0, cases)
                .mapToDouble(c -> Math.min(p[c], p[cases + c]))
                .toArray();
    }

    /**
     * The p-values of some cases, as far as they are small. All cases belong to the family nevertheless.
     *
     * @param x as above
     * @param wanted of which cases
     * @param most larger ones are not needed: counting ends when no wanted one can be this small
     * @return the p-value if it is wanted and at most {@code most}; else 1
     */
    public static double[] pValues(double[][] x, boolean[] wanted, double most) {
        double[] p = new double[wanted.length];
        Arrays.fill(p, 1);
        List<Integer> open = IntStream.range(0, wanted.length)
                .filter(c -> wanted[c])
                .boxed()
                .collect(Collectors.toCollection(ArrayList::new));
        if (x.length == 0 || open.isEmpty() || most <= 0) {
            return p;
        }
        FlippedSums sums = new FlippedSums(x);
        long[] reached = new long[wanted.length];
        boolean exact = x.length <= MOST_ROUNDS_EXACT;
        long flips = exact ? 1L << x.length : DRAWN_FLIPS;
        SplittableRandom random = new SplittableRandom(1);
        long mask = (1L << x.length) - 1;
        double lowest = lowest(sums, open);
        for (long i = 0; i < flips; i++) {
            long flip = exact ? i : i == 0 ? 0 : random.nextLong() & mask;
            double largest = sums.largest(flip);
            if (largest < lowest) {
                continue;
            }
            for (int at = open.size() - 1; at >= 0; at--) {
                int c = open.get(at);
                if (largest >= sums.observed(c) - TIE && ++reached[c] > most * flips) {
                    open.remove(at);
                    lowest = lowest(sums, open);
                }
            }
            if (open.isEmpty()) {
                return p;
            }
        }
        open.forEach(c -> p[c] = (double) reached[c] / flips);
        return p;
    }

    private static double lowest(FlippedSums sums, List<Integer> cases) {
        return cases.stream().mapToDouble(sums::observed).min().orElse(Double.POSITIVE_INFINITY) - TIE;
    }
}
