package org.jaxrsbench.http.dropwizard;

import org.jaxrsbench.http.server.ServerLauncher;

/** Starts the service in one of its variants. */
public final class DropwizardServer {

    private DropwizardServer() {}

    /** Starts the server. */
    public static void main(String[] arguments) {
        ServerLauncher.launch(
                arguments,
                ServiceVariant.names(),
                (host, port, variant) -> new SayingApplication(ServiceVariant.named(variant), host, port).listen());
    }
}
