package org.jaxrsbench.gate;

import java.util.Arrays;
import org.jaxrsbench.stats.Summary;

/**
 * Whether a candidate is slow in some of its forks only.
 *
 * <p>Two or more pairs, and at least 15% of them, lie below the tolerance while the rest do not. With wide noise that alone
 * would be true of one broad heap of pairs (at a pair sd of 5% a sixth of them lie 5% below no change), so the slow ones must
 * also be a separate cluster: they are no more than the rest, and their median lies more than four robust standard deviations
 * of the rest (1.4826 times their median absolute deviation) below the rest's median. Of normal noise that calls less than 1.5% of
 * cases bimodal at a pair sd of 3%, and about 1% of those that went through all 30 rounds at 5%; a slowdown of 15% in a fifth
 * of the forks, at 2.5%, is seen in nearly every case that has enough slow pairs.
 */
final class Bimodality {

    private static final int FEWEST = 2;
    private static final double LEAST_SHARE = 0.15;
    private static final double APART = 4;

    // Of a normal distribution, the standard deviation over the median absolute deviation.
    private static final double SD_OF_MAD = 1.4826;

    private Bimodality() {}

    /**
     * How many pairs are the slow ones.
     *
     * @param differences log ratios of a case's pairs
     * @param boundary the tolerance as a log ratio
     * @return 0 if the candidate is not slow in some of its forks only
     */
    static int count(double[] differences, double boundary) {
        double[] slow = Arrays.stream(differences).filter(d -> d < boundary).toArray();
        if (slow.length < FEWEST
                || slow.length < LEAST_SHARE * differences.length
                || 2 * slow.length > differences.length) {
            return 0;
        }
        double[] rest = Arrays.stream(differences).filter(d -> d >= boundary).toArray();
        double median = Summary.median(rest);
        double mad = Summary.median(
                Arrays.stream(rest).map(d -> Math.abs(d - median)).toArray());
        return Summary.median(slow) < median - APART * SD_OF_MAD * mad ? slow.length : 0;
    }
}
