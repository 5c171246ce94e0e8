package org.jaxrsbench.driver;

import java.io.IOException;

/** What makes requests. */
interface LoadSource extends AutoCloseable {

    /** Starts a generator. */
    @FunctionalInterface
    interface Starter {

        /**
         * A new one.
         *
         * @throws IOException if it cannot be started
         */
        LoadSource start() throws IOException;
    }

    /**
     * Makes requests for so long.
     *
     * @param rate requests a second of the open model; 0 for the closed one
     * @throws IOException if the generator could not, or is gone
     */
    LoadSlice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis) throws IOException;

    /**
     * Makes so many requests, or as many as are answered in so long.
     *
     * @throws IOException if the generator could not, or is gone
     */
    LoadSlice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis) throws IOException;

    /** Whether it can be asked for more. */
    boolean alive();

    /** What it is, with its version, for the environment. */
    String name();

    @Override
    void close();
}
