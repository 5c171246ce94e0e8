package org.jaxrsbench.driver;

import org.jaxrsbench.driver.recordings.StackShares;

/**
 * One recorded launch of a server.
 *
 * @param cpuNanos CPU time of the server for a request, in nanoseconds
 * @param allocBytes that its threads allocated for a request
 * @param shares of the samples, by part
 */
public record ServerProfile(double cpuNanos, double allocBytes, StackShares shares) {

    /**
     * CPU nanoseconds a request that a part takes.
     *
     * @param part one that the recording was divided by
     */
    public double nanos(String part) {
        return cpuNanos * shares.shares().get(part);
    }
}
