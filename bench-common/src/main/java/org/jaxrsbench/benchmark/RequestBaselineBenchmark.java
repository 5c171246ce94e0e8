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
 * What a score holds beside the implementation's work: {@code harness} copies the expected answer of a request of
 * {@link HelloWorldBenchmark} into the sink and checks it, which is all that is ours; {@code build} also makes what the engine hands to
 * the implementation, which is mostly the implementation's own request object. Neither dispatches. Subtract nothing; compare, and know
 * how much of a score is what.
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

    /** A canned answer checked. */
    @Benchmark
    public int harness(Client client) throws Exception {
        client.exchange.begin(requests[0]);
        client.exchange.pretendAnswer();
        return client.exchange.verify();
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
