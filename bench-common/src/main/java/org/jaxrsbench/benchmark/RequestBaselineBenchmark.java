package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The harness's own share: builds what the engine hands to the implementation in {@link HelloWorldBenchmark}, copies the expected
 * answer into the sink and checks it, without dispatching. Subtract nothing; compare, and know how much of a score is ours.
 *
 * <p>What is handed over differs: Jersey's and Reactive's own request, as their containers make it; for RESTEasy and CXF a servlet
 * request of ours, out of which their servlets make their own.
 *
 * <p>What would fool it: escape analysis, which removes a request that is not looked at; so the request is consumed.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar RequestBaseline}
 */
public class RequestBaselineBenchmark extends EngineBenchmark {

    /** Request method. */
    @Param({"GET", "POST", "PUT"})
    public String method;

    /** The path that is put into the request. */
    @Param("helloworld")
    @Accepts("helloworld/locator")
    public String path;

    @Override
    protected AppConfig application() {
        return AppConfig.of(Resources.named("HelloWorldResource"));
    }

    @Override
    protected List<Request> requests() {
        return List.of(Requests.helloWorld(method, path));
    }

    /** One request built and a canned answer checked. */
    @Benchmark
    public int build(Client client, Blackhole blackhole) throws Exception {
        Exchange exchange = client.exchange;
        exchange.begin(requests[0]);
        blackhole.consume(engine.newRequest(exchange));
        exchange.pretendAnswer();
        return exchange.verify();
    }
}
