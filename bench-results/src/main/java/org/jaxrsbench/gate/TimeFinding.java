package org.jaxrsbench.gate;

import java.util.OptionalLong;

/** What was found on a case's time, in pairs or against stored runs. */
public sealed interface TimeFinding {

    /** What it means for the case. */
    Verdict verdict();

    /** The candidate is slower. */
    sealed interface Slower extends TimeFinding {
        @Override
        default Verdict verdict() {
            return Verdict.REGRESSION;
        }
    }

    /** The candidate is not slower. */
    sealed interface NoSlower extends TimeFinding {
        @Override
        default Verdict verdict() {
            return Verdict.PASS;
        }
    }

    /** It cannot be told. */
    sealed interface Unclear extends TimeFinding {
        @Override
        default Verdict verdict() {
            return Verdict.INCONCLUSIVE;
        }
    }

    /**
     * A drop that the joint sign-flip test names.
     *
     * @param p joint over all cases of the check
     * @param pairs of the case, at the look that named it
     */
    record Drop(double p, int pairs) implements Slower {}

    /**
     * A drop of the tolerance, or a larger one, is excluded.
     *
     * @param tolerance as a fraction
     */
    record NoDrop(double tolerance) implements NoSlower {}

    /** No drop, and the candidate is faster. */
    record Faster() implements NoSlower {}

    /**
     * The candidate is slow in some of its forks only.
     *
     * @param slow pairs that lie below the tolerance, apart from the others
     * @param pairs of how many
     */
    record Bimodal(int slow, int pairs) implements Unclear {}

    /**
     * Total time over total operations got worse by the tolerance or more while the median of windows did not: pauses that fall
     * into few windows.
     *
     * @param drop of the totals, as a fraction
     */
    record WorseTotal(double drop) implements Unclear {}

    /** Too many of its rounds are missing: pairs that were discarded as often as they were tried. */
    record MissingRounds(int missing) implements Unclear {}

    /** Fewer pairs than the first look needs. */
    record TooFewPairs(int pairs, int needed) implements Unclear {}

    /**
     * Neither a drop nor its absence is shown.
     *
     * @param excludedDrop the smallest drop that is excluded, as a fraction; 1 or more if none is
     * @param pairsToSettle about how many pairs would settle it; empty if no number would
     */
    record Undecided(double excludedDrop, OptionalLong pairsToSettle) implements Unclear {}

    /** Rounds were not measured as pairs, so time cannot be judged. */
    record NotPaired() implements Unclear {}

    /**
     * A drop that is large beside the spread between stored runs.
     *
     * @param p Holm-adjusted over the cases
     */
    record DropBesideRuns(double p) implements Slower {}

    /** Fewer stored runs than a spread between them needs. */
    record TooFewRuns(int runs, int needed) implements Unclear {}

    /**
     * Stored runs differ too much among themselves.
     *
     * @param excludedDrop the smallest drop that is excluded, as a fraction
     */
    record RunsDiffer(double excludedDrop) implements Unclear {}
}
