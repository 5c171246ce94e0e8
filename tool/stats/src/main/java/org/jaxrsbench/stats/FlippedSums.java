package org.jaxrsbench.stats;

/**
 * The statistic of every case, T = -sum(x) / sqrt(sum(x^2)), under any flip of the signs of whole rounds: a flip is a number
 * whose bit i says whether round i is flipped. Sums of eight rounds at a time are made once under all their flips, so that
 * those of all rounds are a few look-ups.
 */
final class FlippedSums {

    private static final int CHUNK = 8;

    // By chunk, case and flip of the chunk: minus the sum over its rounds, divided by the case's norm.
    private final double[][][] chunks;
    private final double[] observed;

    /** Takes differences by round and case, with NaN for a missing pair; at least one round. */
    FlippedSums(double[][] x) {
        int cases = x[0].length;
        observed = new double[cases];
        chunks = new double[(x.length + CHUNK - 1) / CHUNK][cases][];
        for (int c = 0; c < cases; c++) {
            double sum = 0;
            double squares = 0;
            for (double[] row : x) {
                double value = present(row[c]);
                sum += value;
                squares += value * value;
            }
            double norm = Math.sqrt(squares);
            observed[c] = norm == 0 ? Double.NEGATIVE_INFINITY : -sum / norm;
            for (int chunk = 0; chunk < chunks.length; chunk++) {
                chunks[chunk][c] = norm == 0 ? null : chunk(x, c, chunk * CHUNK, norm);
            }
        }
    }

    private static double present(double value) {
        return Double.isNaN(value) ? 0 : value;
    }

    private static double[] chunk(double[][] x, int column, int from, double norm) {
        int size = Math.min(CHUNK, x.length - from);
        double[] sums = new double[1 << size];
        for (int i = 0; i < size; i++) {
            sums[0] -= present(x[from + i][column]) / norm;
        }
        // Each flip is one with a round less flipped, and twice that round.
        for (int flip = 1; flip < sums.length; flip++) {
            int round = Integer.numberOfTrailingZeros(flip);
            sums[flip] = sums[flip & (flip - 1)] + 2 * present(x[from + round][column]) / norm;
        }
        return sums;
    }

    /** T of a case as it was measured; minus infinity if nothing differs. */
    double observed(int column) {
        return observed[column];
    }

    /** The largest T of all cases under a flip. */
    double largest(long flip) {
        double largest = Double.NEGATIVE_INFINITY;
        for (int c = 0; c < observed.length; c++) {
            if (chunks[0][c] != null) {
                largest = Math.max(largest, chunks[0][c][(int) flip & chunks[0][c].length - 1] + upper(c, flip));
            }
        }
        return largest;
    }

    /** The sums that all chunks except the first add. */
    private double upper(int column, long flip) {
        double sum = 0;
        for (int chunk = 1; chunk < chunks.length; chunk++) {
            double[] sums = chunks[chunk][column];
            sum += sums[(int) (flip >> chunk * CHUNK) & sums.length - 1];
        }
        return sum;
    }
}
