package org.jaxrsbench.driver;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.jaxrsbench.recorder.RunRecorder;

/**
 * Measures servers in rounds. Batches take turns, round by round. In a round each server is launched once, verified, warmed by a number of requests or for
 * a time, and then measured in slices that go round all servers and endpoints in shuffled order; after each time round
 * everything is verified again and what was measured is kept. A launch is a fork: the unit of statistics.
 */
public final class HttpRun {

    private final List<HttpBatch> batches;
    private final HttpSettings settings;
    private final RunRecorder store;
    private final Random random;
    private final PrintStream progress;
    private final LoadSource load;
    private final ServerUnderLoad.Launcher launcher;
    private final Set<String> failures = new LinkedHashSet<>();

    /**
     * A run of these servers, on loopback, under load.
     *
     * @param checkout holds the programs, which must have been built
     * @param seed decides the order of turns
     * @param progress where progress is said
     */
    public HttpRun(
            Path checkout,
            List<HttpBatch> batches,
            HttpSettings settings,
            RunRecorder store,
            long seed,
            PrintStream progress) {
        this(
                batches,
                settings,
                store,
                seed,
                progress,
                new LoadGenerator(checkout),
                LoopbackServer.launcher(checkout, settings.flags()));
    }

    HttpRun(
            List<HttpBatch> batches,
            HttpSettings settings,
            RunRecorder store,
            long seed,
            PrintStream progress,
            LoadSource load,
            ServerUnderLoad.Launcher launcher) {
        this.batches = List.copyOf(batches);
        this.settings = settings;
        this.store = store;
        random = new Random(seed);
        this.progress = progress;
        this.load = load;
        this.launcher = launcher;
    }

    /** What went wrong; empty if nothing did. */
    public Set<String> failures() {
        return failures;
    }

    /**
     * Measures all rounds, and ends the load generator.
     *
     * @throws IOException if no load generator can be started, or what is measured cannot be kept
     */
    public void measure() throws IOException {
        long started = System.nanoTime();
        try (load) {
            store.environment().put("load", load.name());
            int launches = batches.stream().mapToInt(HttpRun::launches).sum();
            int done = 0;
            int rounds = batches.stream().mapToInt(HttpBatch::rounds).max().orElse(0);
            for (int round = 1; round <= rounds; round++) {
                for (HttpBatch batch : batches) {
                    if (round > batch.rounds()) {
                        continue;
                    }
                    failures.addAll(new HttpRound(round, settings, random, load, launcher, store, progress)
                            .measure(batch.targets()));
                    store.writeReports();
                    done += batch.targets().size();
                    long left = (System.nanoTime() - started) / done * (launches - done) / 1_000_000_000;
                    progress.printf(
                            Locale.ROOT, "[round %d of %d, %d:%02d left]%n", round, rounds, left / 60, left % 60);
                }
            }
        }
    }

    private static int launches(HttpBatch batch) {
        return batch.rounds() * batch.targets().size();
    }
}
