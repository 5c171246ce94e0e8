package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.ClassCopies;
import org.jaxrsbench.resource.Resources;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Filters and interceptors that do nothing but count: what each one more costs, applied to every request or bound to
 * the resource method by name. A filter is called on the way in and on the way out, an interceptor round the reading and
 * round the writing of the entity, so each counts two calls; the count is checked on every operation.
 *
 * <p>What would fool it: real filters look at headers, which makes an implementation build views that these leave
 * unbuilt. Sixteen classes with the same code are sixteen targets at one call site, as in an application.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Filters -p kind=filter -p binding=global}
 */
@Requires(Capability.ROUTING)
public class FiltersBenchmark extends OneRequestBenchmark {

    /** Filters, request and response; or interceptors, reader and writer. */
    @Requires(value = Capability.FILTERS, when = "filter", unless = "count=0")
    @Requires(value = Capability.INTERCEPTORS, when = "interceptor", unless = "count=0")
    @Param({"filter", "interceptor"})
    public String kind;

    /** How many. */
    @Param({"0", "1", "4", "16"})
    public int count;

    /** Applied to every request, or bound to the method by an annotation. */
    @Requires(value = Capability.NAME_BINDING, when = "name", unless = "count=0")
    @Param({"global", "name"})
    public String binding;

    @Override
    public AppConfig application() {
        Class<?> original = Resources.named(
                (binding.equals("global") ? "Global" : "Bound") + (kind.equals("filter") ? "Filter" : "Interceptor"));
        List<Class<?>> providers = IntStream.rangeClosed(1, count)
                .<Class<?>>mapToObj(i -> ClassCopies.of(original, "N" + i, Map.of()))
                .toList();
        return new AppConfig(List.of(Resources.named("FilteredResource")), providers);
    }

    @Override
    public List<Request> requests() {
        return List.of(Request.of("POST", "filtered/" + binding)
                .header("Accept", Requests.TEXT_PLAIN)
                .body(Requests.TEXT_PLAIN, Texts.hello())
                .calls(2 * count)
                .expectText(Texts.hello()));
    }
}
