package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.openjdk.jmh.annotations.Param;

/**
 * Five or twenty query parameters (or 40), injected as arguments of the method or in a bean ({@code @BeanParam}): what one more costs,
 * and what the place costs. On request, as many cookies or matrix parameters, injected as arguments.
 *
 * <p>What would fool it: a longer query, cookie header or path has to be parsed, too, whatever is injected. Compare the places with
 * each other for the same number; the slope over numbers is parsing and injection together.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Injection -p values=20}
 */
@Requires(Capability.ROUTING)
public class InjectionBenchmark extends OneRequestBenchmark {

    /** What is injected where: query parameters as {@code arguments} or in a {@code bean}; {@code cookies} or {@code matrix} parameters as arguments. */
    @Requires(value = Capability.BEAN_PARAMETERS, when = "bean")
    @Param({"arguments", "bean"})
    @Accepts({"cookies", "matrix"})
    public String place;

    /** How many. */
    @Param({"5", "20"})
    @Accepts("40")
    public int values;

    @Override
    public AppConfig application() {
        return AppConfig.of("InjectionResource");
    }

    @Override
    public List<Request> requests() {
        String path = "injection/" + place + values;
        return switch (place) {
            case "cookies" ->
                Fields.of(
                        values,
                        "; ",
                        (cookies, text) -> get(path).header("Cookie", cookies).expectText(text));
            case "matrix" ->
                Fields.of(
                        values, ";", (matrix, text) -> get(path + ";" + matrix).expectText(text));
            default ->
                Fields.of(values, "&", (query, text) -> get(path + "?" + query).expectText(text));
        };
    }

    private static RequestBuilder get(String target) {
        return Requests.of("GET", target, Requests.TEXT_PLAIN);
    }
}
