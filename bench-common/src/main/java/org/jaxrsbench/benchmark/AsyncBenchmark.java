package org.jaxrsbench.benchmark;

import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.openjdk.jmh.annotations.Param;

/**
 * The same short text, answered at once ({@code plain}), through a {@code CompletionStage} that is complete already, that another
 * thread completes, and through an {@code AsyncResponse} that is resumed at once or by another thread, and one
 * that has a {@code timeout} of a minute besides. The worker
 * waits until the answer is complete, as a caller does.
 *
 * <p>{@code cpu} and {@code alloc} are those of the worker and of the thread that completes answers.
 *
 * <p>What would fool it: {@code net} is the time until the answer, which has two wake-ups of a thread in it. On servlets, each request
 * of these applications may be answered later, which costs a little even where none is: compare with {@code plain}, not with another
 * benchmark. That workers wait for a processor is no sign of a busy machine here, so pairs are not discarded for that.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Async}
 */
@Requires(Capability.ROUTING)
public class AsyncBenchmark extends OneRequestBenchmark {

    /** How it is answered. */
    @Requires(
            value = Capability.COMPLETION_STAGE,
            when = {"stage", "stage-thread"})
    @Requires(
            value = Capability.ASYNC_RESPONSE,
            when = {"response", "response-thread", "timeout"})
    @Param({"plain", "stage", "stage-thread", "response", "response-thread"})
    @Accepts("timeout")
    public String answer;

    @Override
    public AppConfig application() {
        return AppConfig.of("AsyncResource").with(Feature.LATE_ANSWERS);
    }

    @Override
    public List<Request> requests() {
        return Requests.inTurn(
                Requests.TURNS,
                i -> Requests.of("GET", "async/" + answer, Requests.TEXT_PLAIN)
                        .served(Requests.hello(i))
                        .expectText(Requests.hello(i)));
    }
}
