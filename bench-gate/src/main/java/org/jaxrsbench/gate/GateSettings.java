package org.jaxrsbench.gate;

/**
 * The gate's numbers.
 *
 * @param tolerance the drop that has to be found, as a fraction: 0.05
 * @param leastDrop a smaller estimated drop is never called a regression, as a fraction
 * @param alphaTime family-wise error of the confirmed drops in time
 * @param alphaAlloc family-wise error of the confirmed rises in allocation
 * @param betaFirst error of passing a case at the first look though it dropped by the tolerance
 * @param betaLast the same at the last look
 * @param firstRounds pairs of every case
 * @param moreRounds pairs of a suspect, beside those
 */
public record GateSettings(
        double tolerance,
        double leastDrop,
        double alphaTime,
        double alphaAlloc,
        double betaFirst,
        double betaLast,
        int firstRounds,
        int moreRounds) {

    /** A drop up to this is never a regression, by promise. */
    public static final double PROMISED_NOISE = 0.01;

    /** Allocation may rise by this share before it is suspect. */
    public static final double ALLOC_SHARE = 0.005;

    /** Or by this many bytes an operation, whichever is more. */
    public static final double ALLOC_BYTES = 16;

    /** Fewer first rounds could never pass a case: 2^-6 is the first power below the first look's error. */
    public static final int FEWEST_FIRST_ROUNDS = 6;

    /** The published numbers, for pairs with a standard deviation of about 2%. */
    public static GateSettings standard() {
        return new GateSettings(0.05, 0.025, 0.008, 0.002, 0.016, 0.009, FEWEST_FIRST_ROUNDS, 16);
    }

    /** The same with another tolerance; half of it is the least drop. */
    public GateSettings withTolerance(double fraction) {
        return new GateSettings(
                fraction, fraction / 2, alphaTime, alphaAlloc, betaFirst, betaLast, firstRounds, moreRounds);
    }

    /** The same with other numbers of rounds. */
    public GateSettings withRounds(int first, int more) {
        return new GateSettings(tolerance, leastDrop, alphaTime, alphaAlloc, betaFirst, betaLast, first, more);
    }

    /** Second-look rounds for this many suspects: what is set, or more if fewer could never confirm a drop. */
    public int moreRoundsFor(int suspects) {
        return Math.max(moreRounds, fewestMoreRounds(suspects));
    }

    /** With fewer, the smallest possible p-value, 2^-n, would not be rejected after Holm over the suspects. */
    public int fewestMoreRounds(int suspects) {
        return (int) Math.ceil(Math.log(Math.max(1, suspects) / alphaTime) / Math.log(2));
    }

    /** The tolerance as a log ratio: negative. */
    double toleranceLog() {
        return Math.log1p(-tolerance);
    }
}
