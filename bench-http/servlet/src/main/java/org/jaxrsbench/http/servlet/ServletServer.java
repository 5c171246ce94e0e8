package org.jaxrsbench.http.servlet;

import jakarta.servlet.Servlet;
import jakarta.ws.rs.core.Application;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Server;
import org.jaxrsbench.http.server.ServerLauncher;
import org.jaxrsbench.resource.Resources;

/** An implementation's servlet in Jetty: the one that the module names as a service. */
public final class ServletServer {

    private ServletServer() {}

    /**
     * Starts the server.
     *
     * @param arguments those of {@link ServerLauncher}
     */
    public static void main(String[] arguments) {
        ServerLauncher.launch(arguments, List.of(), ServletServer::start);
    }

    private static int start(String host, int port, String variant) throws Exception {
        ServletHolder holder =
                new ServletHolder(ServiceLoader.load(Servlet.class).findFirst().orElseThrow());
        holder.setInitParameter("jakarta.ws.rs.Application", SharedResources.class.getName());
        holder.setInitOrder(0);
        ServletContextHandler context = new ServletContextHandler("/");
        context.addServlet(holder, "/*");
        Server server = new Server(new InetSocketAddress(host, port));
        server.setHandler(context);
        server.start();
        return ((NetworkConnector) server.getConnectors()[0]).getLocalPort();
    }

    /** The application: the smallest of the shared resources, and those of the service. */
    public static final class SharedResources extends Application {

        @Override
        public Set<Class<?>> getClasses() {
            return Stream.concat(Stream.of("HelloWorldResource", "DatabindJson"), Resources.SERVICE.stream())
                    .map(Resources::named)
                    .collect(Collectors.toSet());
        }
    }
}
