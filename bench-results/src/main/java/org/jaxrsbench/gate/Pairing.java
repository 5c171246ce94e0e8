package org.jaxrsbench.gate;

import java.util.Arrays;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;

/** How the forks of one round were measured: the value of {@code pairing} in {@code environment.csv}. */
public enum Pairing {
    /** Slices of half a millisecond alternated; a pair's figures are in {@code pairs.csv}. */
    SLICES("slices"),
    /** Iterations of the same number were measured one right after the other. */
    TURNS("turns"),
    /** Forks were measured one right after the other. */
    BACK_TO_BACK("back-to-back"),
    /** Rounds are not pairs. */
    NONE("none");

    private final String label;

    Pairing(String label) {
        this.label = label;
    }

    /** Its name in the file. */
    public String label() {
        return label;
    }

    /**
     * How a run's rounds were paired.
     *
     * @throws BadInputException if the environment does not say, or says something else
     */
    public static Pairing of(Environment environment) {
        String label = environment.require("pairing");
        return Arrays.stream(values())
                .filter(pairing -> pairing.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new BadInputException(environment.origin() + ": pairing is '" + label
                        + "', expected slices, turns, back-to-back or none"));
    }
}
