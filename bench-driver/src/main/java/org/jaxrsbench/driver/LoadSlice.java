package org.jaxrsbench.driver;

import java.util.List;

/**
 * What one slice of load reported.
 *
 * @param requests answered as expected
 * @param errors connections refused, reset or broken
 * @param wrongStatus answered with another status
 * @param timeouts not answered
 * @param seconds how long it really took
 * @param p50 median latency, microseconds; NaN if the generator does not say
 * @param p99 99th percentile, the same
 * @param p999 99.9th percentile, the same
 * @param blockedSessions the most users who waited for a connection or a session at the same time
 * @param parts what each of several generators reported; empty if there was one
 */
record LoadSlice(
        long requests,
        long errors,
        long wrongStatus,
        long timeouts,
        double seconds,
        double p50,
        double p99,
        double p999,
        long blockedSessions,
        List<LoadSlice> parts) {

    LoadSlice {
        parts = List.copyOf(parts);
    }

    /** A slice of one generator that does not say who was blocked, or has no one to say it of. */
    LoadSlice(
            long requests,
            long errors,
            long wrongStatus,
            long timeouts,
            double seconds,
            double p50,
            double p99,
            double p999) {
        this(requests, errors, wrongStatus, timeouts, seconds, p50, p99, p999, 0, List.of());
    }

    /** The same, as the sum of what several generators reported. */
    LoadSlice withParts(List<LoadSlice> generators) {
        return new LoadSlice(
                requests, errors, wrongStatus, timeouts, seconds, p50, p99, p999, blockedSessions, generators);
    }
}
