package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.measure.ForkHost.HostedCase;
import org.jaxrsbench.cli.measure.ForkHost.Reply;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Summary;

/**
 * Measures several subjects in rounds: for each case, in shuffled order, one live fork of each subject, taking turns. A
 * fair coin decides who is launched first and begins.
 *
 * <p>Forks that were measured under bad conditions are discarded together with their pair, without a look at their
 * score, and measured again in the same round at most twice: with twice the warm-up where a compiler was still busy.
 */
public final class PairedRun implements AutoCloseable {

    /** A worker that got less of its processor than this was disturbed. */
    public static final double LEAST_CPU_SHARE = 0.8;

    /** A JVM whose own threads took more of a processor than this at the end of warm-up was still compiling. */
    public static final double MOST_COMPILING = 0.5;

    private static final int ATTEMPTS = 3;
    private static final int MOST_WARMUPS = 2;

    private final List<ForkHost> hosts;
    private final RunStore store;
    private final Random random;
    private final PrintStream progress;
    private final LiveForks live;
    private final List<ToLongFunction<Sample.Case>> burns;
    private final Map<String, List<String>> jvms = new LinkedHashMap<>();
    private final Set<Sample.Case> failed = new LinkedHashSet<>();
    private final Set<Sample.Case> unsettled = new LinkedHashSet<>();
    private final Map<Sample.Case, Integer> warmups = new HashMap<>();
    private final Map<String, Integer> discards = new LinkedHashMap<>();
    private final Map<String, Integer> slowToWarm = new LinkedHashMap<>();

    /**
     * A run of these subjects.
     *
     * @param seed decides the order of cases and the coins
     * @param progress where progress is said
     */
    public PairedRun(List<ForkHost> hosts, RunStore store, long seed, PrintStream progress) throws IOException {
        this.hosts = List.copyOf(hosts);
        this.store = store;
        this.random = new Random(seed);
        this.progress = progress;
        this.live = new LiveForks();
        this.burns = new ArrayList<>(Collections.nCopies(hosts.size(), c -> 0));
        for (ForkHost host : hosts) {
            discards.put(host.label(), 0);
            host.cases().forEach(c -> store.qualified(c.benchmarkCase().benchmark(), c.qualifiedBenchmark()));
            host.unsupported()
                    .forEach((c, why) -> store.environment().putNotSupported(host.label(), c.toString(), why));
        }
    }

    /**
     * The cases to measure where subjects may lack some by declaration: what every subject either has or declares it
     * cannot run, and one at least has. In the order of the subjects and of each one's cases.
     */
    public List<Sample.Case> supportedCases() {
        Set<Sample.Case> any = new LinkedHashSet<>();
        hosts.forEach(host -> any.addAll(cases(host)));
        any.removeIf(c -> hosts.stream()
                .anyMatch(h -> !cases(h).contains(c) && !h.unsupported().containsKey(c)));
        return List.copyOf(any);
    }

    /** Cases that some subject neither has nor declares it cannot run, as another commit's harness may. */
    public Set<Sample.Case> unknownCases() {
        Set<Sample.Case> unknown = new LinkedHashSet<>();
        hosts.forEach(host -> unknown.addAll(cases(host)));
        supportedCases().forEach(unknown::remove);
        return unknown;
    }

    /** What each subject declares it cannot run, in words. */
    public List<String> unsupported() {
        List<String> lines = new ArrayList<>();
        hosts.forEach(host -> host.unsupported()
                .forEach((benchmarkCase, why) ->
                        lines.add("not supported by " + host.label() + ": " + benchmarkCase + ": " + why)));
        return lines;
    }

    /** The cases that every subject has, in the first one's order. */
    public List<Sample.Case> commonCases() {
        List<Sample.Case> common = new ArrayList<>(cases(hosts.get(0)));
        hosts.forEach(host -> common.retainAll(cases(host)));
        return common;
    }

