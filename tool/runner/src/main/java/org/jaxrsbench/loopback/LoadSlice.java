package org.jaxrsbench.loopback;

import java.io.IOException;

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
public record LoadSlice(
        long requests,
        long errors,
        long wrongStatus,
        long timeouts,
        long blockedSessions,
        double seconds,
        double p50,
        double p99,
        double p999) {

    /** Less than this part of a rate is another rate. The generator's own time around a slice takes a percent or two. */
    private static final double RATE_KEPT_UP = 0.9;

    /**
     * Why it does not count; empty if it does. What is not sent has no latency: the percentiles of a rate that was not
     * kept up look better than they are.
     *
     * @param rate requests a second that were asked for; 0 for the closed model
     */
    String fault(long rate) {
        if (errors + wrongStatus + timeouts > 0) {
            return errors + " connection errors, " + wrongStatus + " wrong answers, " + timeouts + " time-outs";
        }
        if (requests == 0) {
            return "no request was answered";
        }
        return requests < RATE_KEPT_UP * rate * seconds
                ? "only " + Math.round(requests / seconds) + " requests a second were answered, not " + rate
                : "";
    }

    /**
     * This slice of the closed model.
     *
     * @throws IOException if it does not count
     */
    public LoadSlice faultless() throws IOException {
        String fault = fault(0);
        if (!fault.isEmpty()) {
            throw new IOException(fault);
        }
        return this;
    }
}
