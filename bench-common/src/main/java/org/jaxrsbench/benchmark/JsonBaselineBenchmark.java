package org.jaxrsbench.benchmark;

import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Json;
import org.jaxrsbench.resource.People;
import org.jaxrsbench.resource.Person;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Param;

/**
 * Jackson's own share of {@link JsonBenchmark}: the same entities read and written, and checked, without an
 * implementation round it.
 *
 * <p>What would fool it: nothing else runs, so Jackson has the caches and the inlining to itself; in an application it
 * is slower than here.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar JsonBaseline}
 */
public class JsonBaselineBenchmark extends EngineBenchmark {

    private static final Type MANY = new TypeReference<List<Person>>() {}.getType();

    /** How Jackson is used. */
    @Param("databind")
    public String json;

    /** GET writes; POST reads and writes. */
    @Param({"GET", "POST"})
    public String method;

    /** One person, or a hundred. */
    @Param({"person", "list"})
    public String entity;

    private Type type;

    @Override
    public AppConfig application() {
        return JsonBenchmark.application(json);
    }

    @Override
    public List<Request> requests() {
        type = entity.equals("person") ? Person.class : MANY;
        return List.of(Requests.json(method, entity));
    }

    /** One entity read, if there is a body, and written. */
    @Benchmark
    public int convert(Client client) throws IOException {
        return readAndWrite(client.exchange, requests[0]);
    }

    @Override
    protected Operation operation(String method) {
        return exchange -> readAndWrite(exchange, requests[0]);
    }

    @Override
    protected void rehearse(Exchange exchange, Request request) throws IOException {
        readAndWrite(exchange, request);
    }

    /** Compiled on its own, as is what dispatches. */
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private int readAndWrite(Exchange exchange, Request request) throws IOException {
        exchange.begin(request);
        Json.write(entity(request), exchange.sink());
        exchange.pretendHead();
        return exchange.verify();
    }

    private Object entity(Request request) throws IOException {
        if (request.hasBody()) {
            return Json.read(request.newBody(), type);
        }
        return type == MANY ? People.many() : People.one();
    }
}
