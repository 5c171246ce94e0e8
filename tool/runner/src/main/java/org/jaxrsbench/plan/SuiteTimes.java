package org.jaxrsbench.plan;

/**
 * A named set of cases with the times and rounds that it is measured with. Which cases belong to it, the benchmarks know.
 *
 * <p>The constants' names are those of the command line.
 */
public enum SuiteTimes {
    /** Cases that compare implementations briefly. */
    quick(3, 200),
    /** Cases that distinguish implementations and releases. */
    standard(3, 200),
    /** Cases for the releases of an implementation. */
    history(5, 150),
    /** Everything. */
    full(10, 300);

    /** The longest that forks settle. */
    public static final String SETTLE = "5s";

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

    /** Slices of each case in a fork. */
    public int slices() {
        return slices;
    }

    /** Its times. */
    public ForkTimes times() {
        return ForkTimes.parse(SETTLE, slices);
    }
}
