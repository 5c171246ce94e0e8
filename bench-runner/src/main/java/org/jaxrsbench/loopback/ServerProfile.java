package org.jaxrsbench.loopback;

import org.jaxrsbench.recordings.StackShares;

/**
 * One recorded launch of a server.
 *
 * @param cpuNanos CPU time of the server for a request, in nanoseconds
 * @param userNanos the part of it that was not the kernel's
 * @param allocBytes that its threads allocated for a request
 * @param shares of the samples, by part
 */
public record ServerProfile(double cpuNanos, double userNanos, double allocBytes, StackShares shares) {

    /**
     * CPU nanoseconds a request that a part takes outside the kernel. Samples are of threads that run Java code, so the time that they
     * stand for is user time; the compiler's and the collector's are spread over the parts.
     *
     * @param part one that the recording was divided by
     */
    public double nanos(String part) {
        return userNanos * shares.shares().get(part);
    }
}
