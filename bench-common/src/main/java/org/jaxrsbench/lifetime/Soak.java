package org.jaxrsbench.lifetime;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.UniqueBenchmark;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.fork.LifeMark;

/**
 * A long life: requests that differ in their path, in the name of a query parameter, in a parameter of their content type or among
 * the types that they accept, each answer checked. Each of the four kinds begins again after ten million. What it says on the way is in {@link LifeMark}.
 */
public final class Soak {

    // What a request can tell apart: seven digits.
    private static final int DIFFERENT = 10_000_000;

    private static final int PROBES = 20;
    private static final int OPERATIONS = 2_000;
    private static final int BETWEEN_CLOCKS = 1_000;

    private Soak() {}

    /**
     * Works.
     *
     * @param args the seconds of the warm-up and of each part, then the number of parts
     * @throws Exception whatever the implementation throws, or if an answer is wrong
     */
    public static void main(String[] args) throws Exception {
        Marks.endWithLauncher();
        long part = TimeUnit.SECONDS.toNanos(Integer.parseInt(args[0]));
        int parts = Integer.parseInt(args[1]);
        UniqueBenchmark same = unique("path", 1);
        Request path = same.requests().get(0);
        Request accept = unique("accept", 1).requests().get(0);
        List<Request> different = Stream.of("path", "query", "media-type", "accept")
                .map(where -> unique(where, DIFFERENT).requests().get(0))
                .toList();
        JaxRsEngine engine = Engines.load();
        engine.start(same.application());
        Work work = new Work(engine, different);
        Marks.say(LifeMark.ABOUT, engine.implementation(), engine.version(), System.getProperty("java.vm.version"));
        work.go(part);
        for (int i = 0; ; i++) {
            long pathCost = work.cost(path);
            long acceptCost = work.cost(accept);
            int threads = Thread.getAllStackTraces().size();
            Marks.say(LifeMark.PART, Marks.retained(), threads, work.done, pathCost, acceptCost);
            if (i == parts) {
                break;
            }
            work.go(part);
        }
        engine.close();
        System.exit(0);
    }

    private static UniqueBenchmark unique(String where, int distinct) {
        UniqueBenchmark benchmark = new UniqueBenchmark();
        benchmark.where = where;
        benchmark.distinct = distinct;
        return benchmark;
    }

    /** One thread's. */
    private static final class Work {

        private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

        private final JaxRsEngine engine;
        private final List<Request> different;
        private final Exchange exchange = new Exchange();
        private long done;

        Work(JaxRsEngine engine, List<Request> different) {
            this.engine = engine;
            this.different = different;
        }

        private void send(Request request) throws Exception {
            exchange.begin(request);
            engine.dispatch(exchange);
            exchange.verify();
        }

        void go(long nanos) throws Exception {
            long end = System.nanoTime() + nanos;
            while (System.nanoTime() < end) {
                for (int i = 0; i < BETWEEN_CLOCKS; i++) {
                    send(different.get((int) (done++ % different.size())));
                }
            }
        }

        /** CPU time of an operation: the least of some windows, because what is asked is whether the work grows. */
        long cost(Request request) throws Exception {
            long least = Long.MAX_VALUE;
            for (int probe = 0; probe < PROBES; probe++) {
                long before = CLOCK.getCurrentThreadCpuTime();
                for (int i = 0; i < OPERATIONS; i++) {
                    send(request);
                }
                least = Math.min(least, (CLOCK.getCurrentThreadCpuTime() - before) / OPERATIONS);
            }
            return least;
        }
    }
}
