package org.jaxrsbench.gate;

import java.util.OptionalLong;

/** The finding on a case's time. */
public sealed interface TimeFinding {

    /** The verdict that follows for the case. */
    default Verdict verdict() {
        if (this instanceof Drop) {
            return Verdict.REGRESSION;
        }
        return this instanceof NoDrop || this instanceof Faster ? Verdict.PASS : Verdict.INCONCLUSIVE;
    }

    /**
     * A drop that the joint sign-flip test names.
     *
     * @param p joint over all cases of the check
     * @param pairs of the case, at the look that named it
     */
    record Drop(double p, int pairs) implements TimeFinding {}

    /**
     * A drop of the tolerance, or a larger one, is excluded.
     *
     * @param tolerance as a fraction
     */
    record NoDrop(double tolerance) implements TimeFinding {}

    /** No drop, and the candidate is faster. */
    record Faster() implements TimeFinding {}

    /**
     * Told beside a verdict: the candidate is slow in some of its forks only.
     *
     * @param slow pairs that lie below the tolerance, apart from the others
     * @param pairs of how many
     */
    record Bimodal(int slow, int pairs) implements TimeFinding {}

    /**
     * Told beside a verdict: total time over total operations got worse by the tolerance or more while the median did not. Totals move with what
     * else the machine does.
     *
     * @param drop of the totals, as a fraction
     */
    record WorseTotal(double drop) implements TimeFinding {}

    /**
     * The candidate stalls: it is on no processor, and waits for none, in few slices, so that the median does not see it. In the median pair that
     * is told beside a verdict.
     *
     * @param share of the baseline's cost: in the median pair, or in one pair if that is much
     * @param once whether it is one pair's
     */
    record Stalls(double share, boolean once) implements TimeFinding {}

    /**
     * The candidate's own threads, which are neither workers nor compiler nor collector, run while the baseline has the turn.
     *
     * @param share of the baseline's turns, beyond what the baseline's run in the candidate's, in the median pair
     */
    record BusyThreads(double share) implements TimeFinding {}

    /**
     * The case was judged by CPU time of all Java threads, which scatters less than the clock.
     *
     * @param drop by the clock, as a fraction; negative if it got faster
     * @param vetoes whether that is shown and as large as the tolerance, so that the case does not pass; else it is told beside the verdict
     */
    record ByCpu(double drop, boolean vetoes) implements TimeFinding {}

    /**
     * Too many of its rounds are missing ({@link Rule#MISSING_ROUNDS}): pairs that were discarded as often as they were tried.
     *
     * @param missing of the rounds so far
     * @param rounds that were measured so far
     */
    record MissingRounds(int missing, int rounds) implements TimeFinding {}

    /** Fewer pairs than the first look needs. */
    record TooFewPairs(int pairs, int needed) implements TimeFinding {}

    /**
     * Neither a drop nor its absence is shown.
     *
     * @param excludedDrop the smallest drop that is excluded, as a fraction; 1 or more if none is
     * @param pairsToSettle about how many pairs would settle it; empty if no number would
     * @param isProbable whether the 95% interval lies beyond the least drop that is named
     */
    record Undecided(double excludedDrop, OptionalLong pairsToSettle, boolean isProbable) implements TimeFinding {}

    /** Rounds were not measured as pairs, so time cannot be judged. */
    record NotPaired() implements TimeFinding {}
}
