package org.jaxrsbench.gate;

/** Why a case has its verdict. */
public sealed interface Reason {

    /** The verdict that follows. */
    default Verdict verdict() {
        if (this instanceof Measured measured) {
            return measured.time().verdict().worse(measured.allocation());
        }
        return this instanceof Allowed ? Verdict.PASS : Verdict.REGRESSION;
    }

    /** What the candidate was held against. */
    enum Basis {
        /** Forks of the baseline in the same run. */
        PAIRS,
        /** Runs of the baseline that were measured earlier. */
        STORED_RUNS
    }

    /**
     * It was measured.
     *
     * @param time what was found on time
     * @param allocation REGRESSION if the candidate allocates more, INCONCLUSIVE if it may, PASS if it does not, or if
     *     allocation was not measured
     * @param worseTotal by how much total time over total operations got worse though the median did not, as a fraction; 0 if it did not.
     *     It decides nothing: totals move with what else the machine does
     */
    record Measured(Basis basis, TimeFinding time, Verdict allocation, double worseTotal) implements Reason {

        /** With no total to be told. */
        public Measured(Basis basis, TimeFinding time, Verdict allocation) {
            this(basis, time, allocation, 0);
        }
    }

    /** The candidate lacks the case. */
    record Missing(Basis basis) implements Reason {}

    /** A regression that the allow file accepts. */
    record Allowed(AllowFile.Entry entry, Reason regression) implements Reason {}

    /** A regression that the allow file accepted up to a day that has passed. */
    record AllowanceExpired(AllowFile.Entry entry, Reason regression) implements Reason {}

    /** A regression that is larger than what the allow file accepts, or of another kind. */
    record MoreThanAllowed(AllowFile.Entry entry, Reason regression) implements Reason {}
}
