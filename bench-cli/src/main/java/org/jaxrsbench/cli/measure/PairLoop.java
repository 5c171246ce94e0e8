package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.measure.ConditionsRule.Decision;
import org.jaxrsbench.cli.measure.ConditionsRule.Ruling;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * Measures in rounds: for each case, in shuffled order, one live fork of each subject, taking turns. A fair coin decides
 * which subject is launched first and begins. Every finished pair is recorded before the next one begins.
 */
final class PairLoop {

    private final Fleet fleet;
    private final RunRecorder recorder;
    private final Random random;
    private final ConditionsRule rule;
    private final Consumer<String> say;
    private final ForkFacts facts;
    private final Map<Integer, ToLongFunction<Sample.Case>> burns = new HashMap<>();
    private final Set<Sample.Case> failed = new LinkedHashSet<>();
    private final Set<Sample.Case> unsettled = new LinkedHashSet<>();
    private final Map<Sample.Case, Integer> warmups = new HashMap<>();
    private final Map<String, Integer> discards = new LinkedHashMap<>();
    private final Map<String, Integer> slow = new LinkedHashMap<>();

    /**
     * A loop over a fleet.
     *
     * @param seed decides the order of cases and the coins
     * @param say told of progress, discards and failures
     */
    PairLoop(Fleet fleet, RunRecorder recorder, long seed, ConditionsRule rule, Consumer<String> say) {
        this.fleet = fleet;
        this.recorder = recorder;
        this.random = new Random(seed);
        this.rule = rule;
        this.say = say;
        this.facts = new ForkFacts(recorder, fleet.members().get(0).harness());
        fleet.members().forEach(member -> discards.put(member.label(), 0));
    }

    /** Cases of which a fork failed. */
    Set<Sample.Case> failed() {
        return failed;
    }

    /** Cases with a round that was discarded as often as it was tried. */
    Set<Sample.Case> unsettled() {
        return unsettled;
    }

    /** How many forks of each subject were discarded, by label; an unequal count is itself a finding. */
    Map<String, Integer> discards() {
        return discards;
    }

    /** In how many forks of a subject the compiler was still busy after the longest warm-up, by label. */
    Map<String, Integer> slowToWarm() {
        return slow;
    }

    /** Slows a subject's forks down from now on: so many CPU nanoseconds in each operation of a case. */
    void burn(int member, ToLongFunction<Sample.Case> nanos) {
        burns.put(member, nanos);
    }

