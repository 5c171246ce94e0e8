package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Param;

/**
 * A form of 1 or 20 fields, posted as browsers do: its fields as arguments of the resource method, or all of it as a map.
 *
 * <p>What would fool it: who parses. RESTEasy takes a form's fields from the servlet container, so a part of its work is done on the
 * container's side, which is ours; the others read the body themselves. No field has a character that is escaped.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Forms -p fields=20}
 */
@Requires(Capability.ROUTING)
public class FormsBenchmark extends OneRequestBenchmark {

    /** What the resource method takes. */
    @Param({"fields", "map"})
    public String takes;

    /** How many fields. */
    @Param({"1", "20"})
    public int fields;

    @Override
    public AppConfig application() {
        return AppConfig.of("FormsResource");
    }

    @Override
    public List<Request> requests() {
        return Fields.of(
                fields,
                "&",
                (form, text) -> Requests.of(
                                "POST",
                                "forms/" + (takes.equals("map") ? "map" : "fields" + fields),
                                Requests.TEXT_PLAIN)
                        .body("application/x-www-form-urlencoded", form)
                        .expectText(text));
    }
}
