package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Param;

/**
 * The smallest request and answer: what matching, resource creation, injection and entity providers cost when the
 * application does nothing.
 *
 * <p>What would fool it: one hot URI trains the branch predictor and fills match caches, so it flatters every
 * implementation and some more than others. Good for finding a change; use {@link ServiceBenchmark} to rank.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar HelloWorld -p method=GET -p path=helloworld}
 */
public class HelloWorldBenchmark extends OneRequestBenchmark {

    /** Request method. */
    @Param({"GET", "POST", "PUT"})
    public String method;

    /** Direct, or through a locator that returns the resource's class. */
    @Param({"helloworld", "helloworld/locator"})
    public String path;

    @Override
    public AppConfig application() {
        return AppConfig.of("HelloWorldResource");
    }

    @Override
    public List<Request> requests() {
        return List.of(Requests.helloWorld(method, path));
    }
}
