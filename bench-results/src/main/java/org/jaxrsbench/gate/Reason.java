package org.jaxrsbench.gate;

/** Why a case has its verdict. */
public sealed interface Reason {

    /** The verdict that follows. */
    default Verdict verdict() {
        if (this instanceof Measured measured) {
            return measured.time().verdict().worse(measured.allocation());
        }
        return this instanceof Allowance allowance && allowance.use() == Use.ALLOWED
                ? Verdict.PASS
                : Verdict.REGRESSION;
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
    record Measured(TimeFinding time, Verdict allocation, double worseTotal) implements Reason {

        /** With no total to be told. */
        public Measured(TimeFinding time, Verdict allocation) {
            this(time, allocation, 0);
        }
    }

    /** The candidate lacks the case. */
    record Missing() implements Reason {}

    /** A regression of which the allow file says something. */
    record Allowance(AllowFile.Entry entry, Use use, Reason regression) implements Reason {}

    /** What an entry of the allow file does for a regression. */
    enum Use {
        /** It accepts the regression. */
        ALLOWED,
        /** It did so up to a day that has passed. */
        EXPIRED,
        /** The regression is larger than what it accepts, or of another kind. */
        EXCEEDED
    }
}
