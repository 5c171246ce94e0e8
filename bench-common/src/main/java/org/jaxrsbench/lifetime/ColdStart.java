package org.jaxrsbench.lifetime;

import java.util.Map;
import java.util.TreeMap;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.fork.LifeMark;

/**
 * A start: boots an application, has one request answered and checked, and ends. What it says on the way is in {@link LifeMark}.
 */
public final class ColdStart {

    private ColdStart() {}

    /**
     * Starts.
     *
     * @param args a benchmark's class name without its package, then {@code name=value} for each of its parameters
     * @throws Exception whatever the implementation throws, or if the answer is wrong
     */
    public static void main(String[] args) throws Exception {
        Marks.say(LifeMark.MAIN);
        Map<String, String> params = new TreeMap<>();
        for (int i = 1; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            params.put(args[i].substring(0, equals), args[i].substring(equals + 1));
        }
        EngineBenchmark benchmark =
                BenchmarkInstances.of(Class.forName(BenchmarkInstances.class.getPackageName() + "." + args[0]), params);
        AppConfig application = benchmark.application();
        Request request = benchmark.requests().get(0);
        Exchange exchange = new Exchange();
        Marks.say(LifeMark.READY);
        JaxRsEngine engine = Engines.load();
        engine.start(application);
        exchange.begin(request);
        engine.dispatch(exchange);
        exchange.verifyFully();
        Marks.say(LifeMark.ANSWERED);
        Marks.say(
                LifeMark.RETAINED,
                Marks.retained(),
                System.getProperty("java.vm.version"),
                System.getProperty("java.version"));
        engine.close();
        // Implementations leave threads behind.
        System.exit(0);
    }
}
