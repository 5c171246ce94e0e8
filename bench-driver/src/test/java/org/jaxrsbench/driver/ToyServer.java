package org.jaxrsbench.driver;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A server that answers right, or goes wrong after so many answers in the way that its argument names. */
final class ToyServer {

    private ToyServer() {}

    /** Arguments: what it does, and after how many answers. */
    public static void main(String[] arguments) throws IOException {
        String way = arguments[0];
        int after = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 0;
        if (way.equals("ends")) {
            System.err.println("the toy was told to end");
            System.exit(1);
        }
        AtomicInteger answers = new AtomicInteger();
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(Executors.newFixedThreadPool(2));
        server.createContext("/", exchange -> {
            boolean late = answers.incrementAndGet() > after;
            if (late && way.equals("dies")) {
                Runtime.getRuntime().halt(3);
            }
            byte[] text = (late && way.equals("wrong") ? "wrong" : "right").getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/plain");
            exchange.sendResponseHeaders(200, text.length);
            exchange.getResponseBody().write(text);
            exchange.close();
        });
        server.start();
        System.out.println("READY port=" + server.getAddress().getPort());
        while (System.in.read() >= 0) {
            // until it ends
        }
        System.exit(0);
    }
}
