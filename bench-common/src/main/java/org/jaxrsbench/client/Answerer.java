package org.jaxrsbench.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.CallLog;

/**
 * What the client of one worker is answered. What arrives is compared with the request of the worker's exchange, line by line, in each
 * operation; another request is answered 400, with what is wrong. A port stands for a worker, because any thread may send for it.
 */
final class Answerer implements AutoCloseable {

    private static final String CONTENT_LENGTH = "Content-Length";

    private static final Map<Integer, Answerer> BY_PORT = new ConcurrentHashMap<>();

    // Nothing listens there.
    private static final AtomicInteger NEXT = new AtomicInteger(Request.PORT);

    private final int port;
    private final CallLog log = CallLog.here();
    private volatile Exchange served;
    private volatile boolean answered;

    /** Answers the thread that creates it, at a port that nothing listens on. */
    Answerer() {
        this(NEXT.getAndIncrement());
        BY_PORT.put(port, this);
    }

    /** Answers the thread that creates it, at a port that another class listens on. */
    Answerer(int port) {
        this.port = port;
    }

    /** The answerer of a port that nothing listens on; null if there is none. */
    static Answerer at(int port) {
        return BY_PORT.get(port);
    }

    int port() {
        return port;
    }

    /** What is sent from now on is to be this exchange's request. */
    void serve(Exchange exchange) {
        answered = false;
        served = exchange;
    }

    /** Whether the last request was answered as it should be: what other threads noted of it is there then. */
    boolean hasAnswered() {
        return answered;
    }

    /**
     * An answer.
     *
     * @param status 200 or 400
     * @param type media type of the entity
     */
    record Answer(int status, String reason, String type, byte[] entity) {}

    /**
     * Answers.
     *
     * @param target as on the request line
     * @param header the value of a header by its name; null for one that was not sent
     * @param body what was sent; empty for nothing
     */
    Answer answer(String method, String target, UnaryOperator<String> header, byte[] body) {
        Request request = served.request();
        String wrong = wrong(request, method, target, header, body);
        if (wrong != null) {
            return new Answer(400, "Bad Request", "text/plain", wrong.getBytes(StandardCharsets.UTF_8));
        }
        log.mark(request.hasBody() ? CallLog.POST : CallLog.GET);
        answered = true;
        byte[] entity = request.served().getBytes(StandardCharsets.UTF_8);
        return new Answer(200, "OK", request.expectedType(), entity);
    }

    /** The difference from the expected request; null if there is none. */
    private static String wrong(
            Request request, String method, String target, UnaryOperator<String> header, byte[] body) {
        if (!method.equals(request.method())) {
            return "method " + method + " in place of " + request.method();
        }
        if (!target.equals(request.newTarget())) {
            return "target " + target + " in place of " + request.newTarget();
        }
        for (int i = 0; i < request.headers(); i++) {
            String name = request.headerName(i);
            String value = header.apply(name);
            // Some are written at the end, by the JDK's own connection.
            if (!name.equalsIgnoreCase(CONTENT_LENGTH)
                    && (value == null || !value.startsWith(request.headerValue(i)))) {
                return "header " + name + ": " + value + " in place of " + request.headerValue(i);
            }
        }
        try {
            byte[] expected = request.hasBody() ? request.newBody().readAllBytes() : new byte[0];
            return Arrays.equals(body, expected)
                    ? null
                    : "body " + new String(body, StandardCharsets.UTF_8) + " in place of "
                            + new String(expected, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Override
    public void close() {
        BY_PORT.remove(port, this);
    }
}