    /** The cases that some subjects have and others have not. */
    public Set<Sample.Case> uncommonCases() {
        Set<Sample.Case> all = new LinkedHashSet<>();
        hosts.forEach(host -> all.addAll(cases(host)));
        commonCases().forEach(all::remove);
        return all;
    }

    private static Collection<Sample.Case> cases(ForkHost host) {
        return host.cases().stream().map(HostedCase::benchmarkCase).toList();
    }

    /** Cases that the first subject has and the last one lacks. */
    public List<Sample.Case> missingCases() {
        List<Sample.Case> missing = new ArrayList<>(cases(hosts.get(0)));
        missing.removeAll(cases(hosts.get(hosts.size() - 1)));
        return missing;
    }

    /** The digest of the harness of each subject, by label. */
    public Map<String, String> harnesses() {
        Map<String, String> harnesses = new LinkedHashMap<>();
        hosts.forEach(host -> harnesses.put(host.label(), host.harness()));
        return harnesses;
    }

    /** Cases of which a fork failed. */
    public Set<Sample.Case> failedCases() {
        return failed;
    }

    /** Cases with a pair that was discarded again and again. */
    public Set<Sample.Case> unsettledCases() {
        return unsettled;
    }

    /** What to say of the conditions, by subject: an unequal count of discards is itself a finding. */
    public List<String> conditions() {
        List<String> lines = new ArrayList<>();
        discards.forEach((subject, count) -> {
            if (count > 0) {
                lines.add(subject + ": " + count + " forks discarded");
            }
        });
        slowToWarm.forEach((subject, count) ->
                lines.add(subject + ": in " + count + " forks the compiler was still busy after twice the warm-up"));
        return lines;
    }

    /** The run's files. */
    public RunStore store() {
        return store;
    }

    /**
     * Measures the rounds that are still missing.
     *
     * @param cases what to measure
     * @param first first round, from 1
     * @param last last round
     * @param status what to say of a case beside its name as its pairs come in
     * @throws IOException where a host ended or the results cannot be written
     */
    public void measure(Collection<Sample.Case> cases, int first, int last, Function<Sample.Case, String> status)
            throws IOException {
        Map<Sample.Case, Set<Integer>> have = finishedRounds();
        long total = cases.stream()
                .mapToLong(c -> IntStream.rangeClosed(first, last)
                        .filter(round -> !have.getOrDefault(c, Set.of()).contains(round))
                        .count())
                .sum();
        long started = System.nanoTime();
        long done = 0;
        for (int round = first; round <= last; round++) {
            List<Sample.Case> order = new ArrayList<>(cases);
            Collections.shuffle(order, random);
            for (Sample.Case benchmarkCase : order) {
                if (have.getOrDefault(benchmarkCase, Set.of()).contains(round)) {
                    continue;
                }
                if (!failed.contains(benchmarkCase) && !unsettled.contains(benchmarkCase)) {
                    measure(benchmarkCase, round);
                }
                done++;
                long secondsLeft = (System.nanoTime() - started) / done * (total - done) / 1_000_000_000;
                progress.printf(
                        "[%d/%d, %d:%02d left] round %d, %s%s%n",
                        done,
                        total,
                        secondsLeft / 60,
                        secondsLeft % 60,
                        round,
                        benchmarkCase,
                        status.apply(benchmarkCase));
            }
        }
        store.writeReports();
    }

