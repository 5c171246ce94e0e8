package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Entities of several sizes: what reading and writing a body adds, and at what size copying and encoding outweigh
 * matching.
 *
 * <p>What would fool it: a sink that only counted bytes would let the compiler drop the encoding of large entities, so
 * the sink copies. Entities above 1 kB have their bytes compared on one operation in 61.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar TextEntity -p method=POST -p size=1024}; the
 * metered resource: {@code -p metered=true}.
 */
public class TextEntityBenchmark extends OneRequestBenchmark {

    /** Request method. */
    @Param({"GET", "POST", "PUT"})
    public String method;

    /** Direct, or through a locator that returns the resource's class. */
    @Param({"text", "text/locator"})
    @Accepts("text/sub-class")
    public String path;

    /** Length of the entity in bytes. */
    @Param({"16", "1024", "40000"})
    @Accepts(numbersFrom = 1)
    public int size;

    /** Whether the resource times each of its calls. */
    @Param("false")
    @Accepts("true")
    public boolean metered;

    @Override
    public AppConfig application() {
        return AppConfig.of(metered ? "MeteredTextEntityResource" : "TextEntityResource");
    }

    @Override
    public List<Request> requests() {
        return List.of(Requests.exchange(method, path, Requests.TEXT_PLAIN, Texts.ofSize(size)));
    }
}
