package org.jaxrsbench.floor;

import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.ParsedRequest;
import org.jaxrsbench.resource.Booking;
import org.jaxrsbench.resource.Customer;
import org.jaxrsbench.resource.Json;
import org.jaxrsbench.resource.Person;
import org.jaxrsbench.resource.jakarta.BookingsResource;
import org.jaxrsbench.resource.jakarta.CustomersResource;
import org.jaxrsbench.resource.jakarta.FlightsResource;
import org.jaxrsbench.resource.jakarta.HelloWorldResource;
import org.jaxrsbench.resource.jakarta.JsonResource;
import org.jaxrsbench.resource.jakarta.LifecycleResource;
import org.jaxrsbench.resource.jakarta.MeteredTextEntityResource;
import org.jaxrsbench.resource.jakarta.SessionsResource;
import org.jaxrsbench.resource.jakarta.TextEntityResource;
import org.jaxrsbench.resource.jakarta.ValidatedResource;

/** Paths to calls, one table for those that are fixed; each call on a resource object of its own. */
final class Routes {

    private static final String TEXT = "text/plain";
    private static final String JSON = "application/json";
    private static final Type MANY = new TypeReference<List<Person>>() {}.getType();

    private final Map<String, Map<String, Route>> byPath = new HashMap<>();
    private final Map<String, Map<String, Route>> byShape = new HashMap<>();

    /** Answers an entity, or null for 204. */
    private interface Call {
        Object answer(PlainRequest request) throws IOException;
    }

    /**
     * What is called for a path and a method.
     *
     * @param status of an answer with an entity
     * @param body type of a body
     * @param type of the answer
     */
    private record Route(int status, String body, String type, Call call) {}

    Routes(AppConfig config) {
        for (Class<?> resource : config.resources()) {
            if (resource == HelloWorldResource.class) {
                helloWorld("helloworld", root(config, HelloWorldResource::new));
                helloWorld(
                        "helloworld/locator", () -> made(new HelloWorldResource().locator(), HelloWorldResource::new));
            } else if (resource == TextEntityResource.class) {
                text(TextEntityResource::new);
            } else if (resource == MeteredTextEntityResource.class) {
                text(MeteredTextEntityResource::new);
            } else if (resource == LifecycleResource.class) {
                Supplier<LifecycleResource> direct = root(config, LifecycleResource::new);
                get("lifecycle", r -> direct.get().calls());
                get("lifecycle/locator", r -> new LifecycleResource().calls());
            } else if (resource == ValidatedResource.class) {
                // Unchecked: the constraint is not read.
                fixed("validated/checked", "POST", TEXT, r -> new ValidatedResource().checked(r.text()));
            } else if (resource == JsonResource.class) {
                json();
            } else if (resource == BookingsResource.class) {
                airline();
            }
            // Any other resource shows what JAX-RS does: without a route it is answered 404.
        }
    }

    /** A root resource as it is asked for: made for each request, or once. */
    private static <T> Supplier<T> root(AppConfig config, Supplier<T> made) {
        if (!config.has(Feature.SINGLETONS)) {
            return made;
        }
        T one = made.get();
        return () -> one;
    }

    /** Creates the class that a locator names; it is always the same class. */
    private static <T> T made(Class<? extends T> named, Supplier<T> resource) {
        Objects.requireNonNull(named);
        return resource.get();
    }

    private void helloWorld(String path, Supplier<HelloWorldResource> resource) {
        get(path, r -> resource.get().get());
        fixed(path, "POST", TEXT, r -> resource.get().post(r.text()));
        fixed(path, "PUT", TEXT, r -> {
            resource.get().put(r.text());
            return null;
        });
    }

    private void text(Supplier<TextEntityResource> resource) {
        text("text", resource);
        text("text/locator", () -> made(resource.get().locator(), resource));
        text("text/sub-class", () -> made(resource.get().subClass(), resource));
    }

    private void text(String path, Supplier<TextEntityResource> resource) {
        get(path, r -> resource.get().get());
        fixed(path, "POST", TEXT, r -> resource.get().post(r.text()));
        fixed(path, "PUT", TEXT, r -> {
            resource.get().put(r.text());
            return null;
        });
    }

    private void json() {
        fixed("json/person", "GET", JSON, r -> new JsonResource().person());
        fixed("json/list", "GET", JSON, r -> new JsonResource().list());
        fixed("json/person", "POST", JSON, r -> new JsonResource().person((Person) Json.read(r.body(), Person.class)));
        fixed("json/list", "POST", JSON, r -> new JsonResource().list(people(r)));
    }

    // The type that is read is the one that is asked for.
    @SuppressWarnings("unchecked")
    private static List<Person> people(PlainRequest request) throws IOException {
        return (List<Person>) Json.read(request.body(), MANY);
    }