    /**
     * Runs one fork of each subject once more, taking turns, with a flight recording of the measured iterations. Its
     * figures are not kept: recording costs something.
     *
     * @param folder where the recordings go
     * @return the recordings by label, and CPU nanoseconds of the worker and bytes per operation beside them
     * @throws IOException where a fork failed
     */
    public Map<String, Recorded> record(Sample.Case benchmarkCase, Path folder) throws IOException {
        Files.createDirectories(folder);
        Map<String, Path> files = new LinkedHashMap<>();
        for (ForkHost host : hosts) {
            String name = host.label() + "-" + benchmarkCase;
            files.put(
                    host.label(),
                    folder.resolve(name.replaceAll("[^A-Za-z0-9._-]+", "-") + ".jfr")
                            .toAbsolutePath());
        }
        int used = warmups.getOrDefault(benchmarkCase, 1);
        List<Integer> able = able(benchmarkCase);
        List<Reply> replies = forks(
                benchmarkCase,
                able,
                new LiveForks.Place(store.run(), 1, 1, used),
                host -> files.get(host.label()).toString());
        Map<String, Recorded> recorded = new LinkedHashMap<>();
        for (int i = 0; i < replies.size(); i++) {
            Reply reply = replies.get(i);
            String label = hosts.get(able.get(i)).label();
            if (!reply.ok()) {
                throw new IOException("no recording of " + label + ": " + reply.failure());
            }
            recorded.put(
                    label,
                    new Recorded(
                            files.get(label),
                            median(reply.samples(), Metric.CPU),
                            median(reply.samples(), Metric.ALLOC)));
        }
        return recorded;
    }

    /**
     * A fork with its flight recording.
     *
     * @param cpu worker CPU nanoseconds per operation
     * @param alloc bytes per operation
     */
    public record Recorded(Path file, double cpu, double alloc) {}

    /** Slows a subject's forks down from now on: so many CPU nanoseconds in each operation of a case. */
    public void burn(int subject, ToLongFunction<Sample.Case> nanos) {
        burns.set(subject, nanos);
    }

    private Map<Sample.Case, Set<Integer>> finishedRounds() {
        Map<Sample.Case, Set<Integer>> rounds = new HashMap<>();
        store.samples().stream()
                .filter(s -> s.status() == Status.OK)
                .forEach(s -> rounds.computeIfAbsent(s.benchmarkCase(), k -> new HashSet<>())
                        .add(s.round()));
        return rounds;
    }

