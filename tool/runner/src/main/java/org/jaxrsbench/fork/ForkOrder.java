package org.jaxrsbench.fork;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import java.util.List;
import java.util.Map;

/**
 * What a fork is to measure: one line of JSON on its standard input. The runner and the fork may be of different commits, so the
 * line names its version, and the fork refuses another one.
 *
 * @param protocol version of these fields, {@link #VERSION}
 * @param carrier qualified name of the benchmark method that runs the cases
 * @param tasks the cases
 * @param seat where the fork is among those that take turns
 * @param times how long it works
 * @param way what is special about it
 * @param seed of the order of cases, the same in all forks that take turns
 * @param slices file that the slices are written to
 */
public record ForkOrder(
        int protocol, String carrier, List<Task> tasks, Seat seat, Times times, Way way, long seed, String slices) {

    /** The version that this harness speaks. */
    public static final int VERSION = 11;

    private static final ObjectReader READER = Session.JSON
            .readerFor(ForkOrder.class)
            .with(
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);

    /**
     * A case.
     *
     * @param type qualified name of the benchmark's class
     * @param method name of the benchmark's method
     * @param params its parameters by name
     * @param slowdownNanos CPU nanoseconds to waste in each operation; 0 for none
     */
    public record Task(String type, String method, Map<String, String> params, long slowdownNanos) {}

    /**
     * A place in the chain of forks that take turns: each passes the token to its neighbors.
     *
     * @param place from 0, in order of launch
     * @param of how many forks take turns, from 1
     * @param folder where neighbors meet
     */
    public record Seat(int place, int of, String folder) {}

    /**
     * How long a fork works.
     *
     * @param settleMillis the most CPU time that its Java threads take until the compiler is quiet
     * @param sliceNanos length of a slice
     * @param rehearsals laps that are not measured
     * @param laps slices of each case, unless its operations take longer than a slice
     */
    public record Times(long settleMillis, long sliceNanos, int rehearsals, int laps) {

        private static final int FEWEST = 120;
        private static final int FEWEST_LONG = 6;
        private static final double LONG_NANOS = 12e9;

        /** The fewest laps that are of use: about twelve seconds of them if one takes long, but six. */
        public static int fewestLaps(double lapNanos) {
            return (int) Math.max(FEWEST_LONG, Math.min(FEWEST, LONG_NANOS / lapNanos));
        }

        /** Of another project's benchmark whose operation takes so long that each iteration is one. */
        public Times ofLong(double nanos) {
            long warmups = Math.max(1, (long) (settleMillis * 1e6 / nanos));
            return new Times(warmups * ForeignTurns.WARMUP_MILLIS, sliceNanos, 1, Math.min(laps, fewestLaps(nanos)));
        }
    }

    /**
     * How a fork measures.
     *
     * @param workers threads that do the operations, from 1
     * @param late whether other threads of the fork do a part of the operations, so that the workers' waits are a part of them
     * @param foreign whether the carrier is the one case itself, of somebody else's project: its slices are iterations of JMH
     * @param only index of the one case that slices are for, while all are settled on; -1 for all
     * @param recording file for a flight recording of the slices; empty for none
     * @param census whether to read, after the slices, what operations leave behind
     */
    public record Way(int workers, boolean late, boolean foreign, int only, String recording, boolean census) {

        /** Whether one worker does all that is measured, in slices of our own: other forks may boot meanwhile on other processors. */
        public boolean alone() {
            return workers == 1 && !late && !foreign;
        }
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is not an order, or one of another version; the message is one line
     */
    public static ForkOrder of(String line) {
        try {
            int version = READER.readTree(line).path("protocol").asInt(0);
            if (version != VERSION) {
                throw new IllegalArgumentException("the order is of protocol " + version + "; this harness speaks "
                        + VERSION + ": build the tool and the subject from the same commit");
            }
            return READER.readValue(line);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "not an order of protocol " + VERSION + ": "
                            + e.getOriginalMessage().lines().findFirst().orElse(""),
                    e);
        }
    }
}
