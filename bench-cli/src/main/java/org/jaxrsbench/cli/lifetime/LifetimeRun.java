package org.jaxrsbench.cli.lifetime;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;

/** Runs lone JVMs in rounds, each of a round once and in shuffled order, and writes what they gave as any run is written. */
public final class LifetimeRun implements AutoCloseable {

    private static final String UNKNOWN = "unknown";

    private static final String MODE = "ss"; // JMH's short name of what is measured once

    private final RunRecorder recorder;
    private final PrintStream progress;
    private final Random random;
    private final Map<String, Outcome> named = new HashMap<>();
    private final Map<String, List<Function<Outcome, Sample>>> unnamed = new LinkedHashMap<>();
    private boolean failed;

    /** What is run, by one subject. */
    public interface Life {

        /** The subject. */
        Launchable subject();

        /** The parameters. */
        Params params();

        /** The figure that says whether it was there at all: {@code Class.method} and metric. */
        Figure whole();

        /** Runs it. */
        Outcome live() throws IOException, InterruptedException;
    }

    /**
     * What a life gave.
     *
     * @param figures in order
     */
    public record Outcome(String implementation, String version, String jdk, List<Figure> figures) {}

    /**
     * A figure.
     *
     * @param benchmark {@code Class.method}
     * @param more parameters beside those of the life; mostly none
     */
    public record Figure(String benchmark, Params more, Metric metric, double value) {}

    private LifetimeRun(RunRecorder recorder, PrintStream progress, long seed) {
        this.recorder = recorder;
        this.progress = progress;
        this.random = new Random(seed);
    }

    /**
     * Starts a run in a new folder.
     *
     * @param plan what was asked; a record that Jackson can write
     * @param settings what has to be equal for two runs to be comparable, in words
     */
    public static LifetimeRun begin(
            Path checkout,
            RunFolder folder,
            List<String> subjects,
            Object plan,
            String settings,
            long seed,
            PrintStream progress)
            throws IOException {
        Environment environment = RunRecorder.environment("in-process", checkout, seed, "none", Clock.systemUTC())
                .put("subjects", String.join(",", subjects))
                .put("jvm", UNKNOWN)
                .put("jvm_flags", String.join(" ", LoneJvm.FLAGS))
                .put("jmh", "none")
                .put("settings", settings)
                .fingerprint();
        return new LifetimeRun(RunRecorder.create(folder, environment, plan), progress, seed);
    }

    /** Whether one gave figures so far. */
    public boolean measured() {
        return recorder.samples().stream().anyMatch(s -> s.status() == Status.OK);
    }

    /** Whether one failed so far. */
    public boolean failed() {
        return failed;
    }

    /** Runs all of them, once in each round. What one that fails would have given is a failed row; the others go on. */
    public void live(List<? extends Life> lives, int rounds) throws IOException, InterruptedException {
        for (int round = 1; round <= rounds; round++) {
            List<Life> order = new ArrayList<>(lives);
            Collections.shuffle(order, random);
            int slot = 0;
            for (Life life : order) {
                slot++;
                progress.println("[round " + round + " of " + rounds + "] "
                        + life.subject().subject().label() + " " + life.params().words());
                append(life, round, slot);
            }
            recorder.writeReports();
        }
        for (String subject : List.copyOf(unnamed.keySet())) {
            appendUnnamed(subject, new Outcome(UNKNOWN, UNKNOWN, UNKNOWN, List.of()));
        }
        recorder.writeReports();
    }

    private void append(Life life, int round, int slot) throws IOException, InterruptedException {
        String subject = life.subject().subject().label();
        try {
            Outcome outcome = life.live();
            recorder.environment().put("jvm", outcome.jdk()).fingerprint();
            named.put(subject, outcome);
            appendUnnamed(subject, outcome);
            recorder.append(outcome.figures().stream()
                    .map(f -> sample(life, outcome, round, slot, f, Status.OK))
                    .toList());
        } catch (IOException e) {
            failed = true;
            progress.println("FAILED " + subject + " " + life.params() + ": " + e.getMessage());
            Function<Outcome, Sample> row = outcome -> sample(life, outcome, round, slot, life.whole(), Status.FAILED);
            if (named.containsKey(subject)) {
                recorder.append(List.of(row.apply(named.get(subject))));
            } else {
                unnamed.computeIfAbsent(subject, s -> new ArrayList<>()).add(row);
            }
        }
    }

    /** What failed before the subject had said its name, which is the same in all of its rows. */
    private void appendUnnamed(String subject, Outcome outcome) throws IOException {
        List<Function<Outcome, Sample>> rows = unnamed.remove(subject);
        if (rows != null) {
            recorder.append(rows.stream().map(row -> row.apply(outcome)).toList());
        }
    }

    private Sample sample(Life life, Outcome outcome, int round, int slot, Figure figure, Status status) {
        return new Sample(
                recorder.run(),
                new Fork(
                        new Subject(
                                life.subject().subject().label(),
                                outcome.implementation(),
                                outcome.version(),
                                outcome.jdk()),
                        round,
                        round,
                        slot),
                new Case(figure.benchmark(), joined(life.params(), figure.more()), MODE, 1),
                1,
                figure.metric(),
                figure.value(),
                status);
    }

    private static Params joined(Params params, Params more) {
        Params joined = params;
        for (Map.Entry<String, String> each : more.values().entrySet()) {
            joined = joined.with(each.getKey(), each.getValue());
        }
        return joined;
    }

    @Override
    public void close() throws IOException {
        recorder.close();
    }
}
