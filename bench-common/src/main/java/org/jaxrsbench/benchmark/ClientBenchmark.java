package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.ClassCopies;
import org.jaxrsbench.resource.Resources;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * The implementation's JAX-RS client: an application builds a request, sends it and reads the answer as a text or as a bean. It
 * {@code call}s a target that it keeps, one on which it sets a property for each request, or a client that it makes and closes for each, or never closes; or it
 * waits for a request that is sent asynchronously, or for a completion stage. In memory, the JDK's interface to HTTP without sockets is below
 * every client; over loopback, each speaks as it is shipped, with a small server in the same JVM. What is sent is compared with what
 * should be, in each operation. JSON is read and written by the one shared provider.
 *
 * <p>What would fool it: over loopback and where another thread sends, the cost has wake-ups of threads in it, and the server's part;
 * {@code cpu} and {@code alloc} are the worker's alone, so what the other thread does looks like standing still.
 * Implementations come with other transports, so compare them in memory, and releases of one over loopback. Several workers share the
 * client.
 *
 * <p>Run just it: {@code scripts/bench run --subjects jersey:4.0.3,cxf:4.2.3 ClientBenchmark}
 */
public class ClientBenchmark extends OneRequestBenchmark {

    private static final String PERSON = "{\"first\":\"Jane\",\"last\":\"Doe\"}";
    private static final int LARGE = 65_536;

    /** Request method. */
    @Param({"GET", "POST"})
    public String method;

    /** What is sent and answered: large ones are 64 kB of text, over loopback in chunks. */
    @Param({"text", "json"})
    @Accepts("large")
    public String entity;

    /** What is below the client. */
    @Requires(value = Capability.CLIENT, when = "memory")
    @Requires(value = Capability.LOOPBACK_CLIENT, when = "loopback")
    @Param("memory")
    @Accepts("loopback")
    public String over;

    /** How it is sent: from a target that is kept, one with a property of its own, or a client of its own; by another thread, or both. */
    @Requires(value = Capability.STAGE_CLIENT, when = "stage")
    @Param({"target", "property", "client"})
    @Accepts({"async", "stage", "unclosed", "fresh-async"})
    public String call;

    /** How many different paths take turns. */
    @Param("1")
    @Accepts(numbersFrom = 1, tried = "2")
    public int paths;

    /** Filters of the client: each is called on the way out and on the way in. Requests that other threads have a
     * part in go without: nobody sees those calls. */
    @Param("0")
    @Accepts(numbersFrom = 1, tried = "4")
    public int filters;

    @Override
    public AppConfig application() {
        List<Class<?>> providers = new ArrayList<>();
        if (entity.equals("json")) {
            providers.add(Resources.named("DatabindJson"));
        }
        for (int i = 1; i <= filters && isCalledHere(); i++) {
            providers.add(ClassCopies.of(Resources.named("ClientFilter"), "N" + i, Map.of()));
        }
        AppConfig made = new AppConfig(List.of(), providers).with(Feature.CLIENT);
        if (over.equals("loopback")) {
            made = made.with(Feature.LOOPBACK);
        }
        return isCalledHere() ? made : made.with(Feature.LATE_ANSWERS);
    }

    /** Whether the worker's own thread does all of it. */
    private boolean isCalledHere() {
        return over.equals("memory") && !isAsync();
    }

    private boolean isAsync() {
        return call.endsWith("async") || call.equals("stage");
    }

    @Override
    public List<Request> requests() {
        if (entity.equals("json")) {
            RequestBuilder request = request(Requests.JSON, PERSON).served(PERSON);
            return List.of((paths > 1 ? request.numbered(paths) : request).expect(200, Requests.JSON, "Jane Doe"));
        }
        if (paths > 1) {
            return List.of(request(Requests.TEXT_PLAIN, Requests.hello(0))
                    .numbered(paths)
                    .served(Requests.hello(0))
                    .expectText(Requests.hello(0)));
        }
        // A client that is made for each request remembers none.
        int turns = List.of("client", "unclosed", "fresh-async").contains(call) ? 1 : Requests.TURNS;
        return Requests.inTurn(turns, i -> {
            String text = entity.equals("text")
                    ? Requests.hello(i)
                    : Texts.marked(Texts.text(LARGE), String.format(Locale.ROOT, " %02d", i));
            return request(Requests.TEXT_PLAIN, text).served(text).expectText(text);
        });
    }

    private RequestBuilder request(String type, String text) {
        RequestBuilder request = Requests.bare(
                        method, "client/" + call + "/" + entity + (paths > 1 ? "/#######" : ""), type)
                .calls(isCalledHere() ? 2 * filters : 0);
        return method.equals("POST") ? request.body(type, text) : request;
    }
}
