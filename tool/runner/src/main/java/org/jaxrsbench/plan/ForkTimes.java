package org.jaxrsbench.plan;

import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.gate.CaseSlices;

/**
 * How long each fork works.
 *
 * @param settleMillis the longest that it works before it measures, until its compiler is quiet, by CPU time of all its Java threads
 * @param slices of half a millisecond of each case
 */
public record ForkTimes(long settleMillis, int slices) {

    private static final long SLICE_NANOS = 500_000;
    private static final long COARSE_NANOS = 10_000_000;
    private static final long FOREIGN_NANOS = 2_000_000;
    private static final long RECORDED_NANOS = 30_000_000;
    private static final int RECORDED_SLICES = 600;
    private static final int REHEARSALS = 20;

    // Seen on two processors: a JVM's start and its engine's, how long most settle, and their end.
    private static final double BOOT_SECONDS = 1.7;
    private static final double SETTLE_SECONDS = 3.5;
    private static final double END_SECONDS = 0.6;

    // What passing the token takes, beside a slice.
    private static final double SECONDS_OF_SLICE = 0.00055;

    /**
     * Reads the two options.
     *
     * @throws BadInputException if the first is no time, or there are too few slices to compare forks by
     */
    public static ForkTimes parse(String settle, int slices) {
        if (!settle.matches("\\d{1,5}ms|[0-5]?\\ds")) {
            throw new BadInputException("--settle " + settle + ": expected a time below a minute, such as 10s, or 0s");
        }
        if (slices < CaseSlices.FEWEST) {
            throw new BadInputException("--slices " + slices + ": expected " + CaseSlices.FEWEST + " or more");
        }
        long number = Long.parseLong(settle.replaceAll("\\D", ""));
        return new ForkTimes(settle.endsWith("ms") ? number : number * 1000, slices);
    }

    /** The times of a fork that takes slices. */
    public ForkOrder.Times fine() {
        return new ForkOrder.Times(settleMillis, SLICE_NANOS, REHEARSALS, slices);
    }

    /** Longer slices, where several workers have to begin and to end together. */
    public ForkOrder.Times coarse() {
        return new ForkOrder.Times(settleMillis, COARSE_NANOS, 2, Math.max(CaseSlices.FEWEST, slices / 2));
    }

    /** The times of other projects' benchmarks: longer iterations, because JMH works between them. */
    public ForkOrder.Times foreign() {
        return new ForkOrder.Times(settleMillis, FOREIGN_NANOS, REHEARSALS, slices);
    }

    /** The times of a recording: long slices, because it samples every 10 or 20 ms at best, about 1,800 times in 18 s. */
    public ForkOrder.Times recorded() {
        return new ForkOrder.Times(settleMillis, RECORDED_NANOS, 2, RECORDED_SLICES);
    }

    /**
     * Seconds that one round takes about. Booting and settling share the processors; slices take turns.
     *
     * @param forks that are alive together, from 1
     * @param cases that share each fork, from 1
     * @param processors of this machine
     */
    public double secondsOfRound(int forks, int cases, int processors) {
        double crowd = Math.max(1, (double) forks / processors);
        double settle = Math.min(SETTLE_SECONDS, settleMillis / 1000.0);
        return crowd * (BOOT_SECONDS + settle) + END_SECONDS + forks * cases * (slices + REHEARSALS) * SECONDS_OF_SLICE;
    }
}
