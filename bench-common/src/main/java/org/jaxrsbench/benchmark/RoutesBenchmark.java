package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.ClassCopies;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Param;

/**
 * Many root resources: what finding the right one costs, of 1, 10 or 100, if their paths are literal ({@code r0001}), end with a
 * parameter ({@code r0001/{id}}) or with one that has a regular expression ({@code r0001/{id: [0-9]+}}). The first one that was
 * registered is asked for, the last one, or none of them (404). The paths are equally long, so that the specification's order
 * by literal characters says nothing; beyond that, implementations try them in an order of their own, and Jersey begins with the last.
 *
 * <p>What would fool it: a cache of paths. A literal path is one hot URI; a parameter has sixteen values, which any cache holds. The
 * answer names the resource's own path, so that no other one can give it.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Routes -p kind=template -p asked=first}; more of them:
 * {@code -p routes=1000}.
 */
@Requires(value = Capability.ROUTING, unless = "asked=missing")
public class RoutesBenchmark extends OneRequestBenchmark {

    /** How many root resources. */
    @Param({"1", "10", "100"})
    @Accepts(numbersFrom = 1, tried = "30")
    public int routes;

    /** What their paths are made of. */
    @Param({"literal", "template", "regex"})
    public String kind;

    /** Which one is asked for. */
    @Param({"first", "last", "missing"})
    public String asked;

    @Override
    public AppConfig application() {
        Class<?> original = Resources.named(kind.equals("literal") ? "RouteResource" : "TemplateRouteResource");
        return new AppConfig(
                IntStream.range(0, routes)
                        .<Class<?>>mapToObj(i -> ClassCopies.of(original, kind + i, Map.of("route path", path(i))))
                        .toList(),
                List.of());
    }

    /** A segment by its number; all have the same length up to ten thousand. */
    private static String literal(int index) {
        return String.format(Locale.ROOT, "r%04d", index);
    }

    private String path(int index) {
        return literal(index)
                + switch (kind) {
                    case "literal" -> "";
                    case "template" -> "/{id}";
                    default -> "/{id: [0-9]+}";
                };
    }

    @Override
    public List<Request> requests() {
        return Requests.inTurn(Requests.TURNS, this::request);
    }

    private Request request(int turn) {
        int index = asked.equals("first") ? 0 : asked.equals("last") ? routes - 1 : routes;
        String id = Integer.toString(turn);
        String asks = literal(index) + (kind.equals("literal") ? "" : "/" + id);
        RequestBuilder request = Request.of("GET", asks).header("Accept", Requests.TEXT_PLAIN);
        return asked.equals("missing")
                ? request.expectStatus(404)
                : request.served(kind.equals("literal") ? id : null)
                        .visits(CallLog.route(CallLog.GET))
                        .expectText(path(index) + id);
    }
}
