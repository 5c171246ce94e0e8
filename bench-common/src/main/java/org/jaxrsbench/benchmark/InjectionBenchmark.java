package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Param;

/**
 * Five or twenty query parameters (or 40), injected as arguments of the method, in a bean ({@code @BeanParam}), in fields of the resource,
 * or as arguments of its constructor: what one more costs, and what the place costs.
 *
 * <p>What would fool it: a longer query has to be parsed, too, whatever is injected. Compare the places with each other for the same
 * number; the slope over numbers is parsing and injection together.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Injection -p values=20}
 */
@Requires({Capability.ROUTING, Capability.PARAMETERS})
public class InjectionBenchmark extends OneRequestBenchmark {

    /** Where they are injected. */
    @Requires(value = Capability.BEAN_PARAMETERS, when = "bean")
    @Requires(value = Capability.CONSTRUCTOR_PARAMETERS, when = "constructor")
    @Param({"arguments", "bean", "fields", "constructor"})
    public String place;

    /** How many. */
    @Param({"5", "20"})
    @Accepts("40")
    public int values;

    @Override
    protected AppConfig application() {
        return AppConfig.of(Resources.named(
                switch (place) {
                    case "fields" -> "Fields" + values + "Resource";
                    case "constructor" -> "Constructor" + values + "Resource";
                    default -> "InjectionResource";
                }));
    }

    @Override
    protected List<Request> requests() {
        boolean own = place.equals("fields") || place.equals("constructor");
        return Fields.of(
                values,
                (query, text) -> Requests.of(
                                "GET", "injection/" + place + (own ? "" : values) + "?" + query, Requests.TEXT_PLAIN)
                        .expect(200, Requests.TEXT_PLAIN, text));
    }
}
