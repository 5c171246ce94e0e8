package org.jaxrsbench.client.jakarta;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.Invocation;
import jakarta.ws.rs.client.WebTarget;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import org.jaxrsbench.client.InProcessConnection;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.People;
import org.jaxrsbench.resource.Person;

/**
 * An implementation's client in place of its server: sends the request of each exchange through the JAX-RS API, as an application does that
 * keeps a target, and hands what it was answered to the exchange. Below the client is {@link InProcessConnection}.
 */
public final class ClientCalls implements AutoCloseable {

    private static final String JSON = "application/json";

    private final Client client;
    private final WebTarget target;

    private ClientCalls(Client client) {
        this.client = client;
        this.target = client.target(Request.BASE);
    }

    /**
     * A client with the application's providers and properties.
     *
     * @param config an application whose own jars name the implementation's {@code ClientBuilder}
     * @param set what has to be set so that it speaks through the JDK's connections
     * @throws IllegalStateException if there is no such builder
     */
    public static ClientCalls of(AppConfig config, UnaryOperator<ClientBuilder> set) {
        InProcessConnection.install();
        try {
            ClientBuilder builder = (ClientBuilder)
                    FeatureJars.classes(config).get(0).getDeclaredConstructor().newInstance();
            Client client = set.apply(builder).build();
            config.providers().forEach(client::register);
            config.properties().forEach(client::property);
            return new ClientCalls(client);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the client's builder has no constructor that can be called", e);
        }
    }

    /** Sends the request, and reads what it is answered. */
    public void dispatch(Exchange exchange) throws IOException {
        Request request = exchange.request();
        InProcessConnection.serve(exchange);
        Response response = send(request);
        try {
            exchange.status(response.getStatus());
            exchange.header("Content-Type", response.getMediaType().toString());
            byte[] text = text(response).getBytes(StandardCharsets.UTF_8);
            exchange.sink().write(text, 0, text.length);
        } finally {
            response.close();
        }
    }

    private Response send(Request request) throws IOException {
        Invocation.Builder invocation = target.path(request.newTarget()).request();
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
            return invocation.method(request.method());
        }
        Object entity =
                JSON.equals(type) ? People.one() : new String(request.newBody().readAllBytes(), StandardCharsets.UTF_8);
        return invocation.method(request.method(), Entity.entity(entity, type));
    }

    /** What an application makes of it. */
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
    }
}
