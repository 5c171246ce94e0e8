package org.jaxrsbench.http.grizzly;

import java.net.URI;
import java.util.List;
import org.glassfish.grizzly.http.server.HttpServer;
import org.glassfish.grizzly.http.server.NetworkListener;
import org.glassfish.jersey.grizzly2.httpserver.GrizzlyHttpServerFactory;
import org.glassfish.jersey.server.ResourceConfig;
import org.jaxrsbench.http.server.ServerLauncher;
import org.jaxrsbench.resource.Resources;

/**
 * Jersey on Grizzly, with the text resources and those of the service. Only API that is the same from 2.0 on is used and nothing of {@code ws.rs}
 * is imported, so one source serves both namespaces.
 */
public final class GrizzlyServer {

    private GrizzlyServer() {}

    /**
     * Starts the server.
     *
     * @param arguments those of {@link ServerLauncher}
     */
    public static void main(String[] arguments) {
        ServerLauncher.launch(arguments, List.of(), GrizzlyServer::start);
    }

    private static int start(String host, int port, String variant) throws Exception {
        ResourceConfig application = new ResourceConfig();
        application.register(Resources.named("HelloWorldResource"));
        application.register(Resources.named("MeteredTextEntityResource"));
        Resources.SERVICE.forEach(name -> application.register(Resources.named(name)));
        application.register(Resources.named("DatabindJson"));
        // On by default up to 2.26 and silently off later; by name, because constants appeared over time.
        application.property("jersey.config.server.wadl.disableWadl", true);
        URI base = new URI("http", null, host, port, "/", null, null);
        HttpServer server = GrizzlyHttpServerFactory.createHttpServer(base, application, false, null, false);
        NetworkListener listener = server.getListeners().iterator().next();
        // Grizzly closes a connection after 256 requests unless it is told otherwise.
        listener.getKeepAlive().setMaxRequestsCount(-1);
        server.start();
        return listener.getPort();
    }
}
