package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Param;

/**
 * Entities as JSON: what finding and calling an entity provider costs for an application's own types. The provider is
 * one and the same under every implementation, on one pinned Jackson; {@link JsonBaselineBenchmark} is Jackson alone.
 *
 * <p>What would fool it: a list of a hundred is mostly Jackson's time, so implementations look alike there; a single
 * person is mostly the implementation's. The provider is ours, so an implementation's own integration with Jackson,
 * which may be faster or slower, is not what is measured.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar JsonBenchmark -p json=databind -p entity=person}
 */
@Requires(Capability.ENTITY_PROVIDERS)
public class JsonBenchmark extends OneRequestBenchmark {

    /** How the provider uses Jackson. */
    @Param({"databind", "serializer", "streaming"})
    public String json;

    /** Request method; POST echoes. */
    @Param({"GET", "POST"})
    public String method;

    /** One person, or a hundred. */
    @Param({"person", "list"})
    public String entity;

    @Override
    protected AppConfig application() {
        return application(json);
    }

    static AppConfig application(String json) {
        return new AppConfig(
                List.of(Resources.named("JsonResource")),
                List.of(Resources.named(Character.toUpperCase(json.charAt(0)) + json.substring(1) + "Json")),
                Map.of());
    }

    @Override
    protected List<Request> requests() {
        return List.of(Requests.json(method, entity));
    }
}