    private void measure(Sample.Case benchmarkCase, int round) throws IOException {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            int used = warmups.getOrDefault(benchmarkCase, 1);
            List<Integer> able = able(benchmarkCase);
            List<Reply> replies =
                    forks(benchmarkCase, able, new LiveForks.Place(store.run(), round, attempt, used), host -> "");
            describe(able, replies);
            boolean anyFailed = replies.stream().anyMatch(r -> !r.ok());
            boolean anyBad = false;
            List<Sample> rows = new ArrayList<>();
            for (int i = 0; i < replies.size(); i++) {
                String label = hosts.get(able.get(i)).label();
                Optional<String> bad = replies.get(i).ok() ? complaint(replies.get(i), used) : Optional.empty();
                if (bad.isPresent()) {
                    anyBad = true;
                    discards.merge(label, 1, Integer::sum);
                    if (replies.get(i).compiling() > MOST_COMPILING) {
                        warmLonger(benchmarkCase, used);
                    }
                    progress.println("discarded: " + label + ", " + benchmarkCase + ": " + bad.get());
                }
            }
            for (int i = 0; i < replies.size(); i++) {
                Reply reply = replies.get(i);
                String label = hosts.get(able.get(i)).label();
                if (reply.ok() && !anyFailed && !anyBad && reply.compiling() > MOST_COMPILING) {
                    slowToWarm.merge(label, 1, Integer::sum);
                }
                if (!reply.ok()) {
                    progress.println("FAILED " + label + ", " + benchmarkCase + ": " + reply.failure());
                    rows.addAll(reply.samples());
                } else if (anyFailed || anyBad) {
                    rows.add(discarded(reply.samples().get(0)));
                } else {
                    rows.addAll(reply.samples());
                }
            }
            store.append(rows);
            for (Reply reply : replies) {
                store.appendHealth(reply.health());
            }
            if (anyFailed) {
                failed.add(benchmarkCase);
                return;
            }
            if (!anyBad) {
                return;
            }
        }
        unsettled.add(benchmarkCase);
    }

    /** For all subjects alike, from the next pair of the case on: the next attempt would only fail the same way. */
    private void warmLonger(Sample.Case benchmarkCase, int used) {
        warmups.put(benchmarkCase, Math.min(MOST_WARMUPS, 2 * used));
        store.environment()
                .put(
                        "longer_warmup",
                        warmups.entrySet().stream()
                                .map(w -> w.getKey() + " x" + w.getValue())
                                .sorted()
                                .collect(Collectors.joining("; ")));
    }

    /** Which subjects have a case. */
    private List<Integer> able(Sample.Case benchmarkCase) {
        return IntStream.range(0, hosts.size())
                .filter(i -> cases(hosts.get(i)).contains(benchmarkCase))
                .boxed()
                .toList();
    }

    /** One fork of each of these subjects; the replies stand in their order. */
    private List<Reply> forks(
            Sample.Case benchmarkCase, List<Integer> able, LiveForks.Place place, Function<ForkHost, String> recording)
            throws IOException {
        List<Integer> launch = new ArrayList<>(able);
        Collections.shuffle(launch, random);
        List<LiveForks.Fork> forks = launch.stream()
                .map(i -> new LiveForks.Fork(
                        hosts.get(i), burns.get(i).applyAsLong(benchmarkCase), recording.apply(hosts.get(i))))
                .toList();
        List<Reply> inOrderOfLaunch = live.measure(forks, benchmarkCase, place, TurnServer.Scheme.TURNS);
        return able.stream()
                .map(host -> inOrderOfLaunch.get(launch.indexOf(host)))
                .toList();
    }

    /** What is wrong with the conditions that a fork met; its score is not looked at. */
    private static Optional<String> complaint(Reply reply, int warmUp) {
        double share = median(reply.samples(), Metric.CPU_SHARE);
        if (share < LEAST_CPU_SHARE) {
            return Optional.of(String.format(Locale.ROOT, "the worker got %.0f%% of its processor", 100 * share));
        }
        // After the longest warm-up it is the subject's own nature, which is reported and not thrown away.
        if (reply.compiling() > MOST_COMPILING && warmUp < MOST_WARMUPS) {
            return Optional.of(String.format(
                    Locale.ROOT,
                    "its compiler still took %.0f%% of a processor at the end of warm-up",
                    100 * reply.compiling()));
        }
        return Optional.empty();
    }

    private static double median(List<Sample> samples, Metric metric) {
        return Summary.median(samples.stream()
                .filter(s -> s.metric() == metric)
                .mapToDouble(Sample::value)
                .toArray());
    }

    private static Sample discarded(Sample of) {
        return new Sample(
                of.run(),
                of.subject(),
                of.implementation(),
                of.version(),
                of.jdk(),
                of.benchmark(),
                of.params(),
                of.mode(),
                of.threads(),
                of.round(),
                of.fork(),
                of.slot(),
                1,
                of.metric(),
                Double.NaN,
                Status.DISCARDED);
    }

    /** Puts what only a fork knows into the environment: its JVM, flags, JMH and settings. */
    private void describe(List<Integer> able, List<Reply> replies) throws IOException {
        Environment environment = store.environment();
        int known = jvms.size();
        for (int i = 0; i < replies.size(); i++) {
            List<String> jvm = replies.get(i).jvm();
            ForkHost host = hosts.get(able.get(i));
            if (!jvm.isEmpty() && jvms.put(host.label(), jvm) == null) {
                environment.put("jvm." + host.label(), jvm.get(0));
                environment.put("harness." + host.label(), host.harness());
                environment.put("flags." + host.label(), jvm.get(1));
            }
        }
        if (jvms.size() == known) {
            return;
        }
        List<String> first = jvms.values().iterator().next();
        Set<String> settings = new TreeSet<>();
        jvms.values().forEach(jvm -> settings.add(jvm.get(3)));
        environment
                .put("jvm", first.get(0))
                .put("jvm_flags", first.get(1))
                .put("jmh", first.get(2))
                .put("harness", hosts.get(0).harness())
                .put("settings", String.join(" | ", settings))
                .fingerprint();
        store.writeEnvironment();
    }

    @Override
    public void close() throws IOException {
        hosts.forEach(ForkHost::close);
        live.close();
        store.close();
    }
}
