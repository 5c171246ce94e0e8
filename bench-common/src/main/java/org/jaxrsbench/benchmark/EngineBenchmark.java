package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.fork.Settling;
import org.jaxrsbench.fork.WorkerThreads;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.resource.AsyncAnswers;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What every benchmark shares: the engine's life, the checks before and after timing, the JVM flags and the measuring
 * times.
 *
 * <p>The flags are part of the measurement and the same for every implementation and version: a fixed, pre-touched
 * heap; the serial collector, whose work is easy to attribute and which has no threads of its own running beside the
 * worker on a small machine; and the opening that Jersey 2.0 needs.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 20, time = 100, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
        value = 3,
        jvmArgsAppend = {JvmFlags.LEAST_HEAP, JvmFlags.MOST_HEAP, JvmFlags.TOUCH, JvmFlags.COLLECTOR, JvmFlags.OPEN})
public abstract class EngineBenchmark {

    /** System property: the longest, in milliseconds, that set-up exercises the engine until its compiler is quiet. */
    public static final String SETTLE = "jaxrsbench.settle";

    /** The engine on the class path, started. */
    protected JaxRsEngine engine;

    // Nothing but in the gate's self-test, which slows one side down by a known amount.
    private long burnTokens;

    /** What is sent, in the order of {@link #requests()}; shared by all threads. */
    protected Request[] requests;

    /** What the engine is to boot. */
    public abstract AppConfig application();

    /** Everything that the benchmark sends, each once. */
    public abstract List<Request> requests();

    /** One operation, without JMH around it. */
    @FunctionalInterface
    protected interface Operation {

        /** Does it once, and checks the answer. */
        void run(Exchange exchange) throws Exception;
    }

    /**
     * What a benchmark method does, for a fork that runs several cases.
     *
     * @param method name of the benchmark method
     */
    protected Operation operation(String method) {
        return exchange -> send(exchange, requests[0]);
    }

    /** Runs on another benchmark's engine, with a slower operation if that is asked for. */
    final void adopt(JaxRsEngine shared, Request request, long slowdownNanos) {
        engine = shared;
        requests = new Request[] {request};
        burnTokens = tokens(slowdownNanos);
    }

    /** Boots the engine and checks the answer to every request. */
    @Setup
    public void startEngine() throws Exception {
        offWorker(() -> {
            requests = requests().toArray(new Request[0]);
            AppConfig application = deployed(application());
            if (application.has(Feature.LATE_ANSWERS)) {
                countLater();
            }
            engine = Engines.load();
            engine.start(application);
            verifyAll();
            settle(Long.getLong(SETTLE, 0));
            return null;
        });
    }

    /** Registers the thread that completes answers as a worker, because its work belongs to the operation. */
    private static void countLater() throws Exception {
        FutureTask<Void> registered = new FutureTask<>(WorkerThreads::registerCompleting, null);
        AsyncAnswers.onThread(registered);
        registered.get();
    }

    /** The application with the feature that the JVM's flags ask for, if any. */
    private static AppConfig deployed(AppConfig application) {
        String asked = System.getProperty(JvmFlags.DEPLOYMENT, "");
        return asked.isEmpty() ? application : application.with(Feature.valueOf(asked.toUpperCase(Locale.ROOT)));
    }

    /** How many tokens burn so many nanoseconds here, from the CPU time of many of them. */
    private static long tokens(long nanos) {
        if (nanos == 0) {
            return 0;
        }
        long many = 50_000_000;
        long start = WorkerThreads.ownCpuNanos();
        Blackhole.consumeCPU(many);
        return Math.max(1, Math.round((double) nanos * many / (WorkerThreads.ownCpuNanos() - start)));
    }

    /** Checks the answer to every request again and shuts the engine down. */
    @TearDown
    public void stopEngine() throws Exception {
        offWorker(() -> {
            try {
                verifyAll();
            } finally {
                engine.close();
            }
            return null;
        });
    }

    /** The exception for a failed request: the failure itself, or one that names the request. */
    protected Exception failed(int request, Exception e) {
        return e;
    }

    /**
     * One operation: dispatch and check. Compiled on its own, so that what set-up settled is what iterations run: inlined
     * into JMH's loop, all of it would be compiled again, inside the first slices.
     */
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    protected final int send(Exchange exchange, Request request) throws Exception {
        exchange.begin(request);
        engine.dispatch(exchange);
        if (burnTokens != 0) {
            Blackhole.consumeCPU(burnTokens);
        }
        return exchange.verify();
    }

    /** The work that set-up repeats until the compiler is quiet: the same as in iterations. */
    protected void rehearse(Exchange exchange, Request request) throws Exception {
        send(exchange, request);
    }

    private void settle(long millis) throws Exception {
        Exchange exchange = new Exchange();
        Settling settling = new Settling(requests.length, millis);
        while (!settling.isOver()) {
            for (Request request : requests) {
                rehearse(exchange, request);
            }
        }
    }

    private void verifyAll() throws Exception {
        Exchange exchange = new Exchange();
        for (int i = 0; i < requests.length; i++) {
            try {
                for (int turn = 0; turn < requests[i].turns(); turn++) {
                    exchange.begin(requests[i]);
                    engine.dispatch(exchange);
                    exchange.verifyFully();
                }
            } catch (Exception e) {
                throw failed(i, e);
            }
        }
    }

    /**
     * Runs on a thread of its own, and waits. JMH calls set-up and tear-down on the worker, inside the first and last
     * iteration; booting and closing there would be counted as CPU time and allocation of the operations.
     */
    private static void offWorker(Callable<Void> action) throws Exception {
        FutureTask<Void> task = new FutureTask<>(action);
        new Thread(task, "engine-lifecycle").start();
        try {
            task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Exception failure) {
                throw failure;
            }
            throw e;
        }
    }

    /** A thread's exchange. */
    @State(Scope.Thread)
    public static class Client {

        /** Reused for operation after operation. */
        final Exchange exchange = new Exchange();

        /** Lets profilers find this thread without looking through all of them in every iteration. */
        @Setup
        public void register() {
            WorkerThreads.registerCurrent();
        }
    }
}
