package org.jaxrsbench.search;

/** What {@link MeterAgent} counts: methods entered and jumps back, on any thread. The bootstrap loader has it, so that the platform's classes see it. */
public final class Meter {

    /** Counted so far; without synchronization, because one thread works at a time. */
    public static long work;

    private Meter() {}
}
