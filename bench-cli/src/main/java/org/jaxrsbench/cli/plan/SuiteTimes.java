package org.jaxrsbench.cli.plan;

/**
 * A named set of cases with the times and rounds that it is measured with. Which cases belong to it, the benchmarks know.
 *
 * <p>The constants' names are those of the command line.
 */
public enum SuiteTimes {
    /** What sets implementations side by side, briefly. */
    quick(3, 200),
    /** What tells implementations and releases apart. */
    standard(3, 200),
    /** Everything. */
    full(10, 300);

    private static final String SETTLE = "5s";

    private final int rounds;
    private final int slices;

    SuiteTimes(int rounds, int slices) {
        this.rounds = rounds;
        this.slices = slices;
    }

    /** Rounds, from 1. */
    public int rounds() {
        return rounds;
    }

    /**
     * Its times as far as the command line does not say otherwise.
     *
     * @param settle such as {@code 5s}; null for the suite's
     * @param wanted slices of each case; null for the suite's
     */
    public ForkTimes times(String settle, Integer wanted) {
        return ForkTimes.parse(settle == null ? SETTLE : settle, wanted == null ? slices : wanted);
    }
}
