package org.jaxrsbench.cli.http;

import java.io.IOException;
import java.util.Locale;

/** What makes requests. */
interface LoadSource extends AutoCloseable {

    /** Less than this part of a rate is another rate. The generator's own time around a slice takes a percent or two. */
    double RATE_KEPT_UP = 0.9;

    /**
     * What one slice of load gave.
     *
     * @param requests answered as expected
     * @param errors connections refused, reset or broken
     * @param wrongStatus answered with another status
     * @param timeouts not answered
     * @param seconds how long it really took
     * @param p50 median latency, microseconds; NaN where the generator does not say
     * @param p99 99th percentile
     * @param p999 99.9th percentile
     */
    record Slice(
            long requests,
            long errors,
            long wrongStatus,
            long timeouts,
            double seconds,
            double p50,
            double p99,
            double p999) {

        /**
         * Why it does not count as a slice of the open model; empty where it does. What is not sent has no latency: the
         * percentiles of a rate that was not kept up look better than they are.
         *
         * @param rate requests a second that were asked for; 0 for the closed model
         */
        String voided(long rate) {
            String why = voided();
            return why.isEmpty() && requests < RATE_KEPT_UP * rate * seconds
                    ? String.format(
                            Locale.ROOT, "only %.0f requests a second were answered, not %d", requests / seconds, rate)
                    : why;
        }

        /** Why it does not count; empty where it does. */
        String voided() {
            if (errors + wrongStatus + timeouts > 0) {
                return errors + " connection errors, " + wrongStatus + " wrong answers, " + timeouts + " time-outs";
            }
            return requests == 0 ? "no request was answered" : "";
        }
    }

    /**
     * Makes requests for so long.
     *
     * @throws IOException where the generator could not, or is gone
     */
    Slice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis) throws IOException;

    /**
     * Makes so many requests, or as many as are answered in so long.
     *
     * @throws IOException where the generator could not, or is gone
     */
    Slice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis) throws IOException;

    /** Starts a generator. */
    @FunctionalInterface
    interface Starter {

        /**
         * A new one.
         *
         * @throws IOException where it cannot be started
         */
        LoadSource start() throws IOException;
    }

    /** Whether it can be asked for more. */
    boolean alive();

    /** What it is, with its version, for the environment. */
    String name();

    @Override
    void close();
}
