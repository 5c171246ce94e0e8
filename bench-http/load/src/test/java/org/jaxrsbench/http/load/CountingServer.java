package org.jaxrsbench.http.load;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts what it serves; answers the status that the path names. */
final class CountingServer implements AutoCloseable {
    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final CountDownLatch enough;
    final AtomicInteger served = new AtomicInteger();
    final Set<String> seen = ConcurrentHashMap.newKeySet();

    CountingServer() throws IOException {
        this(0);
    }

    /** @param enough after how many requests {@link #awaitEnough} returns */
    CountingServer(int enough) throws IOException {
        this.enough = new CountDownLatch(enough);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::serve);
        server.start();
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (exchange) {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            seen.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().get("Content-Type") + " "
                    + exchange.getRequestHeaders().get("Accept") + " " + body);
            byte[] answer = "Hello".getBytes(StandardCharsets.UTF_8);
            int status = Integer.parseInt(exchange.getRequestURI().getPath().substring(1));
            served.incrementAndGet();
            enough.countDown();
            exchange.sendResponseHeaders(status, answer.length);
            exchange.getResponseBody().write(answer);
        }
    }

    int port() {
        return server.getAddress().getPort();
    }

    void awaitEnough() throws InterruptedException {
        enough.await();
    }

    /** Closes the port and all connections. */
    void stop() {
        server.stop(0);
        threads.shutdownNow();
    }

    @Override
    public void close() {
        stop();
    }
}
