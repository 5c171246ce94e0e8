package org.jaxrsbench.studies.scaling.probe;

/** What {@link MeterAgent} counts: methods entered and jumps back, on any thread. The bootstrap loader has it, so that the platform's classes see it. */
public final class Meter {

    /** Counted so far in each method, by the number that the agent gave to it; without synchronization, because one thread works at a time. */
    public static final long[] COUNTS = new long[1 << 18];

    private Meter() {}
}
