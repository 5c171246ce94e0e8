package org.jaxrsbench.cli.servers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.loopback.ServerTier;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;

/**
 * A run of the HTTP tier: builds its servers and measures them.
 *
 * @param folder where its files are left
 */
public record HttpRun(
        Path checkout, RunFolder folder, List<HttpBatch> batches, HttpSettings settings, PrintStream progress) {

    /** Heap and collector of every server, those of the in-process tier: with others bytes would cost something else. */
    public static final List<String> FLAGS = List.of(JvmFlags.LEAST_HEAP, JvmFlags.MOST_HEAP, JvmFlags.COLLECTOR);

    /** What was asked: {@code plan.json}. */
    record HttpPlan(List<String> targets, HttpSettings settings, long seed) {}

    /**
     * Measures.
     *
     * @return whether something failed
     */
    public boolean measure(long seed) throws InterruptedException {
        List<HttpTarget> targets = batches.stream()
                .flatMap(batch -> batch.targets().stream())
                .distinct()
                .toList();
        List<HttpSubject> subjects =
                targets.stream().map(HttpTarget::subject).distinct().toList();
        ServerBuilds.build(checkout, subjects, progress);
        HttpPlan plan = new HttpPlan(targets.stream().map(HttpTarget::toString).toList(), settings, seed);
        Randomization randomization = new Randomization(seed);
        try {
            RunRecorder store = RunRecorder.create(folder, environment(subjects, seed), plan);
            try (ServerTier tier = new ServerTier(checkout, settings, store, randomization, progress::println)) {
                int rounds = batches.stream().mapToInt(HttpBatch::rounds).max().orElse(0);
                new Rounds(store, randomization, progress::println)
                        .measure(
                                1,
                                rounds,
                                rounds,
                                round -> batches.stream()
                                        .filter(b -> round <= b.rounds())
                                        .toList(),
                                tier);
                return !tier.failures().isEmpty();
            }
        } catch (IOException e) {
            throw new MeasurementFailedException(e);
        }
    }

    private Environment environment(List<HttpSubject> subjects, long seed) {
        Environment environment = RunRecorder.environment("http", checkout, seed, "turns", Clock.systemUTC())
                .put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"))
                .put("jvm_flags", String.join(" ", settings.flags()))
                .put("jmh", "none")
                .put("settings", settings.describe() + (batches.size() > 1 ? ", in batches of servers" : ""))
                .put("subjects", subjects.stream().map(HttpSubject::label).collect(Collectors.joining(",")))
                .fingerprint();
        subjects.stream()
                .filter(s -> !s.flags().isEmpty())
                .forEach(s -> environment.put("flags." + s.label(), String.join(" ", s.flags())));
        return environment;
    }
}
