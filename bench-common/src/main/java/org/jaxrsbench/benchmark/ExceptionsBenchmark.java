package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Ways to fail: an exception of the application's own that a mapper turns into an answer, one that carries its answer,
 * and requests that match no resource, no method, no type. {@code none} is the same answer without an exception.
 *
 * <p>What would fool it: most of an exception's price is its stack trace, which is as deep as the implementation's own
 * calls, and in a server deeper still. For 404, 405 and 406 the status is checked and the entity is not: the
 * specification leaves open whether there is one. An implementation that logs each failure would be timed with its
 * logging; engines turn that off.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Exceptions -p failure=mapped}
 */
@Requires(value = Capability.ROUTING, unless = "failure=404")
public class ExceptionsBenchmark extends OneRequestBenchmark {

    /** What goes wrong. */
    @Param({"none", "mapped", "unmapped", "404", "405", "406"})
    public String failure;

    @Override
    public AppConfig application() {
        AppConfig alone = AppConfig.of("ExceptionsResource");
        return failure.equals("mapped") ? alone.providing("TeapotMapper") : alone;
    }

    @Override
    public List<Request> requests() {
        return List.of(
                switch (failure) {
                    case "mapped" -> answered("mapped", 418);
                    case "unmapped" -> answered("unmapped", 409);
                    case "404" -> refused("GET", "nowhere", Requests.TEXT_PLAIN);
                    case "405" -> refused("DELETE", "none", Requests.TEXT_PLAIN);
                    case "406" -> refused("GET", "none", Requests.JSON);
                    default -> answered("none", 200);
                });
    }

    private Request refused(String method, String path, String accepted) {
        return Request.of(method, "exceptions/" + path)
                .header("Accept", accepted)
                .expectStatus(Integer.parseInt(failure));
    }

    private static Request answered(String path, int status) {
        return Request.of("GET", "exceptions/" + path)
                .header("Accept", Requests.TEXT_PLAIN)
                .expect(status, Requests.TEXT_PLAIN, Texts.hello());
    }
}
