package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Forms of several parts (RFC 7578), as uploads are: the resource takes the specification's {@code EntityPart}s, reads each to its end
 * and answers its name, its length and its checksum.
 *
 * <p>What would fool it: a part that is long enough goes to a file in some implementations, each from a length of its own; the temporary
 * folder is then part of what is measured.
 *
 * <p>Run just it: {@code scripts/bench run --subjects jersey:4.0.3,resteasy:7.0.5.Final Multipart}
 */
@Requires(Capability.ROUTING)
@Requires(Capability.MULTIPART)
public class MultipartBenchmark extends OneRequestBenchmark {

    private static final String BOUNDARY = "----jaxrs-bench";
    private static final String END_OF_LINE = "\r\n";

    /** How many parts. */
    @Param({"1", "5"})
    @Accepts(numbersFrom = 1, tried = "2")
    public int parts;

    /** Length of each in bytes. */
    @Param({"16", "4096", "65536"})
    @Accepts(numbersFrom = 1, tried = "8193")
    public int size;

    @Override
    public AppConfig application() {
        return Resources.haveParts()
                ? AppConfig.of("MultipartResource").with(Feature.MULTIPART)
                : AppConfig.of("HelloWorldResource");
    }

    @Override
    public List<Request> requests() {
        String body = IntStream.range(0, parts)
                .mapToObj(i -> "--" + BOUNDARY + END_OF_LINE + "Content-Disposition: form-data; name=\"" + name(i)
                        + "\"" + END_OF_LINE + "Content-Type: " + Requests.TEXT_PLAIN
                        + END_OF_LINE + END_OF_LINE + Texts.text(size) + END_OF_LINE)
                .collect(Collectors.joining("", "", "--" + BOUNDARY + "--" + END_OF_LINE));
        String answer = IntStream.range(0, parts)
                .mapToObj(i -> name(i) + "=" + Texts.told(Texts.text(size)) + "\n")
                .collect(Collectors.joining());
        return List.of(Requests.of("POST", "multipart", Requests.TEXT_PLAIN)
                .body("multipart/form-data; boundary=" + BOUNDARY, body)
                .expectText(answer));
    }

    private static String name(int part) {
        return "part" + part;
    }
}
