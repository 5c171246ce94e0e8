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
    /** What each release of an implementation is measured on. */
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
