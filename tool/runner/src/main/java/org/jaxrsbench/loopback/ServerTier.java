package org.jaxrsbench.loopback;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Tier;

/**
 * Servers under load. In a round each server of a batch is launched once, verified, warmed by a number of requests or for
 * a time, and then measured in slices that go round all servers and endpoints in shuffled order; after each time round
 * everything is verified again and what was measured is kept. A launch is a fork: the unit of statistics.
 */
public final class ServerTier implements Tier<HttpBatch>, AutoCloseable {

    private static final String BENCHMARK = "Http.load";
    private static final String MODE = "thrpt";

    /** How often a slice is tried. */
    private static final int ATTEMPTS = 3;

    private final HttpSettings settings;
    private final RunRecorder recorder;
    private final Randomization randomization;
    private final Consumer<String> say;
    private final LoadGenerator load;
    private final ServerUnderLoad.Launcher launcher;
    private final Set<String> failures = new LinkedHashSet<>();

    /**
     * Servers of a checkout, on loopback, under load.
     *
     * @param checkout holds the programs, which must have been built
     * @param randomization decides the order of turns
     * @param say told of progress and failures
     * @throws IOException if no load generator can be started
     */
    public ServerTier(
            Path checkout,
            HttpSettings settings,
            RunRecorder recorder,
            Randomization randomization,
            Consumer<String> say)
            throws IOException {
        this(
                settings,
                recorder,
                randomization,
                say,
                new LoadGenerator(checkout),
                subject -> LoopbackServer.launch(checkout, subject, settings.flags()));
    }

    ServerTier(
            HttpSettings settings,
            RunRecorder recorder,
            Randomization randomization,
            Consumer<String> say,
            LoadGenerator load,
            ServerUnderLoad.Launcher launcher)
            throws IOException {
        this.settings = settings;
        this.recorder = recorder;
        this.randomization = randomization;
        this.say = say;
        this.load = load;
        this.launcher = launcher;
        recorder.environment().put("load", load.name());
    }

    /** What went wrong; empty if nothing did. */
    public Set<String> failures() {
        return failures;
    }

    @Override
    public String measure(Step<HttpBatch> step, Optional<Step<HttpBatch>> next) throws IOException {
        new Round(step.group(), step.round()).measure();
        return "";
    }

    @Override
    public void close() {
        load.close();
    }

    /** One launch of every server. What goes wrong with a target is recorded, and the others go on. */
    private final class Round {

        private final HttpBatch batch;
        private final int number;
        private final Map<String, ServerUnderLoad> servers = new LinkedHashMap<>();
        private final Set<HttpTarget> alive = new LinkedHashSet<>();

        private Round(HttpBatch batch, int number) {
            this.batch = batch;
            this.number = number;
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
            List<Sample> recorded = new ArrayList<>();
            for (HttpTarget target : shuffled(batch.targets(), 0)) {
                try {
                    ServerUnderLoad server = launched(target);
                    server.verify(target.endpoint());
                    LoadSlice warm = load.warm(server, target.endpoint(), settings);
                    alive.add(target);
                    say.accept("warm: " + target + ", after " + warm.requests() + " requests in "
                            + Math.round(warm.seconds()) + " s");
                } catch (IOException e) {
                    recorded.add(failed(target, e));
                }
            }
            recorder.append(recorded);
        }

        /** So that no target always follows the same one. */
        private List<HttpTarget> shuffled(Collection<HttpTarget> all, int turn) {
            return randomization.launches(List.copyOf(all), batch + ", turn " + turn, number);
        }

        /** A server that answers several endpoints is launched once. */
        private ServerUnderLoad launched(HttpTarget target) throws IOException {
            String label = target.subject().label();
            if (!servers.containsKey(label)) {
                servers.put(label, launcher.launch(target.subject()));
            }
            return servers.get(label);
        }

        /** One slice of each target; kept if all answers were right before and after. */
        private void pass(int slice) throws IOException {
            Map<HttpTarget, List<Sample>> measured = new LinkedHashMap<>();
            List<Sample> recorded = new ArrayList<>();
            for (HttpTarget target : shuffled(alive, slice)) {
                try {
                    measured.put(target, slice(target, slice));
                } catch (IOException e) {
                    recorded.add(failed(target, e));
                }
            }
            for (Map.Entry<HttpTarget, List<Sample>> each : measured.entrySet()) {
                try {
                    servers.get(each.getKey().subject().label())
                            .verify(each.getKey().endpoint());
                    recorded.addAll(each.getValue());
                } catch (IOException e) {
                    recorded.add(failed(each.getKey(), e));
                }
            }
            recorder.append(recorded);
        }

        private List<Sample> slice(HttpTarget target, int slice) throws IOException {
            ServerUnderLoad server = servers.get(target.subject().label());
            for (int attempt = 1; ; attempt++) {
                long before = server.cpuNanos();
                LoadSlice loaded = load.load(
                        server.port(), target.endpoint(), settings.users(), settings.rate(), settings.millis(), 0);
                String which = target + ", round " + number + ", slice " + slice + ": ";
                if (loaded.blockedSessions() > 0) {
                    say.accept("blocked: " + which + loaded.blockedSessions()
                            + " users waited for a connection or a session");
                }
                String fault = loaded.fault(settings.rate());
                // A server that ended after the last answer had answered rightly.
                if (fault.isEmpty()) {
                    return rows(target, slice, loaded, server.cpuNanos() - before);
                }
                fault += server.alive() ? "" : "; the server is gone";
                say.accept("voided: " + which + fault);
                if (attempt == ATTEMPTS || !server.alive()) {
                    throw new IOException(fault);
                }
            }
        }

        /** Said, and left out until the next launch. */
        private Sample failed(HttpTarget target, IOException why) {
            String failure = target + ", round " + number + ": " + why.getMessage();
            failures.add(failure);
            say.accept("FAILED " + failure);
            alive.remove(target);
            return sample(target, measuredBefore(target) ? 2 : 1, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED);
        }

        /** The samples of a valid slice, with the server's CPU time during it. A launch is a fork. */
        private List<Sample> rows(HttpTarget target, int slice, LoadSlice loaded, long cpuNanos) {
            return List.of(
                    row(target, slice, Metric.THROUGHPUT, loaded.requests() / loaded.seconds()),
                    row(target, slice, Metric.CPU_PROCESS, (double) cpuNanos / loaded.requests()),
                    row(target, slice, Metric.LATENCY_P50, loaded.p50()),
                    row(target, slice, Metric.LATENCY_P99, loaded.p99()),
                    row(target, slice, Metric.LATENCY_P999, loaded.p999()));
        }

        /** Slices that were right stay, and what goes wrong later counts as another fork. */
        private boolean measuredBefore(HttpTarget target) {
            return recorder.samples().stream()
                    .anyMatch(s -> s.round() == number
                            && s.subject().equals(target.subject().label())
                            && s.params().equals(target.endpoint().params()));
        }

        private Sample row(HttpTarget target, int slice, Metric metric, double value) {
            return sample(target, 1, slice, metric, value, Status.OK);
        }

        private Sample sample(HttpTarget target, int fork, int slice, Metric metric, double value, Status status) {
            return new Sample(
                    recorder.run(),
                    new Subject(
                            target.subject().label(),
                            target.subject().implementation(),
                            target.subject().version(),
                            System.getProperty("java.version")),
                    new Case(BENCHMARK, target.endpoint().params(), MODE, settings.users()),
                    new Fork(number, fork, 1),
                    slice,
                    metric,
                    value,
                    status);
        }
    }
}
