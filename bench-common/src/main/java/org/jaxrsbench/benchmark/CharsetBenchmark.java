package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * What a charset parameter on the request's content type costs, on POST: {@code text/plain} against
 * {@code text/plain;charset=UTF-8}. RESTEasy's match cache is bypassed by any parameter there.
 *
 * <p>What would fool it: comparing forks that are not warm; the way without the cache has more code to compile.
 *
 * <p>Run just it: {@code java -jar bench-resteasy/target/benchmarks.jar Charset}
 */
public class CharsetBenchmark extends OneRequestBenchmark {

    /** The charset parameter of the request's content type. */
    @Param({"none", "UTF-8"})
    public String charset;

    @Override
    public AppConfig application() {
        return AppConfig.of("HelloWorldResource");
    }

    @Override
    public List<Request> requests() {
        String type = Requests.TEXT_PLAIN + (charset.equals("none") ? "" : ";charset=" + charset);
        return List.of(Requests.exchange("POST", "helloworld", type, Texts.hello()));
    }
}
