package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.ClassCopies;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Param;

/**
 * The implementation's JAX-RS client: an application keeps a {@code Client} and a {@code WebTarget}, and each operation builds a request
 * from it, sends it and reads the answer as a text or as a bean. Below the client is the JDK's interface to HTTP without sockets, which
 * compares what is sent with what should be, in each operation. JSON is read and written by the one shared provider.
 *
 * <p>What would fool it: implementations come with other transports, and some use them unless they are set otherwise. This measures the
 * client above the transport, with the connections of the JDK under each of them.
 *
 * <p>Run just it: {@code scripts/bench run --subjects jersey:4.0.3,cxf:4.2.3 ClientBenchmark}
 */
@Requires(Capability.CLIENT)
public class ClientBenchmark extends OneRequestBenchmark {

    private static final String PERSON = "{\"first\":\"Jane\",\"last\":\"Doe\"}";

    /** Request method. */
    @Param({"GET", "POST"})
    public String method;

    /** What is sent and answered. */
    @Param({"text", "json"})
    public String entity;

    /** Filters of the client: each is called on the way out and on the way in. */
    @Param({"0", "4"})
    public int filters;

    @Override
    public AppConfig application() {
        List<Class<?>> providers = new ArrayList<>();
        if (entity.equals("json")) {
            providers.add(Resources.named("DatabindJson"));
        }
        for (int i = 1; i <= filters; i++) {
            providers.add(ClassCopies.of(Resources.named("ClientFilter"), "N" + i, Map.of()));
        }
        return new AppConfig(List.of(), providers).with(Feature.CLIENT);
    }

    @Override
    public List<Request> requests() {
        if (entity.equals("json")) {
            return List.of(request(Requests.JSON, PERSON).served(PERSON).expect(200, Requests.JSON, "Jane Doe"));
        }
        return Requests.inTurn(
                Requests.TURNS,
                i -> request(Requests.TEXT_PLAIN, Requests.hello(i))
                        .served(Requests.hello(i))
                        .expectText(Requests.hello(i)));
    }

    private RequestBuilder request(String type, String text) {
        RequestBuilder request = Requests.bare(method, "client/" + entity, type).calls(2 * filters);
        return method.equals("POST") ? request.body(type, text) : request;
    }
}
