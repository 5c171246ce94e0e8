package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Param;

/**
 * Entities as JSON: what finding and calling an entity provider costs for an application's own types. {@code databind} is one and the
 * same provider under every implementation, on one pinned Jackson; {@link JsonBaselineBenchmark} is Jackson alone. {@code own-jackson} and
 * {@code own-json-b} are the implementation's, as its documentation says to use them; Jackson is the same pinned one.
 *
 * <p>What would fool it: a list of a hundred is mostly Jackson's time, so implementations look alike there; a single
 * person is mostly the implementation's. The implementation's own integrations bring more than a provider: Jersey's, for one,
 * filters and wraps each entity.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar JsonBenchmark -p json=databind -p entity=person}
 */
public class JsonBenchmark extends OneRequestBenchmark {

    /** The shared provider, or what the implementation brings. */
    @Requires(value = Capability.OWN_JACKSON, when = "own-jackson")
    @Requires(value = Capability.OWN_JSON_B, when = "own-json-b")
    @Param({"databind", "own-jackson", "own-json-b"})
    public String json;

    /** Request method; POST echoes. */
    @Param({"GET", "POST"})
    public String method;

    /** One person, or a hundred. */
    @Param({"person", "list"})
    public String entity;

    @Override
    public AppConfig application() {
        return application(json);
    }

    static AppConfig application(String json) {
        AppConfig alone = AppConfig.of("JsonResource");
        return switch (json) {
            case "own-jackson" -> alone.with(Feature.JACKSON);
            case "own-json-b" -> alone.with(Feature.JSON_B);
            default -> alone.providing("DatabindJson");
        };
    }

    @Override
    public List<Request> requests() {
        return List.of(Requests.json(method, entity));
    }
}
