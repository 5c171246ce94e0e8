package org.jaxrsbench.cli.http;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jaxrsbench.cli.measure.RunStore;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * Measures servers in rounds. In a round each server is launched once, verified, warmed by a number of requests or for
 * a time, and then measured in slices that go round all servers and endpoints in shuffled order; after each time round everything
 * is verified again and what was measured is kept. A launch is a fork: the unit of statistics.
 */
public final class HttpRun {

    private static final String BENCHMARK = "Http.load";
    private static final int ATTEMPTS = 3;

    private final Path checkout;
    private final List<Target> targets;
    private final Settings settings;
    private final RunStore store;
    private final Random random;
    private final PrintStream progress;
    private final LoadSource.Starter loads;
    private final Set<String> failures = new LinkedHashSet<>();

    /** A server and what is asked of it. */
    public record Target(HttpSubject subject, Endpoint endpoint) {

        @Override
        public String toString() {
            return subject.label() + " " + endpoint;
        }
    }

    /**
     * How to measure.
     *
     * @param users connections; in the closed model each sends the next request when the last one is answered
     * @param rate requests a second of the open model; 0 for the closed one
     * @param rounds launches of each server
     * @param slices of each target in a round
     * @param millis length of a slice
     * @param warm requests to each target before its first slice
     * @param warmMillis the warm-up's end where fewer are answered in that time
     * @param flags JVM flags of every server
     */
    public record Settings(
            int users, long rate, int rounds, int slices, long millis, long warm, long warmMillis, List<String> flags) {

        /**
         * Users while warming up: no more than there are processors, for the server's compiler competes with
         * everything that is runnable, and behind thirty users it gets next to nothing.
         */
        int warmUsers() {
            return Math.min(users, Runtime.getRuntime().availableProcessors());
        }

        /** In words, for the environment. */
        public String describe() {
            return String.format(
                    Locale.ROOT,
                    "%s, %d slices of %d ms, warm-up %d requests or %d ms by %d users",
                    rate > 0 ? "open model, " + rate + " requests/s" : "closed model, " + users + " users",
                    slices,
                    millis,
                    warm,
                    warmMillis,
                    warmUsers());
        }
    }

    /** A run under a generator's load. */
    public HttpRun(
            Path checkout,
            List<Target> targets,
            Settings settings,
            LoadGenerator generator,
            RunStore store,
            long seed,
            PrintStream progress) {
        this(checkout, targets, settings, store, seed, progress, () -> generator.start(checkout));
    }

    HttpRun(
            Path checkout,
            List<Target> targets,
            Settings settings,
            RunStore store,
            long seed,
            PrintStream progress,
            LoadSource.Starter loads) {
        this.loads = loads;
        this.checkout = checkout;
        this.targets = List.copyOf(targets);
        this.settings = settings;
        this.store = store;
        this.random = new Random(seed);
        this.progress = progress;
    }

    /** The row's case of a target. */
    public static Sample.Case benchmarkCase(Endpoint endpoint, int users) {
        return new Sample.Case(BENCHMARK, endpoint.params(), "thrpt", users);
    }

    /** What went wrong; empty where nothing did. */
    public Set<String> failures() {
        return failures;
    }

    /**
     * Measures all rounds.
     *
     * @throws IOException where the load generator is gone, or what is measured cannot be kept
     */
    public void measure() throws IOException {
        long started = System.nanoTime();
        try (LoadSupervisor generator = new LoadSupervisor(loads)) {
            store.environment().put("load", generator.get().name());
            for (int round = 1; round <= settings.rounds(); round++) {
                new Round(round, generator).measure();
                store.writeReports();
                long left = (System.nanoTime() - started) / round * (settings.rounds() - round) / 1_000_000_000;
                progress.printf(
                        Locale.ROOT,
                        "[round %d of %d, %d:%02d left]%n",
                        round,
                        settings.rounds(),
                        left / 60,
                        left % 60);
            }
        }
    }

    /** One launch of every server. */
    private final class Round {

        private final int number;
        private final LoadSupervisor generator;
        private final Map<String, ServerUnderLoad> servers = new LinkedHashMap<>();
        private final List<Target> alive = new ArrayList<>();

        Round(int number, LoadSupervisor generator) {
            this.number = number;
            this.generator = generator;
        }

        void measure() throws IOException {
            try {
                launch();
                for (int slice = 1; slice <= settings.slices() && !alive.isEmpty(); slice++) {
                    pass(slice);
                }
            } finally {
                servers.values().forEach(ServerUnderLoad::close);
            }
        }

