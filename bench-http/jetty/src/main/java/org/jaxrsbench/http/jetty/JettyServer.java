package org.jaxrsbench.http.jetty;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.jaxrsbench.http.server.ServerLauncher;

/** Jetty alone: the greeting from a servlet, or from one of its own handlers. */
public final class JettyServer {

    private static final String SERVLET = "jetty-servlet";
    private static final String HANDLER = "jetty-handler";

    private static final JsonFactory JSON = new JsonFactory();
    private static final AtomicLong COUNTER = new AtomicLong();

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

    /**
     * The next greeting as JSON, numbered from 1.
     *
     * @param name whom to greet, null for a stranger
     */
    private static byte[] greeting(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);
        try (JsonGenerator json = JSON.createGenerator(bytes)) {
            json.writeStartObject();
            json.writeNumberField("id", COUNTER.incrementAndGet());
            json.writeStringField("content", "Hello, " + (name == null ? "Stranger" : name) + "!");
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    /** The greeting from a servlet. */
    private static final class GreetingServlet extends HttpServlet {

        private static final long serialVersionUID = 1;

        @Override
        protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
            byte[] body = greeting(request.getParameter("name"));
            response.setContentType("application/json");
            response.setContentLength(body.length);
            response.getOutputStream().write(body);
        }
    }

    /** The greeting from a handler. */
    private static final class GreetingHandler extends Handler.Abstract {

        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            if (!HttpMethod.GET.is(request.getMethod())
                    || !Request.getPathInContext(request).equals("/hello-world")) {
                return false;
            }
            byte[] body = greeting(Request.extractQueryParameters(request).getValue("name"));
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
            response.write(true, ByteBuffer.wrap(body), callback);
            return true;
        }
    }
}
