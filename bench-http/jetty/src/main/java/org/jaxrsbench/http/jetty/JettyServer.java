package org.jaxrsbench.http.jetty;

import java.net.InetSocketAddress;
import java.util.List;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Server;
import org.jaxrsbench.http.server.ServerLauncher;

/** Jetty alone: the greeting from a servlet, or from one of its own handlers. */
public final class JettyServer {

    private static final String SERVLET = "jetty-servlet";
    private static final String HANDLER = "jetty-handler";

    private JettyServer() {}

    /**
     * Starts the server.
     *
     * @param arguments those of {@link ServerLauncher}
     */
    public static void main(String[] arguments) {
        ServerLauncher.launch(arguments, List.of(SERVLET, HANDLER), JettyServer::start);
    }

    private static int start(String host, int port, String variant) throws Exception {
        Server server = new Server(new InetSocketAddress(host, port));
        if (variant.equals(HANDLER)) {
            server.setHandler(new GreetingHandler());
        } else {
            ServletContextHandler context = new ServletContextHandler("/");
            context.addServlet(new ServletHolder(new GreetingServlet()), "/hello-world");
            server.setHandler(context);
        }
        server.start();
        return ((NetworkConnector) server.getConnectors()[0]).getLocalPort();
    }
}
