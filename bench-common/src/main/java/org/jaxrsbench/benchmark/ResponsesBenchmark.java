package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.openjdk.jmh.annotations.Param;

/**
 * Ways to answer the same short text: the entity itself, a {@code Response} that is built for each request, four headers more, a cookie,
 * an entity tag; and with that tag a request of a caller who has the text (304) or has an older one. A {@code kept} response without content
 * (204) is made once for all requests.
 *
 * <p>What would fool it: headers that are never written. Each one is asked of the answer on every operation.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Responses}
 */
@Requires(Capability.ROUTING)
public class ResponsesBenchmark extends OneRequestBenchmark {

    /** How it is answered. */
    @Param({"entity", "response", "headers", "cookie", "tag", "tag-same", "tag-other"})
    @Accepts("kept")
    public String response;

    @Override
    public AppConfig application() {
        return AppConfig.of("ResponsesResource");
    }

    @Override
    public List<Request> requests() {
        return Requests.inTurn(Requests.TURNS, i -> request(Requests.hello(i)));
    }

    private Request request(String text) {
        String path = "responses/" + (response.startsWith("tag") ? "tag" : response);
        RequestBuilder request = Requests.of("GET", path, Requests.TEXT_PLAIN).served(text);
        switch (response) {
            case "headers" ->
                request.answers("X-One", "1")
                        .answers("X-Two", "2")
                        .answers("X-Three", "3")
                        .answers("X-Four", "4");
            case "cookie" -> request.answers("Set-Cookie", "session=");
            case "tag" -> request.answers("ETag", "\"one\"");
            case "tag-other" -> request.header("If-None-Match", "\"two\"").answers("ETag", "\"one\"");
            case "kept" -> {
                return request.expect(204);
            }
            case "tag-same" -> {
                return request.header("If-None-Match", "\"one\"")
                        .answers("ETag", "\"one\"")
                        .expect(304);
            }
            default -> {}
        }
        return request.expectText(text);
    }
}
