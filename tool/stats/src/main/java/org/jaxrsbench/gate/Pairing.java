package org.jaxrsbench.gate;

import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Labeled;

/** How the forks of one round were measured: the value of {@code pairing} in {@code environment.csv}. */
public enum Pairing implements Labeled {
    /** Slices of half a millisecond alternated; a pair's figures are in {@code pairs.csv}. */
    SLICES,
    /** Iterations of the same number were measured one right after the other. */
    TURNS,
    /** Forks were measured one right after the other. */
    BACK_TO_BACK,
    /** Rounds are not pairs. */
    NONE;

    /**
     * How a run's rounds were paired.
     *
     * @throws BadInputException if the environment does not say, or says something else
     */
    public static Pairing of(Environment environment) {
        String label = environment.require("pairing");
        return Labeled.find(Pairing.class, label)
                .orElseThrow(() -> new BadInputException(environment.origin() + ": pairing is '" + label
                        + "', expected one of " + Labeled.labels(Pairing.class)));
    }
}
