package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Choosing the media type of the answer: a method that produces 1, 4 or 16 types, asked for its last one alone or in a
 * list with {@code q} values in which that one weighs most.
 *
 * <p>What would fool it: the entity is the same text in each type, so writing it tells nothing; an implementation that
 * remembers the outcome of a negotiation looks at one hot header.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Negotiation -p accept=weighed}
 */
@Requires(Capability.ROUTING)
public class NegotiationBenchmark extends OneRequestBenchmark {

    /** How many types the method produces. */
    @Param({"1", "4", "16"})
    public int produced;

    /** One type, or four with {@code q} values. */
    @Requires(value = Capability.QUALITY_VALUES, when = "weighed", unless = "produced=1")
    @Param({"single", "weighed"})
    public String accept;

    @Override
    public AppConfig application() {
        return AppConfig.of("NegotiationResource");
    }

    @Override
    public List<Request> requests() {
        String last = produced == 1 ? Requests.TEXT_PLAIN : "text/type-" + produced;
        String asked = accept.equals("single")
                ? last
                : "image/png;q=0.9, " + last + ";q=0.8, " + (produced == 1 ? "" : "text/plain;q=0.3, ") + "*/*;q=0.1";
        return List.of(Request.of("GET", "negotiation/" + produced)
                .header("Accept", asked)
                .expect(200, last, Texts.hello()));
    }
}
