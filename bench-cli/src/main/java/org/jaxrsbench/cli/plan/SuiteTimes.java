package org.jaxrsbench.cli.plan;

/**
 * A named set of cases with the times and rounds that it is measured with. Which cases belong to it, the benchmarks know.
 *
 * <p>The constants' names are those of the command line.
 */
public enum SuiteTimes {
    /** What sets implementations side by side, briefly. */
    quick(3, "5s", "5x200ms", "50x10ms"),
    /** What tells implementations and releases apart. */
    standard(5, "10s", "10x200ms", "200x10ms"),
    /** Everything. */
    full(10, "10s", "10x200ms", "200x10ms");

    private final int rounds;
    private final String settle;
    private final String warmup;
    private final String windows;

    SuiteTimes(int rounds, String settle, String warmup, String windows) {
        this.rounds = rounds;
        this.settle = settle;
        this.warmup = warmup;
        this.windows = windows;
    }

    /** Rounds, from 1. */
    public int rounds() {
        return rounds;
    }

    /**
     * Its times as far as the command line does not say otherwise.
     *
     * @param settle such as {@code 10s}; null for the suite's
     * @param warmup such as {@code 10x200ms}; null for the suite's
     * @param windows such as {@code 200x10ms}; null for the suite's
     */
    public ForkTimes times(String settle, String warmup, String windows) {
        return ForkTimes.parse(
                settle == null ? this.settle : settle,
                warmup == null ? this.warmup : warmup,
                windows == null ? this.windows : windows);
    }
}
