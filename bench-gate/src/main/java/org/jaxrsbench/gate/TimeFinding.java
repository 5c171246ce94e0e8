package org.jaxrsbench.gate;

import java.util.OptionalLong;

/** What was found on a case's time, in pairs or against stored runs. */
public sealed interface TimeFinding {

    /** What it means for the case. */
    Verdict verdict();

    /**
     * A drop that fresh pairs confirmed.
     *
     * @param p Holm-adjusted over the suspects
     * @param first pairs of the first look
     * @param more pairs of the second look
     */
    record Drop(double p, int first, int more) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.REGRESSION;
        }
    }

    /**
     * A drop of the tolerance, or a larger one, is excluded.
     *
     * @param tolerance as a fraction
     */
    record NoDrop(double tolerance) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.PASS;
        }
    }

    /**
     * The candidate is faster.
     *
     * @param confirmed by pairs of a second look
     */
    record Faster(boolean confirmed) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.PASS;
        }
    }

    /** Fewer pairs than the first look needs. */
    record TooFewPairs(int pairs, int needed) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.INCONCLUSIVE;
        }
    }

    /**
     * Neither a drop nor its absence is shown.
     *
     * @param excludedDrop the smallest drop that is excluded, as a fraction; 1 or more if none is
     * @param pairsToSettle about how many pairs would settle it; empty if no number would
     */
    record Undecided(double excludedDrop, OptionalLong pairsToSettle) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.INCONCLUSIVE;
        }
    }

    /** Rounds were not measured as pairs, so time cannot be judged. */
    record NotPaired() implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.INCONCLUSIVE;
        }
    }

    /**
     * A drop that is large beside the spread between stored runs.
     *
     * @param p Holm-adjusted over the cases
     */
    record DropBesideRuns(double p) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.REGRESSION;
        }
    }

    /** Fewer stored runs than a spread between them needs. */
    record TooFewRuns(int runs, int needed) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.INCONCLUSIVE;
        }
    }

    /**
     * Stored runs differ too much among themselves.
     *
     * @param excludedDrop the smallest drop that is excluded, as a fraction
     */
    record RunsDiffer(double excludedDrop) implements TimeFinding {
        @Override
        public Verdict verdict() {
            return Verdict.INCONCLUSIVE;
        }
    }
}
