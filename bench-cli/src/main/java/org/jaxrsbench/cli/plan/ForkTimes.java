package org.jaxrsbench.cli.plan;

import java.util.concurrent.TimeUnit;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.results.BadInputException;

/**
 * How long each fork works.
 *
 * @param settleMillis the longest that it works before its warm-up, until its compiler is quiet; 0 for not at all
 * @param warmup iterations that are not measured
 * @param windows measured iterations
 */
public record ForkTimes(long settleMillis, Periods warmup, Periods windows) {

    private static final long SLICE_NANOS = 500_000;
    private static final long COARSE_NANOS = 10_000_000;
    private static final long FOREIGN_NANOS = 2_000_000;
    private static final long RECORDED_NANOS = 30_000_000;
    private static final int REHEARSALS = 20;

    // A JVM's start and its engine's, and its end.
    private static final double BOOT_SECONDS = 2.5;

    // What JMH does around an iteration, as the pilot of shared forks saw it.
    private static final long BETWEEN_MILLIS = 2;

    // Some pairs are measured again, and forks seldom settle for as long as they may.
    private static final double AGAIN = 1.1;

    /**
     * Iterations of one length.
     *
     * @param count from 1
     * @param millis length of each, from 1
     */
    public record Periods(int count, long millis) {

        /**
         * Reads {@code 200x10ms} or {@code 5x1s}.
         *
         * @param option for the message
         * @throws BadInputException if the text is something else
         */
        public static Periods parse(String option, String text) {
            if (!text.matches("[1-9]\\d{0,5}x[1-9]\\d{0,5}(ms|s)")) {
                throw new BadInputException(option + " " + text + ": expected COUNTxTIME, such as 30x200ms");
            }
            String[] parts = text.split("x");
            return new Periods(Integer.parseInt(parts[0]), millisOf(parts[1]));
        }

        /** Length of one as JMH reads it, whole seconds as such: the length is part of a run's fingerprint. */
        String length() {
            return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
        }

        /** Length of all of them, in seconds, with what JMH does around each. */
        double seconds() {
            return count * (millis + BETWEEN_MILLIS) / 1000.0;
        }
    }

    /**
     * Reads the three options.
     *
     * @throws BadInputException if one of them is no time
     */
    public static ForkTimes parse(String settle, String warmup, String windows) {
        if (!settle.matches("\\d{1,5}ms|[0-5]?\\ds")) {
            throw new BadInputException("--settle " + settle + ": expected a time below a minute, such as 10s, or 0s");
        }
        return new ForkTimes(millisOf(settle), Periods.parse("--warmup", warmup), Periods.parse("--windows", windows));
    }

    private static long millisOf(String time) {
        return time.endsWith("ms")
                ? Long.parseLong(time.substring(0, time.length() - 2))
                : TimeUnit.SECONDS.toMillis(Long.parseLong(time.substring(0, time.length() - 1)));
    }

    /** The same in slices: as much time for each case, in slices of half a millisecond. */
    public ForkOrder.Times slices() {
        return new ForkOrder.Times(settleMillis, SLICE_NANOS, REHEARSALS, laps());
    }

    /** Longer ones where other threads do a part of the work, which they have to begin and to end. */
    public ForkOrder.Times coarse() {
        return new ForkOrder.Times(settleMillis, COARSE_NANOS, 2, laps() / 2);
    }

    /** Those of benchmarks of other projects, between whose iterations JMH does more than they take. */
    public ForkOrder.Times foreign() {
        return new ForkOrder.Times(settleMillis, FOREIGN_NANOS, REHEARSALS, laps());
    }

    /** Those of a recording, which takes a sample every 10 or 20 ms at best. */
    public ForkOrder.Times recorded() {
        return new ForkOrder.Times(settleMillis, RECORDED_NANOS, 1, 2 * CaseSlices.FEWEST);
    }

    private int laps() {
        return (int) (windows.count() * windows.millis() * TimeUnit.MILLISECONDS.toNanos(1) / SLICE_NANOS);
    }

    /**
     * Seconds that one round takes about. Booting and settling share the processors; windows take turns.
     *
     * @param forks that are alive together, from 1
     * @param cases that share each fork, from 1
     * @param processors of this machine
     */
    public double secondsOfRound(int forks, int cases, int processors) {
        double crowd = crowd(forks, processors);
        return AGAIN * (BOOT_SECONDS * crowd + settleMillis * crowd / 1000.0 + cases * secondsOfCase(forks));
    }

    /**
     * Seconds that the iterations of one case take about, in all forks that are alive together, if warm-ups take turns as
     * windows do.
     *
     * @param forks from 1
     */
    double secondsOfCase(int forks) {
        return forks * (warmup.seconds() + windows.seconds());
    }

    /** How many forks there are to a processor; at least one. */
    static double crowd(int forks, int processors) {
        return Math.max(1, (double) forks / processors);
    }
}
