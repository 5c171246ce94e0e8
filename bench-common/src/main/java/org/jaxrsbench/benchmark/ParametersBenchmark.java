package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.openjdk.jmh.annotations.Param;

/**
 * One injected value at a time: parameters of the path, the query, a header, the matrix and a cookie, five of them in a bean that is an
 * argument or a field, five numbers of the query that the caller did not send, {@code UriInfo} in a field, as an argument and as that of a
 * sub-resource, and the caller that a filter has found out. {@code none} is the same request without an injection.
 *
 * <p>What would fool it: a path with a template never hits a cache of static paths, so {@code path} and {@code bean}
 * also pay for matching again; {@code security} also pays for the filter that says who calls.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Parameters -p parameter=query}
 */
@Requires(Capability.ROUTING)
public class ParametersBenchmark extends OneRequestBenchmark {

    /** What is injected. */
    @Requires(
            value = Capability.BEAN_PARAMETERS,
            when = {"bean", "bean-field"})
    @Requires(
            value = {Capability.SECURITY_CONTEXT, Capability.FILTERS},
            when = "security")
    @Param({
        "none",
        "path",
        "query",
        "header",
        "matrix",
        "cookie",
        "bean",
        "bean-field",
        "absent",
        "context-field",
        "context-argument",
        "context-located",
        "security"
    })
    public String parameter;

    @Override
    public AppConfig application() {
        return switch (parameter) {
            case "context-field" -> AppConfig.of("ContextFieldResource");
            case "bean-field" -> AppConfig.of("BeanFieldResource");
            case "context-located" -> AppConfig.of("ParametersResource", "LocatedContextResource");
            case "security" -> AppConfig.of("ParametersResource").providing("CallerFilter");
            default -> AppConfig.of("ParametersResource");
        };
    }

    @Override
    public List<Request> requests() {
        String path = "parameters/" + parameter;
        return List.of(
                switch (parameter) {
                    case "path" -> request(path + "/one").expectText("one");
                    case "query" -> request(path + "?value=one").expectText("one");
                    case "header" -> request(path).header("X-Value", "one").expectText("one");
                    case "matrix" -> request(path + ";value=one").expectText("one");
                    case "cookie" ->
                        request(path).header("Cookie", "other=two; value=one").expectText("one");
                    case "bean", "bean-field" ->
                        request(path + "/one;matrix=five?query=two&number=3")
                                .header("X-Value", "four")
                                .expectText("onetwo3fourfive");
                    case "security" -> request(path).expectText("jane");
                    case "none", "absent" -> request(path).expectText("none");
                    default -> request(path).expectText("/" + path);
                });
    }

    private static RequestBuilder request(String path) {
        return Request.of("GET", path).header("Accept", Requests.TEXT_PLAIN);
    }
}
