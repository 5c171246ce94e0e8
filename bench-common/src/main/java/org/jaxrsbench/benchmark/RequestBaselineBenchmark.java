package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Param;

/**
 * What a score holds beside the implementation's work: {@code harness} copies the expected answer of a request of
 * {@link HelloWorldBenchmark} into the sink and checks it, which is all that is ours; {@code build} also makes what the engine hands to
 * the implementation, which is mostly the implementation's own request object. Neither dispatches. Subtract nothing; compare, and know
 * how much of a score is what.
 *
 * <p>What is handed over differs: Jersey's and Reactive's own request, as their containers make it; for RESTEasy and CXF a servlet
 * request of ours, out of which their servlets make their own.
 *
 * <p>What would fool it: escape analysis, which removes a request that is not looked at; so the request is returned, and JMH consumes it.
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
    public AppConfig application() {
        return AppConfig.of("HelloWorldResource");
    }

    @Override
    public List<Request> requests() {
        return List.of(Requests.helloWorld(method, path));
    }

    /** A canned answer checked. */
    @Benchmark
    public int harness(Client client) throws Exception {
        return check(client.exchange, requests[0]);
    }

    /** One request built and a canned answer checked. */
    @Benchmark
    public Object build(Client client) throws Exception {
        return make(client.exchange, requests[0]);
    }

    @Override
    protected Operation operation(String name) {
        return name.equals("build")
                ? exchange -> make(exchange, requests[0])
                : exchange -> check(exchange, requests[0]);
    }

    @Override
    protected void rehearse(Exchange exchange, Request request) throws Exception {
        check(exchange, request);
        make(exchange, request);
    }

    // Both compiled on their own, as is what dispatches.

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private int check(Exchange exchange, Request request) throws Exception {
        exchange.begin(request);
        exchange.pretendAnswer();
        return exchange.verify();
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private Object make(Exchange exchange, Request request) throws Exception {
        exchange.begin(request);
        Object made = engine.newRequest(exchange);
        exchange.pretendAnswer();
        exchange.verify();
        return made;
    }
}