    /**
     * Measures the rounds that are still missing.
     *
     * @param cases what to measure
     * @param first first round, from 1
     * @param last last round
     * @param status what to say of a case beside its name as its pairs come in
     * @throws IOException if a host ended or the results cannot be written
     */
    void measure(Collection<Sample.Case> cases, int first, int last, Function<Sample.Case, String> status)
            throws IOException {
        Map<Sample.Case, Set<Integer>> have = finishedRounds();
        Progress progress = new Progress(cases.stream()
                .mapToLong(c -> IntStream.rangeClosed(first, last)
                        .filter(round -> !have.getOrDefault(c, Set.of()).contains(round))
                        .count())
                .sum());
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
                say.accept(progress.next() + " round " + round + ", " + benchmarkCase + status.apply(benchmarkCase));
            }
        }
        recorder.writeReports();
    }

    /**
     * Runs one fork of each subject that has the case once more. Nothing is kept of what they measure.
     *
     * @param recording file for each subject's flight recording, by label
     * @return how they ended, by label
     */
    Map<String, ForkReport> once(Sample.Case benchmarkCase, Function<String, String> recording) throws IOException {
        List<Integer> able = able(benchmarkCase);
        List<ForkReport> reports = forks(benchmarkCase, able, 1, 1, recording);
        Map<String, ForkReport> byLabel = new LinkedHashMap<>();
        for (int i = 0; i < able.size(); i++) {
            byLabel.put(label(able.get(i)), reports.get(i));
        }
        return byLabel;
    }

    private Map<Sample.Case, Set<Integer>> finishedRounds() {
        Map<Sample.Case, Set<Integer>> rounds = new HashMap<>();
        recorder.samples().stream()
                .filter(s -> s.status() == Status.OK)
                .forEach(s -> rounds.computeIfAbsent(s.benchmarkCase(), k -> new HashSet<>())
                        .add(s.round()));
        return rounds;
    }

    private void measure(Sample.Case benchmarkCase, int round) throws IOException {
        List<Integer> able = able(benchmarkCase);
        for (int attempt = 1; attempt <= ConditionsRule.ATTEMPTS; attempt++) {
            int used = warmups.getOrDefault(benchmarkCase, 1);
            List<ForkReport> reports = forks(benchmarkCase, able, round, attempt, label -> "");
            for (int i = 0; i < reports.size(); i++) {
                facts.learn(fleet.members().get(able.get(i)), reports.get(i));
            }
            Ruling ruling = rule.rule(reports, used);
            remember(benchmarkCase, able, reports, ruling, used);
            record(reports, ruling.decision());
            if (ruling.decision() == Decision.FAIL) {
                failed.add(benchmarkCase);
            }
            if (ruling.decision() != Decision.DISCARD) {
                return;
            }
        }
        unsettled.add(benchmarkCase);
    }

    private void remember(
            Sample.Case benchmarkCase, List<Integer> able, List<ForkReport> reports, Ruling ruling, int used) {
        for (int i = 0; i < reports.size(); i++) {
            String label = label(able.get(i));
            ruling.complaints().get(i).ifPresent(why -> {
                discards.merge(label, 1, Integer::sum);
                say.accept("discarded: " + label + ", " + benchmarkCase + ": " + why);
            });
            if (!reports.get(i).ok()) {
                say.accept("FAILED " + label + ", " + benchmarkCase + ": "
                        + reports.get(i).failure());
            }
        }
        ruling.slow().forEach(i -> slow.merge(label(able.get(i)), 1, Integer::sum));
        if (ruling.warmups() > used) {
            warmups.put(benchmarkCase, ruling.warmups());
            recorder.environment()
                    .put(
                            "longer_warmup",
                            warmups.entrySet().stream()
                                    .map(w -> w.getKey() + " x" + w.getValue())
                                    .sorted()
                                    .collect(Collectors.joining("; ")));
        }
    }

    /** A fork of a pair that does not count leaves one row, whatever it measured. */
    private void record(List<ForkReport> reports, Decision decision) throws IOException {
        List<Sample> rows = new ArrayList<>();
        for (ForkReport report : reports) {
            if (report.ok() && decision != Decision.KEEP) {
                rows.add(report.samples().get(0).discarded());
            } else {
                rows.addAll(report.samples());
            }
        }
        recorder.append(rows);
        for (ForkReport report : reports) {
            recorder.appendHealth(report.health());
        }
    }

    /** Which subjects have a case. */
    private List<Integer> able(Sample.Case benchmarkCase) {
        return IntStream.range(0, fleet.members().size())
                .filter(i -> fleet.members().get(i).cases().contains(benchmarkCase))
                .boxed()
                .toList();
    }

    private String label(int member) {
        return fleet.members().get(member).label();
    }

    /** One fork of each of these subjects; the reports stand in their order. */
    private List<ForkReport> forks(
            Sample.Case benchmarkCase, List<Integer> able, int round, int attempt, Function<String, String> recording)
            throws IOException {
        List<Integer> launch = new ArrayList<>(able);
        Collections.shuffle(launch, random);
        List<Fleet.Launch> launches = launch.stream()
                .map(member -> new Fleet.Launch(
                        member,
                        burns.getOrDefault(member, c -> 0).applyAsLong(benchmarkCase),
                        recording.apply(label(member))))
                .toList();
        List<ForkReport> inOrderOfLaunch = fleet.measure(new Fleet.PairOrder(
                benchmarkCase, recorder.run(), round, attempt, warmups.getOrDefault(benchmarkCase, 1), launches));
        return able.stream()
                .map(member -> inOrderOfLaunch.get(launch.indexOf(member)))
                .toList();
    }
}
