package org.jaxrsbench.loopback;

import java.io.IOException;

/** What makes requests of a server on loopback. */
interface LoadSource extends AutoCloseable {

    /**
     * Makes requests for so long.
     *
     * @param rate requests a second of the open model; 0 for the closed one
     * @throws IOException if it could not, or is gone; the next call is of another one
     */
    LoadSlice slice(int port, Endpoint endpoint, int users, long rate, long millis) throws IOException;

    /**
     * Makes so many requests, or as many as are answered in so long.
     *
     * @throws IOException if it could not, or is gone; the next call is of another one
     */
    LoadSlice warm(int port, Endpoint endpoint, int users, long requests, long millis) throws IOException;

    /**
     * What it is, with its version, for the environment.
     *
     * @throws IOException if it cannot be started
     */
    String name() throws IOException;

    @Override
    void close();
}
