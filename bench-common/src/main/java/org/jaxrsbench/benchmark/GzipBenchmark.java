package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Texts of 4 and 64 kB, compressed by what each implementation brings for it: an answer for a caller who accepts gzip, or a body that
 * comes compressed and is echoed as it was before. {@code none} is the answer without, by the same application.
 *
 * <p>What would fool it: compressing is the JDK's work, and nearly all of the time. What implementations add is the difference
 * between two of them, in bytes allocated rather than in time. Checksum and length of a compressed answer are checked on every
 * operation, and its bytes on one in 61.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Gzip}
 */
@Requires(Capability.ROUTING)
public class GzipBenchmark extends OneRequestBenchmark {

    /** What is compressed. */
    @Requires(
            value = Capability.GZIP,
            when = {"answer", "body"})
    @Param({"none", "answer", "body"})
    public String gzip;

    /** Length of the text in bytes. */
    @Param({"4096", "65536"})
    public int size;

    @Override
    public AppConfig application() {
        return AppConfig.of("PayloadsResource").with(Feature.GZIP);
    }

    @Override
    public List<Request> requests() {
        String text = Texts.text(size);
        RequestBuilder get = Requests.of("GET", "payloads/string?size=" + size, Requests.TEXT_PLAIN);
        RequestBuilder asked = switch (gzip) {
            case "answer" -> get.answersCompressed();
            case "body" ->
                Requests.of("POST", "payloads/string", Requests.TEXT_PLAIN)
                        .header("Accept-Encoding", "identity")
                        .compressedBody(Requests.TEXT_PLAIN, text);
            default -> get.header("Accept-Encoding", "identity");
        };
        return List.of(asked.expectText(text));
    }
}
