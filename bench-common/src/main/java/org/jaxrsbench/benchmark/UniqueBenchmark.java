package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Requests of which no two are alike, as identifiers in paths make them: 1, about a thousand or about a million different ones, in the
 * path, in the name of a query parameter, in a parameter of the content type or among the accepted types. A cache that is keyed by one of
 * these helps if there is one, and costs if there are many: it misses, and it grows.
 *
 * <p>What would fool it: a fork that has seen other requests before, so each case has one of its own. Making a million different requests also costs, so each one is made in its operation however many there
 * are. A cache without a bound grows for as long as it is measured, and costs more the longer that is.
 *
 * <p>Run just it: {@code java -jar bench-resteasy/target/benchmarks.jar Unique -p where=path}
 */
@OwnFork
@Requires(Capability.ROUTING)
public class UniqueBenchmark extends OneRequestBenchmark {

    private static final String NUMBER = "#######";

    /** How many different requests take turns. */
    @Param({"1", "1024", "1048576"})
    @Accepts(numbersFrom = 1, tried = "2")
    public int distinct;

    /** What differs. */
    @Param({"path", "query", "media-type", "accept"})
    public String where;

    @Override
    public AppConfig application() {
        return AppConfig.of("UniqueResource");
    }

    @Override
    public List<Request> requests() {
        return List.of(
                switch (where) {
                    case "path" -> get("/" + NUMBER).expectText(NUMBER);
                    case "query" -> get("?n" + NUMBER + "=1").expectText("n" + NUMBER);
                    case "accept" ->
                        Requests.of("GET", "unique/accept", Requests.TEXT_PLAIN + ",x/n" + NUMBER)
                                .numbered(distinct)
                                .expectText(Texts.hello());
                    default ->
                        Requests.of("POST", "unique/media-type", Requests.TEXT_PLAIN)
                                .body(Requests.TEXT_PLAIN + ";n=" + NUMBER, Texts.hello())
                                .numbered(distinct)
                                .expectText(Texts.hello());
                });
    }

    private RequestBuilder get(String rest) {
        return Requests.of("GET", "unique/" + where + rest, Requests.TEXT_PLAIN).numbered(distinct);
    }
}
