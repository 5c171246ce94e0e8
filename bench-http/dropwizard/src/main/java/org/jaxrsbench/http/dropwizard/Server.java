package org.jaxrsbench.http.dropwizard;

import org.jaxrsbench.http.server.ServerLauncher;

/** Starts the service in one of its variants. */
public final class Server {

    private Server() {}

    /** Starts the server. */
    public static void main(String[] arguments) {
        ServerLauncher.launch(
                arguments,
                Variant.names(),
                (host, port, variant) -> new HelloWorldApplication(Variant.named(variant), host, port).listen());
    }
}
