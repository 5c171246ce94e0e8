package org.jaxrsbench.cli.lifetime;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.once.OnceTask;
import org.jaxrsbench.once.OnceTier;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;

/** Runs of JVMs that are alone. */
public final class Lifetimes {

    /** The flags of all of them: one collector, one size of heap, and what old implementations need. */
    private static final List<String> FLAGS = List.of("-Xmx512m", JvmFlags.COLLECTOR, JvmFlags.OPEN);

    private Lifetimes() {}

    /** What starts a subject's JVM. */
    static List<String> command(Launchable prepared, String main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(prepared.java().toString());
        command.addAll(FLAGS);
        if (!prepared.subject().flags().isEmpty()) {
            command.addAll(List.of(prepared.subject().flags().split(" +")));
        }
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
        try (RunRecorder recorder = RunRecorder.create(folder, environment, plan);
                OnceTier tier = new OnceTier(recorder, progress::println)) {
            new Rounds(recorder, new Randomization(seed), progress::println).measure(1, rounds, round -> tasks, tier);
            return tier.failed();
        }
    }
}
