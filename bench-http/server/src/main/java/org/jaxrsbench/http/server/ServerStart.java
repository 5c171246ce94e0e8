package org.jaxrsbench.http.server;

/** Starts a server in this JVM. */
@FunctionalInterface
public interface ServerStart {

    /**
     * Starts the server and returns as soon as it accepts connections.
     *
     * @param host name or address to listen on
     * @param port port to listen on, 0 for any free one
     * @param variant one of the server's variants; empty if it has none
     * @return the port that it listens on
     * @throws Exception if it cannot; a {@link java.net.BindException} among the causes means that the address is
     *     taken
     */
    int start(String host, int port, String variant) throws Exception;
}
