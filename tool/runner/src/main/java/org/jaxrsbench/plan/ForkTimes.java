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

    private static final int REHEARSALS = 20;

    // Between AMD EPYC and Intel Xeon, two processors each, by forks.csv of the committed runs of the main job: a JVM's
    // start and its engine's (medians of 2.1 and 4.2 s), how long forks settle (5.4 and 6.9 s), and their end.
    private static final double BOOT_SECONDS = 3;
    private static final double SETTLE_SECONDS = 6;
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

    /**
     * The times of a fork.
     *
     * @param recorded whether its slices are recorded: by samples every 10 or 20 ms at best, about 1,800 in 18 s
     * @param workers how many threads have to begin and to end a slice together
     * @param foreign whether JMH works between its slices, because the benchmark is another project's
     */
    public ForkOrder.Times of(boolean recorded, int workers, boolean foreign) {
        if (recorded) {
            return new ForkOrder.Times(settleMillis, 30_000_000, 2, 600);
        }
        return workers > 1
                ? new ForkOrder.Times(settleMillis, 10_000_000, 2, Math.max(CaseSlices.FEWEST, slices / 2))
                : new ForkOrder.Times(settleMillis, foreign ? 2_000_000 : 500_000, REHEARSALS, slices);
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
