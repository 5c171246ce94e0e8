package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;
import org.jaxrsbench.resource.Texts;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * All requests of {@link HelloWorldBenchmark} and {@link TextEntityBenchmark}, one after the other in a shuffled, fixed
 * order, in one JVM: call sites see every type and branches go every way, as in an application. Rank implementations by
 * this one. One operation is one request.
 *
 * <p>What would fool it: a short period, which a branch predictor learns; so each of 64 blocks is shuffled again. The
 * mix is ours (40 kB entities are a third of the text requests): a score says nothing about another mix.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Mixed}
 */
public class MixedBenchmark extends EngineBenchmark {

    private static final List<String> METHODS = List.of("GET", "POST", "PUT");
    private static final List<Integer> SIZES = List.of(16, 1024, 40000);
    private static final int BLOCKS = 64;

    @Override
    protected AppConfig application() {
        return AppConfig.of(Resources.named("HelloWorldResource"), Resources.named("TextEntityResource"));
    }

    @Override
    protected List<Request> requests() {
        List<Request> all = new ArrayList<>();
        for (String method : METHODS) {
            for (String suffix : List.of("", "/locator")) {
                all.add(Requests.helloWorld(method, "helloworld" + suffix));
                SIZES.forEach(size -> all.add(Requests.text(method, "text" + suffix, Texts.ofSize(size))));
            }
        }
        return all;
    }

    /** The next request dispatched and its answer checked. */
    @Benchmark
    public int dispatch(Mix mix) throws Exception {
        return send(mix.exchange, requests[mix.next()]);
    }

    /** A thread's exchange and its place in the order. */
    @State(Scope.Thread)
    public static class Mix {

        final Exchange exchange = new Exchange();
        private int[] order;
        private int at;

        /** Lays out the order, the same for every thread. */
        @Setup
        public void shuffle(MixedBenchmark benchmark) {
            WorkerThreads.registerCurrent();
            order = Requests.shuffledBlocks(benchmark.requests.length, BLOCKS);
        }

        /** The place of the next request in the benchmark's list. */
        public int next() {
            int index = order[at];
            at = at + 1 == order.length ? 0 : at + 1;
            return index;
        }
    }
}
