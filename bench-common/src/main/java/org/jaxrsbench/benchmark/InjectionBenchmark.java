package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.ClassCopies;
import org.jaxrsbench.resource.Resources;
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

    /** Cookies and matrix parameters are injected by copies of the resource that injects query parameters, with another annotation. */
    @Override
    public AppConfig application() {
        Class<?> original = Resources.named("InjectionResource");
        return new AppConfig(
                List.of(
                        switch (place) {
                            case "cookies" -> injecting("CookieParam", original);
                            case "matrix" -> injecting("MatrixParam", original);
                            default -> original;
                        }),
                List.of());
    }

    private static Class<?> injecting(String annotation, Class<?> original) {
        return ClassCopies.of(original, annotation, Map.of(descriptor("QueryParam"), descriptor(annotation)));
    }

    private static String descriptor(String annotation) {
        return "L" + Resources.namespace() + "/ws/rs/" + annotation + ";";
    }

    @Override
    public List<Request> requests() {
        String path = "injection/" + (place.equals("bean") ? "bean" : "arguments") + values;
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
