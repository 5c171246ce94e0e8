package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.protocol.JvmFlags;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A start: one operation boots an application with so many root resources in a JVM that has done nothing else, sends the first request
 * and checks its answer. In runs in which subjects take turns it is measured from the launch of a JVM, of one subject right after the other;
 * JMH's own runs leave out what comes before the benchmark method.
 *
 * <p>What would fool it: class files come from the file system's cache, as they do in a container that is started again and again; the
 * first start of all may take longer. Resources are copies of one class, made in memory before the clock starts, so no jar is scanned.
 *
 * <p>Run just it: {@code scripts/bench run --subjects jersey:4.0.3,resteasy:7.0.5.Final StartBenchmark -p routes=1000}
 */
@Requires(Capability.ROUTING)
@BenchmarkMode(Mode.SingleShotTime)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(
        value = 5,
        jvmArgsAppend = {StartBenchmark.MOST_HEAP, JvmFlags.COLLECTOR, JvmFlags.OPEN})
public class StartBenchmark extends EngineBenchmark {

    /** A heap that grows as a server's does: to touch all of it at once would be a good part of the start. */
    static final String MOST_HEAP = "-Xmx512m";

    /** How many root resources. */
    @Param({"10", "1000"})
    @Accepts(numbersFrom = 1, tried = "30")
    public int routes;

    /** What their paths are made of. */
    @Param("literal")
    @Accepts({"template", "regex"})
    public String kind;

    private AppConfig application;

    private RoutesBenchmark routes() {
        RoutesBenchmark benchmark = new RoutesBenchmark();
        benchmark.routes = routes;
        benchmark.kind = kind;
        benchmark.asked = "first";
        return benchmark;
    }

    @Override
    public AppConfig application() {
        return routes().application();
    }

    @Override
    public List<Request> requests() {
        return routes().requests();
    }

    /** Makes what is booted later. */
    @Override
    public void startEngine() {
        application = application();
        requests = requests().toArray(new Request[0]);
    }

    @Override
    public void stopEngine() {
        engine.close();
    }

    /** From no engine to a checked answer. */
    @Benchmark
    public int start(Client client) throws Exception {
        engine = Engines.load();
        engine.start(application);
        return send(client.exchange, requests[0]);
    }
}
