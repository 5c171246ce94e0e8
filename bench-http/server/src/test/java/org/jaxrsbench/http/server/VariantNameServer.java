package org.jaxrsbench.http.server;

import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Answers its variant's name. */
final class VariantNameServer {

    private VariantNameServer() {}

    public static void main(String[] arguments) {
        ServerLauncher.launch(arguments, List.of("one", "two", "broken", "hook"), VariantNameServer::start);
    }

    private static int start(String host, int port, String variant) throws Exception {
        if (variant.equals("broken")) {
            throw new IllegalStateException("broken");
        }
        if (variant.equals("hook")) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        }
        HttpServer server = HttpServer.create(new InetSocketAddress(host, port), 0);
        server.createContext("/", exchange -> {
            byte[] body = variant.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        // Some servers have daemon threads only: the JVM must not end with main.
        Thread starter = new Thread(server::start);
        starter.setDaemon(true);
        starter.start();
        starter.join();
        return server.getAddress().getPort();
    }
}
