package org.jaxrsbench.cli.lifetime;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.fork.LifeMark;
import org.jaxrsbench.inprocess.StartRound;
import org.jaxrsbench.once.LoneJvm;
import org.jaxrsbench.once.LoneJvm.TimedMark;
import org.jaxrsbench.once.OnceTask;
import org.jaxrsbench.once.OnceTask.Figure;
import org.jaxrsbench.once.OnceTask.Outcome;
import org.jaxrsbench.once.OnceTier;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;

/**
 * Lives of JVMs that are alone: starts of an application with so many root resources (the JVM, the application, the first request),
 * and soaks, long ones under requests that all differ.
 */
public final class Lifetimes {

    /** The flags of all of them: one collector, one size of heap, and what old implementations need. */
    private static final List<String> FLAGS = List.of("-Xmx512m", JvmFlags.COLLECTOR, JvmFlags.OPEN);

    /** What a start spends. */
    private static final List<Metric> SPENT = List.of(Metric.TIME, Metric.CPU_PROCESS);

    private static final Duration START_LIMIT = Duration.ofMinutes(3);

    private Lifetimes() {}

    /** The command that starts a subject's JVM. */
    private static List<String> command(Launchable prepared, String main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(prepared.java().toString());
        command.addAll(FLAGS);
        command.addAll(prepared.subject().flags());
        command.addAll(List.of("-cp", Launchable.join(prepared.classPath()), main));
        command.addAll(arguments);
        return command;
    }

    /**
     * Measures each task once a round.
     *
     * @param plan what was asked; a record that Jackson can write
     * @param settings what has to be equal for two runs to be comparable, in words
     * @param seed decides the orders
     * @return whether one failed
     */
    public static boolean measure(
            RunFolder folder,
            Object plan,
            String settings,
            List<OnceTask> tasks,
            int rounds,
            long seed,
            PrintStream progress)
            throws IOException, InterruptedException {
        Environment environment = RunRecorder.environment(
                        "in-process", Checkout.find(), seed, "none", Clock.systemUTC())
                .put("subjects", tasks.stream().map(OnceTask::label).distinct().collect(Collectors.joining(",")))
                .put("jvm", "unknown")
                .put("jvm_flags", String.join(" ", FLAGS))
                .put("jmh", "none")
                .put("settings", settings)
                .fingerprint();
        RunRecorder recorder = RunRecorder.create(folder, environment, plan);
        try (OnceTier tier = new OnceTier(recorder, progress::println)) {
            new Rounds(recorder, new Randomization(seed), progress::println).measure(1, rounds, round -> tasks, tier);
            return tier.failed();
        }
    }

    /**
     * A start of a subject.
     *
     * @param kind of paths, as the benchmark of routes has them
     * @param routes how many root resources, from 1
     */
    public static OnceTask start(Launchable subject, String kind, int routes) {
        return new OnceTask(
                subject.subject().label(),
                Params.of(Map.of("kind", kind, "routes", Integer.toString(routes))),
                new Figure("ColdStart.total", Params.NONE, Metric.TIME, Double.NaN),
                () -> started(subject, kind, routes));
    }

    private static Outcome started(Launchable subject, String kind, int routes)
            throws IOException, InterruptedException {
        List<String> arguments = List.of("StartBenchmark", "kind=" + kind, "routes=" + routes);
        List<TimedMark> told = LoneJvm.run(command(subject, LifeMark.COLD_START, arguments), START_LIMIT);
        double[] jvm =
                between(new TimedMark(new LifeMark("launch", 0, 0, List.of()), 0), StartRound.at(told, LifeMark.MAIN));
        // What is between main and ready is ours: the classes of the application are made there, which others have in
        // files.
        double[] boot = between(StartRound.at(told, LifeMark.READY), StartRound.at(told, LifeMark.BOOTED));
        double[] first = between(StartRound.at(told, LifeMark.BOOTED), StartRound.at(told, LifeMark.ANSWERED));
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < SPENT.size(); i++) {
            figures.add(new Figure("ColdStart.jvm", Params.NONE, SPENT.get(i), jvm[i]));
            figures.add(new Figure("ColdStart.boot", Params.NONE, SPENT.get(i), boot[i]));
            figures.add(new Figure("ColdStart.first", Params.NONE, SPENT.get(i), first[i]));
            figures.add(new Figure("ColdStart.total", Params.NONE, SPENT.get(i), jvm[i] + boot[i] + first[i]));
        }
        List<String> said = StartRound.at(told, LifeMark.RETAINED).mark().more();
        figures.add(new Figure("ColdStart.total", Params.NONE, Metric.RETAINED, Double.parseDouble(said.get(0))));
        return new Outcome(new Subject(subject.subject().label(), said.get(1), said.get(2), said.get(3)), figures);
    }

    /** The CPU time that was spent; threads that have ended are no longer counted. */
    private static double[] between(TimedMark from, TimedMark to) {
        return new double[] {
            to.wallNanos() - from.wallNanos(),
            Math.max(0, to.mark().cpuNanos() - from.mark().cpuNanos())
        };
    }

    /**
     * A life of a subject.
     *
     * @param partSeconds the warm-up, and each part
     * @param parts how many
     */
    public static OnceTask soak(Launchable subject, int partSeconds, int parts) {
        return new OnceTask(
                subject.subject().label(),
                Params.of(Map.of("seconds", Integer.toString(partSeconds))),
                new Figure("Soak.mix", Params.NONE, Metric.RETAINED, Double.NaN),
                () -> soaked(subject, partSeconds, parts));
    }

    private static Outcome soaked(Launchable subject, int partSeconds, int parts)
            throws IOException, InterruptedException {
        Duration limit = Duration.ofSeconds((long) partSeconds * (parts + 1) * 2 + 60);
        List<TimedMark> told = LoneJvm.run(
                command(subject, LifeMark.SOAK, List.of(Integer.toString(partSeconds), Integer.toString(parts))),
                limit);
        List<List<String>> ends = told.stream()
                .filter(t -> t.mark().word().equals(LifeMark.PART))
                .map(t -> t.mark().more())
                .toList();
        if (ends.size() != parts + 1) {
            throw new IOException("it finished " + (ends.size() - 1) + " of " + parts + " parts");
        }
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < ends.size(); i++) {
            List<String> said = ends.get(i);
            // Seconds since the first request, the warm-up included.
            Params part = Params.of(Map.of("after", Integer.toString((i + 1) * partSeconds)));
            figures.add(new Figure("Soak.mix", part, Metric.RETAINED, Double.parseDouble(said.get(0))));
            figures.add(new Figure("Soak.path", part, Metric.CPU, Double.parseDouble(said.get(3))));
            figures.add(new Figure("Soak.accept", part, Metric.CPU, Double.parseDouble(said.get(4))));
        }
        List<String> about = told.get(0).mark().more();
        return new Outcome(new Subject(subject.subject().label(), about.get(0), about.get(1), about.get(2)), figures);
    }
}