        private void launch() throws IOException {
            List<Sample> rows = new ArrayList<>();
            List<Target> order = new ArrayList<>(targets);
            Collections.shuffle(order, random);
            for (Target target : order) {
                try {
                    ServerUnderLoad server = servers.get(target.subject().label());
                    if (server == null) {
                        server = new ServerUnderLoad(
                                target.subject(),
                                ServerUnderLoad.command(checkout, target.subject(), settings.flags()));
                        servers.put(target.subject().label(), server);
                    }
                    server.verify(target.endpoint());
                    LoadSource.Slice warm = generator
                            .get()
                            .warm(
                                    server,
                                    target.endpoint(),
                                    settings.warmUsers(),
                                    settings.warm(),
                                    settings.warmMillis());
                    if (!warm.voided().isEmpty()) {
                        throw new IOException(warm.voided());
                    }
                    alive.add(target);
                    progress.printf(
                            Locale.ROOT,
                            "warm: %s, after %d requests in %.1f s%n",
                            target,
                            warm.requests(),
                            warm.seconds());
                } catch (IOException e) {
                    failed(target, e.getMessage(), rows);
                }
            }
            store.append(rows);
        }

        /** One slice of each target; kept when all answers were right before and after. */
        private void pass(int slice) throws IOException {
            List<Target> order = new ArrayList<>(alive);
            Collections.shuffle(order, random);
            Map<Target, List<Sample>> measured = new LinkedHashMap<>();
            List<Sample> rows = new ArrayList<>();
            for (Target target : order) {
                try {
                    measured.put(target, slice(target, slice));
                } catch (IOException e) {
                    failed(target, e.getMessage(), rows);
                }
            }
            for (Map.Entry<Target, List<Sample>> each : measured.entrySet()) {
                try {
                    servers.get(each.getKey().subject().label())
                            .verify(each.getKey().endpoint());
                    rows.addAll(each.getValue());
                } catch (IOException e) {
                    failed(each.getKey(), e.getMessage(), rows);
                }
            }
            store.append(rows);
        }

        private List<Sample> slice(Target target, int slice) throws IOException {
            ServerUnderLoad server = servers.get(target.subject().label());
            String why = "";
            for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
                long before = server.cpuNanos();
                LoadSource.Slice loaded = generator
                        .get()
                        .slice(server, target.endpoint(), settings.users(), settings.rate(), settings.millis());
                why = loaded.voided(settings.rate());
                if (why.isEmpty()) {
                    return rows(target, slice, loaded, server.cpuNanos() - before);
                }
                progress.println("voided: " + target + ", round " + number + ", slice " + slice + ": " + why);
                if (!server.alive()) {
                    break;
                }
            }
            throw new IOException(why + (server.alive() ? "" : "; the server is gone"));
        }

        private List<Sample> rows(Target target, int slice, LoadSource.Slice loaded, long cpuNanos) {
            List<Sample> rows = new ArrayList<>();
            rows.add(row(target, slice, Metric.THROUGHPUT, loaded.requests() / loaded.seconds()));
            rows.add(row(target, slice, Metric.CPU_PROCESS, (double) cpuNanos / loaded.requests()));
            rows.add(row(target, slice, Metric.LATENCY_P50, loaded.p50()));
            rows.add(row(target, slice, Metric.LATENCY_P99, loaded.p99()));
            rows.add(row(target, slice, Metric.LATENCY_P999, loaded.p999()));
            rows.removeIf(row -> row == null);
            return rows;
        }

        private Sample row(Target target, int slice, Metric metric, double value) {
            return Double.isNaN(value) ? null : sample(target, 1, slice, metric, value, Status.OK);
        }

        private Sample sample(Target target, int fork, int slice, Metric metric, double value, Status status) {
            return new Sample(
                    store.run(),
                    target.subject().label(),
                    target.subject().implementation(),
                    target.subject().version(),
                    System.getProperty("java.version"),
                    BENCHMARK,
                    target.endpoint().params(),
                    "thrpt",
                    settings.users(),
                    number,
                    fork,
                    1,
                    slice,
                    metric,
                    value,
                    status);
        }

        /** Said, marked in the samples, and left out until the next launch. */
        private void failed(Target target, String why, List<Sample> rows) {
            failures.add(target + ", round " + number + ": " + why);
            progress.println("FAILED " + target + ", round " + number + ": " + why);
            alive.remove(target);
            boolean before = store.samples().stream()
                    .anyMatch(s -> s.round() == number
                            && s.subject().equals(target.subject().label())
                            && s.params().equals(target.endpoint().params()));
            // The slices that were right stay, under the fork's own number.
            rows.add(sample(target, before ? 2 : 1, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED));
        }
    }
}
