package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Deployment;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Param;

/**
 * What the equal terms of all other benchmarks cost or spare an implementation: the same request with a resource object for each
 * request and everything else switched off ({@code equalized}), with one resource object for all ({@code singletons}), and as the
 * implementation comes ({@code shipped}).
 *
 * <p>What would fool it: {@code shipped} is not the same work everywhere. RESTEasy adds a charset and asks the validator, Jersey up to
 * 2.26 offers WADL, RESTEasy Reactive has singletons. Compare one implementation with itself.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Deployment -p method=GET}
 */
public class DeploymentBenchmark extends OneRequestBenchmark {

    /** What of the implementation's own defaults is kept. */
    @Param({"equalized", "singletons", "shipped"})
    public String deployment;

    /** Request method. */
    @Param({"GET", "POST"})
    public String method;

    @Override
    protected AppConfig application() {
        return AppConfig.of(Resources.named("HelloWorldResource")).deployed(Deployment.of(deployment));
    }

    @Override
    protected List<Request> requests() {
        return List.of(Requests.helloWorld(method, "helloworld"));
    }
}
