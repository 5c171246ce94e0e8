package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Entities from 16 bytes to a megabyte in each Java type that implementations have a provider for: answered to GET, echoed to POST. Short
 * ones show what a carrier costs (a buffer of 8 kB for 16 bytes), long ones what copying and encoding cost.
 *
 * <p>What would fool it: the container's side copies an entity once, out of the implementation's hands, whatever the carrier; at a
 * megabyte that is a good part of the time. Bytes of entities above 1 kB are compared on one operation in 61.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Payloads -p carrier=input-stream -p method=GET}
 */
@Requires(Capability.ROUTING)
public class PayloadsBenchmark extends OneRequestBenchmark {

    /** The Java type that carries the entity. */
    @Requires(value = Capability.READER, when = "reader")
    @Requires(value = Capability.STREAMING_OUTPUT, when = "streaming-output")
    @Param({"string", "reader", "bytes", "input-stream", "streaming-output"})
    public String carrier;

    /** Request method; POST echoes. */
    @Param({"GET", "POST"})
    public String method;

    /** Length of the entity in bytes. */
    @Param({"16", "4096", "65536", "1048576"})
    @Accepts(numbersFrom = 1, tried = "8193")
    public int size;

    @Override
    public AppConfig application() {
        return AppConfig.of("PayloadsResource");
    }

    @Override
    public List<Request> requests() {
        String type =
                carrier.equals("string") || carrier.equals("reader") ? Requests.TEXT_PLAIN : "application/octet-stream";
        boolean post = method.equals("POST");
        RequestBuilder request = Requests.of(method, "payloads/" + carrier + (post ? "" : "?size=" + size), type);
        return List.of((post ? request.body(type, Texts.text(size)) : request).expect(200, type, Texts.text(size)));
    }
}
