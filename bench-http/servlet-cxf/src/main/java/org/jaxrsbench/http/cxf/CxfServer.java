package org.jaxrsbench.http.cxf;

import jakarta.ws.rs.core.Application;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;
import org.apache.cxf.jaxrs.servlet.CXFNonSpringJaxrsServlet;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Server;
import org.jaxrsbench.http.server.ServerLauncher;
import org.jaxrsbench.resource.jakarta.HelloWorldResource;

/** CXF's servlet in Jetty. */
public final class CxfServer {

    private CxfServer() {}

    /**
     * Starts the server.
     *
     * @param arguments those of {@link ServerLauncher}
     */
    public static void main(String[] arguments) {
        ServerLauncher.launch(arguments, List.of(), CxfServer::start);
    }

    private static int start(String host, int port, String variant) throws Exception {
        ServletHolder holder = new ServletHolder(new CXFNonSpringJaxrsServlet(new HelloWorld()));
        holder.setInitOrder(0);
        ServletContextHandler context = new ServletContextHandler("/");
        context.addServlet(holder, "/*");
        Server server = new Server(new InetSocketAddress(host, port));
        server.setHandler(context);
        server.start();
        return ((NetworkConnector) server.getConnectors()[0]).getLocalPort();
    }

    /** The application: the smallest of the shared resources. */
    public static final class HelloWorld extends Application {

        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(HelloWorldResource.class);
        }
    }
}