    /** Adds the airline's routes that benchmarks request; the floor implements only these. */
    private void airline() {
        fixed(
                "flights",
                "GET",
                JSON,
                r -> new FlightsResource().search(r.query("from"), r.query("to"), r.query("date")));
        form(
                "flights/query",
                JSON,
                f -> new FlightsResource()
                        .query(
                                f.apply("from"),
                                f.apply("to"),
                                f.apply("date"),
                                f.apply("oneWay").equals("true")));
        form("sessions", TEXT, f -> new SessionsResource().login(f.apply("login"), f.apply("password")));
        shaped("sessions/*", "GET", 200, TEXT, r -> new SessionsResource().read(name(r, 1)));
        shaped("customers/*", "GET", 200, JSON, r -> new CustomersResource().read(name(r, 1)));
        shaped("customers/*", "PUT", 200, JSON, r -> {
            Customer customer = (Customer) Json.read(r.body(), Customer.class);
            return new CustomersResource().update(name(r, 1), customer);
        });
        shaped("customers/*/bookings", "GET", 200, JSON, r -> new BookingsResource().all(name(r, 1)));
        shaped("customers/*/bookings", "POST", 201, JSON, r -> {
            Booking booking = (Booking) Json.read(r.body(), Booking.class);
            return new BookingsResource().make(name(r, 1), booking);
        });
        shaped("customers/*/bookings/*", "DELETE", 204, JSON, r -> {
            new BookingsResource().cancel(name(r, 1), name(r, 3));
            return null;
        });
    }

    /** Answers a form: what is given takes the first value of a field. */
    private void form(String path, String type, Function<UnaryOperator<String>, Object> answer) {
        Call call = r -> {
            Map<String, List<String>> fields = ParsedRequest.fields(r.text());
            return answer.apply(name -> fields.get(name).get(0));
        };
        byPath.computeIfAbsent(path, k -> new HashMap<>())
                .put("POST", new Route(200, "application/x-www-form-urlencoded", type, call));
    }

    private void shaped(String shape, String method, int status, String type, Call call) {
        byShape.computeIfAbsent(shape, k -> new HashMap<>()).put(method, new Route(status, type, type, call));
    }

    /** A segment of the path, from 0. */
    private static String name(PlainRequest request, int index) {
        String path = request.path();
        int start = 0;
        for (int i = 0; i < index; i++) {
            start = path.indexOf('/', start) + 1;
        }
        int end = path.indexOf('/', start);
        return path.substring(start, end < 0 ? path.length() : end);
    }

    /** A path of which every second segment is a name: with a star in place of each. */
    private static String shape(String path) {
        StringBuilder shape = new StringBuilder();
        boolean named = false;
        for (int start = 0; start >= 0; ) {
            int end = path.indexOf('/', start);
            int upTo = end < 0 ? path.length() : end;
            if (named) {
                shape.append('*');
            } else {
                shape.append(path, start, upTo);
            }
            if (end >= 0) {
                shape.append('/');
            }
            named = !named;
            start = end < 0 ? -1 : end + 1;
        }
        return shape.toString();
    }

    private void get(String path, Call call) {
        fixed(path, "GET", TEXT, call);
    }

    private void fixed(String path, String method, String type, Call call) {
        byPath.computeIfAbsent(path, k -> new HashMap<>()).put(method, new Route(200, type, type, call));
    }

    /** Answers as the specification orders the checks: path, method, type of the body, type of the answer. */
    void dispatch(PlainRequest request, Exchange exchange) throws IOException {
        Map<String, Route> methods = methods(request.path());
        if (methods == null) {
            exchange.status(404);
            return;
        }
        Route route = methods.get(request.method());
        if (route == null) {
            exchange.status(405);
            return;
        }
        String sent = request.header("Content-Type");
        if (sent != null && !sent.startsWith(route.body())) {
            exchange.status(415);
            return;
        }
        String accepted = request.header("Accept");
        if (accepted != null && !accepted.contains(route.type()) && !accepted.contains("*/*")) {
            exchange.status(406);
            return;
        }
        answer(route, route.call().answer(request), exchange);
    }

    private Map<String, Route> methods(String path) {
        Map<String, Route> methods = byPath.get(path);
        if (methods == null && !byShape.isEmpty()) {
            return byShape.get(shape(path));
        }
        return methods;
    }

    private static void answer(Route route, Object entity, Exchange exchange) throws IOException {
        if (entity == null) {
            exchange.status(204);
            return;
        }
        exchange.status(route.status());
        exchange.header("Content-Type", route.type());
        if (entity instanceof String text) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            exchange.sink().write(bytes, 0, bytes.length);
        } else {
            Json.write(entity, exchange.sink());
        }
    }
}
