package org.jaxrsbench.cli.lifetime;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.fork.LifeMark;
import org.jaxrsbench.once.LoneJvm;
import org.jaxrsbench.once.LoneJvm.TimedMark;
import org.jaxrsbench.once.OnceTask;
import org.jaxrsbench.once.OnceTask.About;
import org.jaxrsbench.once.OnceTask.Figure;
import org.jaxrsbench.once.OnceTask.Outcome;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;

/** Starts of an application with so many root resources: the JVM, the application, the first request. */
public final class ColdStarts {

    private static final Duration LIMIT = Duration.ofMinutes(3);

    private ColdStarts() {}

    /**
     * A start of a subject.
     *
     * @param kind of paths, as the benchmark of routes has them
     * @param routes how many root resources, from 1
     */
    public static OnceTask of(Launchable subject, String kind, int routes) {
        return new OnceTask(
                subject.subject().label(),
                Params.of(Map.of("kind", kind, "routes", Integer.toString(routes))),
                new Figure("ColdStart.total", Params.NONE, Metric.TIME, Double.NaN),
                () -> run(subject, kind, routes));
    }

    private static Outcome run(Launchable subject, String kind, int routes) throws IOException, InterruptedException {
        List<String> arguments = List.of("RoutesBenchmark", "asked=first", "kind=" + kind, "routes=" + routes);
        List<TimedMark> told = LoneJvm.run(Lifetimes.command(subject, LifeMark.COLD_START, arguments), LIMIT);
        TimedMark launch = new TimedMark(new LifeMark("launch", 0, 0, List.of()), 0);
        TimedMark main = at(told, LifeMark.MAIN);
        TimedMark ready = at(told, LifeMark.READY);
        TimedMark booted = at(told, LifeMark.BOOTED);
        TimedMark answered = at(told, LifeMark.ANSWERED);
        List<Figure> figures = new ArrayList<>();
        figures.addAll(figures("ColdStart.jvm", launch, main, launch, launch));
        figures.addAll(figures("ColdStart.boot", ready, booted, launch, launch));
        figures.addAll(figures("ColdStart.first", booted, answered, launch, launch));
        // What is between main and ready is ours: the classes of the application are made there, which others have in
        // files.
        figures.addAll(figures("ColdStart.total", launch, answered, main, ready));
        List<String> said = at(told, LifeMark.RETAINED).mark().more();
        figures.add(new Figure("ColdStart.total", Params.NONE, Metric.RETAINED, Double.parseDouble(said.get(0))));
        return new Outcome(new About(said.get(1), said.get(2), said.get(3)), figures);
    }

    private static TimedMark at(List<TimedMark> told, String word) throws IOException {
        return told.stream()
                .filter(t -> t.mark().word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IOException("it did not say '" + word + "'"));
    }

    /** Of a stretch, less another one inside it. */
    private static List<Figure> figures(
            String benchmark, TimedMark from, TimedMark to, TimedMark lessFrom, TimedMark lessTo) {
        return List.of(
                new Figure(
                        benchmark,
                        Params.NONE,
                        Metric.TIME,
                        to.wallNanos() - from.wallNanos() - (lessTo.wallNanos() - lessFrom.wallNanos())),
                new Figure(
                        benchmark,
                        Params.NONE,
                        Metric.CPU_PROCESS,
                        Math.max(
                                0, // threads that have ended meanwhile are not counted any more
                                to.mark().cpuNanos()
                                        - from.mark().cpuNanos()
                                        - (lessTo.mark().cpuNanos()
                                                - lessFrom.mark().cpuNanos()))));
    }
}
