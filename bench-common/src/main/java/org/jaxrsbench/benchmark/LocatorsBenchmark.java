package org.jaxrsbench.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.LocatorTargets;
import org.jaxrsbench.resource.Resources;
import org.openjdk.jmh.annotations.Param;

/**
 * Sub-resource locators: what one answers (a class, a new object, the same object again), how many follow one another, and how many
 * different classes they lead to. The classes are asked for in turn, which is the worst order for a cache that forgets what was
 * asked for longest ago: Jersey's is meant to hold 64. Up to 2.25 it does; from 2.26 on it holds whatever comes.
 *
 * <p>What would fool it: one class alone, which is one hot entry of any cache. The answer names the class, so that no other one can
 * give it, and each locator on the way is counted.
 *
 * <p>Run just it: {@code java -jar bench-jersey/target/benchmarks.jar Locators -p answers=class -p depth=1 -p classes=63,65}
 */
@Requires(Capability.ROUTING)
public class LocatorsBenchmark extends OneRequestBenchmark {

    /** What a locator answers. */
    @Param({"class", "instance", "stored"})
    public String answers;

    /** How many locators, one after the other. */
    @Param({"1", "4"})
    @Accepts(numbersFrom = 1, tried = "8")
    public int depth;

    /** How many classes of sub-resources. */
    @Param({"1", "65"})
    @Accepts(numbersFrom = 1, tried = "2")
    public int classes;

    @Override
    public AppConfig application() {
        List<Class<?>> resources = new ArrayList<>(List.of(Resources.named("LocatorsResource")));
        resources.addAll(LocatorTargets.classes(classes));
        return new AppConfig(resources, List.of());
    }

    @Override
    public List<Request> requests() {
        // Of one class, texts take turns.
        return Requests.inTurn(Math.max(Requests.TURNS, classes), i -> request(i % classes, Integer.toString(i)));
    }

    private Request request(int index, String text) {
        int[] visits = IntStream.rangeClosed(0, depth)
                .map(i -> i == depth ? CallLog.GET : CallLog.LOCATOR)
                .toArray();
        return Request.of("GET", "locators/" + answers + "/" + index + ("/" + answers).repeat(depth - 1))
                .header("Accept", Requests.TEXT_PLAIN)
                .served(text)
                .visits(CallLog.route(visits))
                .expectText(LocatorTargets.name(index) + text);
    }
}
