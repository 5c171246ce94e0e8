package org.jaxrsbench.loopback;

import java.util.List;

/**
 * How servers are measured.
 *
 * @param users connections, from 1; in the closed model each sends the next request when the last one is answered
 * @param rate requests a second of the open model; 0 for the closed one
 * @param rounds launches of each server, from 1
 * @param slices of each target in a round, from 1
 * @param millis length of a slice in milliseconds
 * @param warm requests to each target before its first slice
 * @param warmMillis milliseconds after which the warm-up ends, even if fewer were answered
 * @param flags JVM flags of every server
 */
public record HttpSettings(
        int users, long rate, int rounds, int slices, long millis, long warm, long warmMillis, List<String> flags) {

    /**
     * Users while warming up: no more than there are processors, for the server's compiler competes with everything that
     * is runnable, and behind thirty users it gets next to nothing.
     */
    int warmUsers() {
        return Math.min(users, Runtime.getRuntime().availableProcessors());
    }

    /** In words, for the environment. */
    public String describe() {
        return (rate > 0 ? "open model, " + rate + " requests/s" : "closed model, " + users + " users") + ", " + slices
                + " slices of " + millis + " ms, warm-up " + warm + " requests or " + warmMillis + " ms by "
                + warmUsers()
                + " users";
    }
}
