package org.jaxrsbench.gate;

import java.util.Collection;
import java.util.List;
import org.jaxrsbench.format.Case;

/** Why a case has its verdict. */
public sealed interface Reason {

    /** The verdict that follows. */
    default Verdict verdict() {
        if (this instanceof Failed) {
            return Verdict.FAILED;
        }
        if (this instanceof Measured measured) {
            return measured.time().verdict().worse(measured.memory().verdict());
        }
        return this instanceof Allowance allowance ? allowance.use().verdict : Verdict.REGRESSION;
    }

    /**
     * It was measured.
     *
     * @param time what was found on time
     * @param memory what was found on memory
     * @param beside what is told beside the verdict and decides nothing: {@link TimeFinding.Bimodal}, {@link TimeFinding.Stalls},
     *     {@link TimeFinding.WorseTotal}
     */
    record Measured(TimeFinding time, Memory memory, List<TimeFinding> beside) implements Reason {

        /** With nothing to be told. */
        public Measured(TimeFinding time, Memory memory) {
            this(time, memory, List.of());
        }
    }

    /**
     * What was found on memory: REGRESSION if the candidate takes more, INCONCLUSIVE if it may, PASS if it does not, or if that was not
     * measured.
     *
     * @param allocation bytes that an operation allocates
     * @param leak bytes that stay for good after an operation of any case of the fork
     * @param rise by which share allocation rose in the median pair; 0 if that is not worth a word ({@link GateSettings#ALLOC_SHARE})
     */
    record Memory(Verdict allocation, Verdict leak, double rise) {

        /** Neither rose. */
        public static final Memory FINE = new Memory(Verdict.PASS, Verdict.PASS, 0);

        /** The worse of both. */
        public Verdict verdict() {
            return allocation.worse(leak);
        }
    }

    /**
     * A fork failed with it.
     *
     * @param subject label of the fork's subject
     * @param why in a line; empty if nobody says
     */
    record Failed(String subject, String why) implements Reason {}

    /**
     * The candidate's forks fail where the baseline's do not, again and again ({@link Failing}).
     *
     * @param whys why, in a line for each round
     */
    record Fails(List<String> whys) implements Reason {}

    /**
     * The candidate lacks the case.
     *
     * @param parameters how the parameters of its benchmark differ, in words; empty if they do not
     */
    record Missing(String parameters) implements Reason {

        /** Of a case, beside those that the candidate has. */
        static Missing of(Case missing, Collection<Case> candidates) {
            return new Missing(candidates.stream()
                    .filter(c -> c.benchmark().equals(missing.benchmark()))
                    .map(c -> missing.params().differing(c.params()))
                    .findFirst()
                    .orElse(""));
        }
    }

    /** A regression of which the allow file says something. */
    record Allowance(AllowFile.Entry entry, Use use, Reason regression) implements Reason {}

    /** The effect of the allow file on a regression. */
    enum Use {
        /** It accepts the regression. */
        ALLOWED(Verdict.PASS),
        /** It accepts the drop; memory may have risen by more than it accepts, which is not confirmed. */
        DROP_ALONE(Verdict.INCONCLUSIVE),
        /** It did so up to a day that has passed. */
        EXPIRED(Verdict.REGRESSION),
        /** The regression is larger than what it accepts, or of another kind. */
        EXCEEDED(Verdict.REGRESSION);

        private final Verdict verdict;

        Use(Verdict verdict) {
            this.verdict = verdict;
        }
    }
}
