package org.jaxrsbench.loopback;

import java.io.IOException;

/** Makes requests of servers. */
interface LoadSource extends AutoCloseable {

    /**
     * What makes them, with its version, for the environment.
     *
     * @throws IOException if it cannot be started
     */
    String name() throws IOException;

    /**
     * Makes requests for a while.
     *
     * @param users connections; in the closed model each sends the next request when the last one is answered
     * @param rate requests a second of the open model; 0 for the closed one
     * @param millis how long, in milliseconds
     * @param enough after how many answers it ends earlier; 0 for never
     * @throws IOException if it cannot say what came of it
     */
    LoadSlice load(int port, Endpoint endpoint, int users, long rate, long millis, long enough) throws IOException;

    /**
     * Warms a server up for an endpoint.
     *
     * @throws IOException if it cannot say what came of it, or an answer was wrong
     */
    default LoadSlice warm(ServerUnderLoad server, Endpoint endpoint, HttpSettings settings) throws IOException {
        return load(server.port(), endpoint, settings.warmUsers(), 0, settings.warmMillis(), settings.warm())
                .faultless();
    }

    @Override
    void close();
}
