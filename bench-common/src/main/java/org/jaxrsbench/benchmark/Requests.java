package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.People;
import org.jaxrsbench.resource.Person;
import org.jaxrsbench.resource.Texts;

/** The requests that the benchmarks send, with the answers that every implementation must give. */
public final class Requests {

    /** The media type of most entities. */
    public static final String TEXT_PLAIN = "text/plain";

    /** Media type of the JSON requests. */
    static final String JSON = "application/json";

    private static final int SHORT = 1024;
    private static final int LONG_TURNS = 4;

    /** How many requests take turns where nothing asks for another number. */
    static final int TURNS = 16;

    private Requests() {}

    /**
     * A request that the resource method for its HTTP method must answer, and no other.
     *
     * @param type that is accepted
     */
    static RequestBuilder of(String method, String path, String type) {
        return of(Request.of(method, path), method, type);
    }

    /** A request with no header other than the type, such as a measured client makes. */
    static RequestBuilder bare(String method, String path, String type) {
        return of(Request.bare(method, path), method, type);
    }

    private static RequestBuilder of(RequestBuilder request, String method, String type) {
        return request.header("Accept", type).visits(CallLog.route(called(method)));
    }

    private static int called(String method) {
        return switch (method) {
            case "GET" -> CallLog.GET;
            case "POST" -> CallLog.POST;
            case "PUT" -> CallLog.PUT;
            default -> CallLog.DELETE;
        };
    }

    /** A number of requests, numbered from 0, which are sent in turn. */
    static List<Request> inTurn(int count, IntFunction<Request> request) {
        return List.of(
                Request.rotating(IntStream.range(0, count).mapToObj(request).toList()));
    }

    /** The greeting with a number at its end, so that no answer is mistaken for that of another turn. */
    static String hello(int turn) {
        return Texts.marked(Texts.hello(), String.format(Locale.ROOT, " %02d", turn));
    }

    /**
     * A request to {@code helloworld} or one of its locators.
     *
     * @param method GET, POST or PUT
     * @param path such as {@code helloworld/locator}
     */
    public static Request helloWorld(String method, String path) {
        return exchange(method, path, TEXT_PLAIN, Texts.hello());
    }

    /**
     * A request to the JSON resource.
     *
     * @param method GET, or POST, which echoes
     * @param entity {@code person} or {@code list}
     */
    static Request json(String method, String entity) {
        String text = entity.equals("person")
                ? json(People.one())
                : People.many().stream().map(Requests::json).collect(Collectors.joining(",", "[", "]"));
        RequestBuilder request = Request.of(method, "json/" + entity).header("Accept", JSON);
        return (method.equals("POST") ? request.body(JSON, text) : request).expect(200, JSON, text);
    }

    // By hand, so that what Jackson writes is held against something else.
    private static String json(Person person) {
        return "{\"first\":\"" + person.getFirst() + "\",\"last\":\"" + person.getLast() + "\"}";
    }

    /**
     * A request with an entity of the given type, asked for (GET), echoed (POST) or taken (PUT). The end of the entity names
     * method and way and counts the requests, so that no answer is mistaken for that of another one, or of the one before.
     *
     * @throws IllegalArgumentException if the method is none of these
     */
    public static Request exchange(String method, String path, String contentType, String text) {
        boolean located = path.indexOf('/') >= 0;
        // Few long ones: in a processor's cache there would be nothing else.
        int turns = text.length() <= SHORT ? TURNS : LONG_TURNS;
        return Request.rotating(IntStream.range(0, turns)
                .mapToObj(i -> exchange(
                        method,
                        path,
                        contentType,
                        Texts.marked(
                                text,
                                String.format(Locale.ROOT, " %c%c%02d", method.charAt(0), located ? 'L' : 'D', i)),
                        located))
                .toList());
    }

    /** One exchange; {@code located} says whether a locator is expected on the way to the resource. */
    public static Request exchange(String method, String path, String contentType, String text, boolean located) {
        RequestBuilder request = of(method, path, TEXT_PLAIN);
        if (located) {
            request.visits(CallLog.route(CallLog.LOCATOR, called(method)));
        }
        return switch (method) {
            case "GET" -> request.served(text).expectText(text);
            case "POST" -> request.body(contentType, text).expectText(text);
            case "PUT" -> request.body(contentType, text).arrives(text).expect(204);
            default -> throw new IllegalArgumentException("method " + method + ": GET, POST or PUT");
        };
    }
}
