package org.jaxrsbench.cli.plan;

/**
 * A named set of cases with the times and rounds that it is measured with. Which cases belong to it, the benchmarks know.
 *
 * <p>The constants' names are those of the command line.
 */
public enum SuiteTimes {
    /** What sets implementations side by side, briefly. */
    quick(3, new Texts("5s", "5x200ms", "50x10ms"), new Texts("5s", "4x10ms", "25x10ms")),
    /** What tells implementations and releases apart. */
    standard(3, new Texts("5s", "5x200ms", "50x10ms"), new Texts("5s", "4x10ms", "25x10ms")),
    /** Everything. */
    full(10, new Texts("10s", "10x200ms", "200x10ms"), new Texts("10s", "4x10ms", "50x10ms"));

    private final int rounds;
    private final Texts alone;
    private final Texts grouped;

    // As on the command line.
    private record Texts(String settle, String warmup, String windows) {}

    SuiteTimes(int rounds, Texts alone, Texts grouped) {
        this.rounds = rounds;
        this.alone = alone;
        this.grouped = grouped;
    }

    /** Rounds, from 1. */
    public int rounds() {
        return rounds;
    }

    /**
     * Its times as far as the command line does not say otherwise.
     *
     * @param grouping a case that shares its fork gets fewer windows: more forks see more than longer ones
     * @param settle such as {@code 10s}; null for the suite's
     * @param warmup such as {@code 10x200ms}; null for the suite's
     * @param windows such as {@code 200x10ms}; null for the suite's
     */
    public ForkTimes times(Grouping grouping, String settle, String warmup, String windows) {
        Texts own = grouping == Grouping.APPLICATION ? grouped : alone;
        return ForkTimes.parse(
                settle == null ? own.settle() : settle,
                warmup == null ? own.warmup() : warmup,
                windows == null ? own.windows() : windows);
    }
}
