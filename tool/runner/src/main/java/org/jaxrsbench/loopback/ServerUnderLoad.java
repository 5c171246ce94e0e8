package org.jaxrsbench.loopback;

import java.io.IOException;

/** One launch of a server. */
public interface ServerUnderLoad extends AutoCloseable {

    /** Launches servers. */
    @FunctionalInterface
    interface Launcher {

        /**
         * Launches a subject's server and waits until it listens.
         *
         * @throws IOException if it does not get that far
         */
        ServerUnderLoad launch(HttpSubject subject) throws IOException;
    }

    /** The port that it listens on. */
    int port();

    /** Whether it has not ended. */
    boolean alive();

    /**
     * CPU time of the server so far, in nanoseconds.
     *
     * @throws IOException if the server is gone
     */
    long cpuNanos() throws IOException;

    /**
     * Asks for an endpoint once and compares the answer.
     *
     * @throws IOException if there is no answer, or the wrong one
     */
    void verify(Endpoint endpoint) throws IOException;

    @Override
    void close();
}
