package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.jaxrsbench.cli.reproduce.Measurements.Measured;
import org.jaxrsbench.cli.servers.ServerBuilds;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.loopback.ServerTier;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;

/** A run of the HTTP tier: builds its servers, makes its folder, measures. */
final class HttpSession {

    /** Heap and collector of every server, those of the in-process tier: with others bytes would cost something else. */
    static final List<String> FLAGS = List.of(JvmFlags.LEAST_HEAP, JvmFlags.MOST_HEAP, JvmFlags.COLLECTOR);

    private HttpSession() {}

    /**
     * Measures targets and leaves the run's files.
     *
     * @return the run, with what failed
     */
    static Measured measure(
            Path checkout,
            RunFolder folder,
            List<HttpBatch> batches,
            HttpSettings settings,
            long seed,
            PrintStream progress)
            throws IOException, InterruptedException {
        List<HttpTarget> targets = batches.stream()
                .flatMap(batch -> batch.targets().stream())
                .distinct()
                .toList();
        List<HttpSubject> subjects =
                targets.stream().map(HttpTarget::subject).distinct().toList();
        ServerBuilds.build(checkout, subjects, progress);
        Environment environment = RunRecorder.environment("http", checkout, seed, "turns", Clock.systemUTC())
                .put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"))
                .put("jvm_flags", String.join(" ", settings.flags()))
                .put("jmh", "none")
                .put("settings", settings.describe() + (batches.size() > 1 ? ", in batches of servers" : ""))
                .put(
                        "subjects",
                        String.join(
                                ",", subjects.stream().map(HttpSubject::label).toList()))
                .fingerprint();
        subjects.stream()
                .filter(s -> !s.flags().isEmpty())
                .forEach(s -> environment.put("flags." + s.label(), String.join(" ", s.flags())));
        HttpPlan plan = new HttpPlan(targets.stream().map(HttpTarget::toString).toList(), settings, seed);
        try (RunRecorder store = RunRecorder.create(folder, environment, plan)) {
            Randomization randomization = new Randomization(seed);
            int rounds = batches.stream().mapToInt(HttpBatch::rounds).max().orElse(0);
            try (ServerTier tier = new ServerTier(checkout, settings, store, randomization, progress::println)) {
                new Rounds(store, randomization, progress::println)
                        .measure(
                                1,
                                rounds,
                                round -> batches.stream()
                                        .filter(batch -> round <= batch.rounds())
                                        .toList(),
                                tier);
                return new Measured(store.samples(), !tier.failures().isEmpty());
            }
        } catch (IOException e) {
            throw new MeasurementFailedException(
                    e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage(), e);
        }
    }

    /**
     * What was asked: {@code plan.json}.
     *
     * @param targets servers with their endpoints
     */
    record HttpPlan(List<String> targets, HttpSettings settings, long seed) {}
}
