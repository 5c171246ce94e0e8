package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * Server-sent events: a resource that sends one or a hundred of them and closes the stream, which ends in memory. All of them are checked,
 * byte by byte.
 *
 * <p>What would fool it: nobody reads slowly here, so nothing is ever buffered for long, and no event waits for another.
 *
 * <p>Run just it: {@code scripts/bench run --subjects jersey:4.0.3,resteasy:7.0.5.Final EventsBenchmark}
 */
@Requires(Capability.ROUTING)
@Requires(Capability.EVENTS)
public class EventsBenchmark extends OneRequestBenchmark {

    private static final String TYPE = "text/event-stream";

    /** How many events. */
    @Param({"1", "100"})
    @Accepts(numbersFrom = 1, tried = "2")
    public int events;

    @Override
    public AppConfig application() {
        return Resources.haveEvents()
                ? AppConfig.of("EventsResource").with(Feature.LATE_ANSWERS, Feature.EVENTS)
                : AppConfig.of("HelloWorldResource");
    }

    @Override
    public List<Request> requests() {
        // The standard leaves it open whether a space follows the colon, and whether empty lines come first.
        return List.of(Requests.of("GET", "events/" + events, TYPE)
                .orEntity(stream("data:"))
                .orEntity("\n\n" + stream("data: "))
                .expect(200, TYPE, stream("data: ")));
    }

    private String stream(String lead) {
        return (lead + Texts.hello() + "\n\n").repeat(events);
    }
}
