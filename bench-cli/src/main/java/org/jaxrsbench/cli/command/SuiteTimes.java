package org.jaxrsbench.cli.command;

import java.util.Locale;

/**
 * A named set of cases with the times that it is measured with. Which cases belong to it, the benchmarks know.
 *
 * <p>The constants' names are those of the command line.
 */
enum SuiteTimes {
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

    int rounds() {
        return rounds;
    }

    String settle() {
        return settle;
    }

    String warmup() {
        return warmup;
    }

    String windows() {
        return windows;
    }

    /** What the benchmarks call it. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
