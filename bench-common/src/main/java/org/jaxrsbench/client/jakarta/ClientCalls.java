package org.jaxrsbench.client.jakarta;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.Invocation;
import jakarta.ws.rs.client.WebTarget;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.function.UnaryOperator;
import org.jaxrsbench.client.ClientWorker;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.People;
import org.jaxrsbench.resource.Person;

/**
 * An implementation's client in place of its server: sends the request of each exchange through the JAX-RS API and hands what it was
 * answered to the exchange. How it does that, the path of the request says after its first segment: from a {@code target} that is kept, from
 * one with a {@code property} of its own, with a {@code client} that is made for it and closed, or {@code unclosed}, or made for one
 * asynchronous request ({@code fresh-async}); by an {@code async} invoker, or as a {@code stage}.
 */
public final class ClientCalls implements AutoCloseable {

    private static final String JSON = "application/json";

    /** The offset in a path of the word that says how the request is sent. */
    private static final int HOW = "/client/".length();

    private final AppConfig config;
    private final Class<?> builder;
    private final UnaryOperator<ClientBuilder> set;
    private final boolean loopback;
    private final Client client;
    private final List<ClientWorker> workers = new CopyOnWriteArrayList<>();
    private final ThreadLocal<Seat> seats = ThreadLocal.withInitial(this::seat);

    /** A worker, and the target that it keeps. */
    private record Seat(ClientWorker worker, WebTarget target) {}

    /** How a request is sent that is made. */
    @FunctionalInterface
    private interface Sender {

        /**
         * Sends it, and waits.
         *
         * @param entity null for none
         */
        Response send(Invocation.Builder invocation, String method, Entity<?> entity)
                throws InterruptedException, ExecutionException;
    }

    private static final Sender NOW = (invocation, method, entity) ->
            entity == null ? invocation.method(method) : invocation.method(method, entity);

    private static final Sender ASYNC = (invocation, method, entity) -> (entity == null
                    ? invocation.async().method(method)
                    : invocation.async().method(method, entity))
            .get();

    private static final Sender STAGE = (invocation, method, entity) -> (entity == null
                    ? invocation.rx().method(method)
                    : invocation.rx().method(method, entity))
            .toCompletableFuture()
            .get();

    /**
     * A client with the application's providers and properties.
     *
     * @param config an application whose own jars name the implementation's {@code ClientBuilder}
     * @param set what has to be set so that it speaks through the JDK's connections; over a socket it speaks as it is shipped
     * @throws IllegalStateException if there is no such builder
     */
    public ClientCalls(AppConfig config, UnaryOperator<ClientBuilder> set) {
        this.config = config;
        this.builder = FeatureJars.classes(config).get(0);
        this.loopback = config.has(Feature.LOOPBACK);
        this.set = loopback ? UnaryOperator.identity() : set;
        this.client = newClient();
    }

    private Client newClient() {
        try {
            ClientBuilder made =
                    (ClientBuilder) builder.getDeclaredConstructor().newInstance();
            Client built = set.apply(made).build();
            config.providers().forEach(built::register);
            return built;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the client's builder has no constructor that can be called", e);
        }
    }

    private Seat seat() {
        ClientWorker worker = new ClientWorker(loopback);
        workers.add(worker);
        return new Seat(worker, client.target(worker.base()));
    }

    /** Sends the request, and reads what it is answered. */
    public void dispatch(Exchange exchange) throws IOException {
        Seat seat = seats.get();
        seat.worker.serve(exchange);
        String path = exchange.request().newTarget();
        switch (path.charAt(HOW)) {
            case 't' -> send(exchange, path, seat.target, NOW);
            // A target is changed by what is set on it, so each request has one.
            case 'p' -> send(exchange, path, client.target(seat.worker.base()).property("tried", Boolean.TRUE), NOW);
            case 'c' -> sendByItsOwn(exchange, path, seat, NOW);
            case 'f' -> sendByItsOwn(exchange, path, seat, ASYNC);
            case 'u' -> send(exchange, path, newClient().target(seat.worker.base()), NOW);
            case 'a' -> send(exchange, path, seat.target, ASYNC);
            default -> send(exchange, path, seat.target, STAGE);
        }
        if (exchange.status() == Response.Status.OK.getStatusCode() && !seat.worker.hasAnswered()) {
            throw new IllegalStateException("an answer to no request");
        }
    }

    private void sendByItsOwn(Exchange exchange, String path, Seat seat, Sender sender) throws IOException {
        Client own = newClient();
        try {
            send(exchange, path, own.target(seat.worker.base()), sender);
        } finally {
            own.close();
        }
    }

    private static void send(Exchange exchange, String path, WebTarget target, Sender sender) throws IOException {
        Request request = exchange.request();
        Invocation.Builder invocation = target.path(path).request();
        Response response;
        try {
            response = sender.send(invocation, request.method(), entity(request, invocation));
        } catch (InterruptedException | ExecutionException e) {
            throw new IOException(e);
        }
        try {
            exchange.status(response.getStatus());
            exchange.header("Content-Type", response.getMediaType().toString());
            byte[] text = text(response).getBytes(StandardCharsets.UTF_8);
            exchange.sink().write(text, 0, text.length);
        } finally {
            response.close();
        }
    }

    /** Sets the headers; what is sent as a body, or null for none. */
    private static Entity<?> entity(Request request, Invocation.Builder invocation) throws IOException {
        String type = null;
        for (int i = 0; i < request.headers(); i++) {
            String name = request.headerName(i);
            if (name.equals("Content-Type")) {
                type = request.headerValue(i);
            } else if (!name.equals("Content-Length")) {
                invocation.header(name, request.headerValue(i));
            }
        }
        if (!request.hasBody()) {
            return null;
        }
        Object entity =
                JSON.equals(type) ? People.one() : new String(request.newBody().readAllBytes(), StandardCharsets.UTF_8);
        return Entity.entity(entity, type);
    }

    /** The text that the calling application makes of an answer. */
    private static String text(Response response) {
        if (response.getStatus() == Response.Status.OK.getStatusCode()
                && JSON.equals(response.getMediaType().toString())) {
            Person person = response.readEntity(Person.class);
            return person.getFirst() + " " + person.getLast();
        }
        return response.readEntity(String.class);
    }

    @Override
    public void close() {
        client.close();
        workers.forEach(ClientWorker::close);
    }
}
