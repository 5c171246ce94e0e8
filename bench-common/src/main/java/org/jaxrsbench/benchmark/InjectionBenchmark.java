package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Param;

/**
 * Five or twenty query parameters (or 40), injected as arguments of the method or in a bean ({@code @BeanParam}): what one more costs,
 * and what the place costs.
 *
 * <p>What would fool it: a longer query has to be parsed, too, whatever is injected. Compare the places with each other for the same
 * number; the slope over numbers is parsing and injection together.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Injection -p values=20}
 */
@Requires(Capability.ROUTING)
public class InjectionBenchmark extends OneRequestBenchmark {

    /** Where they are injected. */
    @Requires(value = Capability.BEAN_PARAMETERS, when = "bean")
    @Param({"arguments", "bean"})
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
        return Fields.of(
                values,
                (query, text) -> Requests.of("GET", "injection/" + place + values + "?" + query, Requests.TEXT_PLAIN)
                        .expectText(text));
    }
}
