package org.jaxrsbench.loopback;

/**
 * What one slice of load reported.
 *
 * @param requests answered as expected
 * @param errors connections refused, reset or broken
 * @param wrongStatus answered with another status
 * @param timeouts not answered
 * @param blockedSessions the most users who waited for a connection or a session at the same time
 * @param seconds how long it really took
 * @param p50 median latency, microseconds
 * @param p99 99th percentile, the same
 * @param p999 99.9th percentile, the same
 */
record LoadSlice(
        long requests,
        long errors,
        long wrongStatus,
        long timeouts,
        long blockedSessions,
        double seconds,
        double p50,
        double p99,
        double p999) {}
