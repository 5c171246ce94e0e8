package org.jaxrsbench.gate.stats;

import java.util.SplittableRandom;

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
    private static final int CHUNK = 8;

    private SignFlipTest() {}

    /**
     * The p-values of "the candidate did not get worse", one a case.
     *
     * @param x differences by round and case, negative if the candidate is worse; NaN for a pair that is missing. At most
     *     63 rounds, the same number of cases in each
     * @return for each case, above 0 and at most 1; 1 for every case if there is no round
     */
    public static double[] pValues(double[][] x) {
        int rounds = x.length;
        if (rounds == 0) {
            return new double[0];
        }
        int cases = x[0].length;
        double[][][] sums = new double[cases][][];
        double[] norms = new double[cases];
        double[] observed = new double[cases];
        for (int c = 0; c < cases; c++) {
            double sum = 0;
            double squares = 0;
            for (double[] row : x) {
                double value = Double.isNaN(row[c]) ? 0 : row[c];
                sum += value;
                squares += value * value;
            }
            norms[c] = Math.sqrt(squares);
            observed[c] = norms[c] == 0 ? Double.NEGATIVE_INFINITY : -sum / norms[c];
            sums[c] = chunkSums(x, c);
        }
        long[] reached = new long[cases];
        boolean exact = rounds <= MOST_ROUNDS_EXACT;
        long flips = exact ? 1L << rounds : DRAWN_FLIPS;
        SplittableRandom random = new SplittableRandom(1);
        long mask = (1L << rounds) - 1;
        for (long i = 0; i < flips; i++) {
            long flip = exact ? i : i == 0 ? 0 : random.nextLong() & mask;
            double largest = Double.NEGATIVE_INFINITY;
            for (int c = 0; c < cases; c++) {
                if (norms[c] > 0) {
                    largest = Math.max(largest, -flipped(sums[c], flip) / norms[c]);
                }
            }
            for (int c = 0; c < cases; c++) {
                if (largest >= observed[c] - TIE) {
                    reached[c]++;
                }
            }
        }
        double[] p = new double[cases];
        for (int c = 0; c < cases; c++) {
            p[c] = (double) reached[c] / flips;
        }
        return p;
    }

    /** Sums of a case under all flips of eight rounds at a time, so that a flip of all rounds is a few look-ups. */
    private static double[][] chunkSums(double[][] x, int column) {
        double[][] chunks = new double[(x.length + CHUNK - 1) / CHUNK][];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            int size = Math.min(CHUNK, x.length - chunk * CHUNK);
            chunks[chunk] = new double[1 << size];
            for (int flip = 0; flip < chunks[chunk].length; flip++) {
                double sum = 0;
                for (int i = 0; i < size; i++) {
                    double value = x[chunk * CHUNK + i][column];
                    if (!Double.isNaN(value)) {
                        sum += (flip >> i & 1) == 0 ? value : -value;
                    }
                }
                chunks[chunk][flip] = sum;
            }
        }
        return chunks;
    }

    private static double flipped(double[][] chunks, long flip) {
        double sum = 0;
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            sum += chunks[chunk][(int) (flip >> chunk * CHUNK) & chunks[chunk].length - 1];
        }
        return sum;
    }
}
