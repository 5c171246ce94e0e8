package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Param;

/**
 * A constraint on the argument of a resource method, checked by Bean Validation as the implementation itself integrates
 * it: an argument that is valid ({@code happy}), and one that is not ({@code sad}) and is answered 400 by a mapper of
 * the application's own. {@code none} is the same echo if nothing is validated. That the constraint was checked, once,
 * is checked on every operation.
 *
 * <p>What would fool it: the constraint's check costs next to nothing, so what is timed is the way there, most of it in
 * Hibernate Validator, which is the same release for all implementations of a namespace. {@code sad} pays for a stack
 * trace and for whatever an implementation puts into its exception. An application that validates pays something for
 * methods without a constraint too, which {@code none} does not show: there, the integration is switched off.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Validation -p validation=happy}
 */
@Requires(Capability.ROUTING)
public class ValidationBenchmark extends OneRequestBenchmark {

    /** What is validated: nothing, a valid argument, an invalid one, a valid bean of parameters. */
    @Requires(
            value = Capability.VALIDATION,
            when = {"happy", "sad", "bean"})
    @Requires(value = Capability.BEAN_PARAMETERS, when = "bean")
    @Param({"none", "happy", "sad"})
    @Accepts("bean")
    public String validation;

    @Override
    public AppConfig application() {
        AppConfig alone = AppConfig.of(validation.equals("bean") ? "ValidatedBeanResource" : "ValidatedResource");
        return validation.equals("none")
                ? alone
                : alone.providing("ViolationMapper").with(Feature.VALIDATION);
    }

    @Override
    public List<Request> requests() {
        // The answer is the same text in all three, so that they differ in nothing but the validation.
        return List.of(
                switch (validation) {
                    case "happy" -> request("checked", Texts.hello(), 1, 200);
                    case "bean" ->
                        Request.of("GET", "validated/bean?value=one")
                                .header("Accept", Requests.TEXT_PLAIN)
                                .calls(1)
                                .expect(200, Requests.TEXT_PLAIN, "one/validated/bean");
                    case "sad" -> request("checked", Texts.hello().repeat(2), 1, 400);
                    default -> request("none", Texts.hello(), 0, 200);
                });
    }

    private static Request request(String path, String body, int calls, int status) {
        return Request.of("POST", "validated/" + path)
                .header("Accept", Requests.TEXT_PLAIN)
                .body(Requests.TEXT_PLAIN, body)
                .calls(calls)
                .expect(status, Requests.TEXT_PLAIN, Texts.hello());
    }
}
