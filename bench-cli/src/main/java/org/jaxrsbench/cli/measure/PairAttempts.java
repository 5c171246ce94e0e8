package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jaxrsbench.cli.measure.ConditionsRule.Decision;
import org.jaxrsbench.cli.measure.ConditionsRule.Ruling;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.PairRow;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;

/**
 * Measures one round of one group of cases: one live fork of each subject, taking turns, again and again until the forks
 * count or are given up. Every attempt is recorded before the next one begins.
 */
final class PairAttempts {

    private final Fleet fleet;
    private final RunRecorder recorder;
    private final CaseStanding standing;
    private final ConditionsRule rule;
    private final Coins coins;
    private final Consumer<String> say;
    private final ForkFacts facts;
    private final boolean sliced;
    private final Map<Integer, Burn> burns = new HashMap<>();
    private final Map<String, Integer> discards = new LinkedHashMap<>();
    private final Map<String, Integer> slow = new LinkedHashMap<>();

    PairAttempts(
            Fleet fleet,
            RunRecorder recorder,
            CaseStanding standing,
            ConditionsRule rule,
            Coins coins,
            boolean sliced,
            Consumer<String> say) {
        this.fleet = fleet;
        this.recorder = recorder;
        this.standing = standing;
        this.rule = rule;
        this.coins = coins;
        this.sliced = sliced;
        this.say = say;
        this.facts = new ForkFacts(recorder, fleet.members().get(0).harness());
        fleet.members().forEach(member -> discards.put(member.label(), 0));
    }

    private record Burn(int fromRound, ToLongFunction<Case> nanos) {

        private static final Burn NOTHING = new Burn(1, c -> 0);

        private List<Long> of(CaseGroup group, int round) {
            return group.cases().stream()
                    .map(c -> round < fromRound ? 0 : nanos.applyAsLong(c))
                    .toList();
        }
    }

    /** How many forks of each subject were discarded, by label. */
    Map<String, Integer> discards() {
        return discards;
    }

    /** In how many forks of a subject the compiler was still busy after the longest warm-up, by label. */
    Map<String, Integer> slowToWarm() {
        return slow;
    }

    /** Slows a subject's forks down from a round on: so many CPU nanoseconds in each operation of a case. */
    void burn(int member, int fromRound, ToLongFunction<Case> nanos) {
        burns.put(member, new Burn(fromRound, nanos));
    }

    /**
     * Tries until the pair counts; a case that fails is left out, and the others are tried without it.
     *
     * @throws IOException if a host ended or the results cannot be written
     */
    void measure(CaseGroup all, int round) throws IOException {
        CaseGroup group = standing.remaining(all);
        int tries = 0;
        int busy = 0;
        for (int attempt = 1 + earlierAttempts(group, round); !group.cases().isEmpty(); attempt++) {
            int warmups = standing.warmups(group);
            List<ForkReport> reports = forks(group, OptionalInt.empty(), round, attempt, label -> "");
            for (int i = 0; i < reports.size(); i++) {
                facts.learn(fleet.members().get(group.able().get(i)), reports.get(i));
            }
            List<PairRow> pairs = pairs(group, reports);
            Ruling ruling = rule.rule(
                    reports,
                    warmups,
                    sliced
                            && pairs.size()
                                    < SlicePairs.count(
                                            reports.size(), group.cases().size()));
            remember(group, reports, ruling, warmups);
            if (ruling.decision() == Decision.FAIL) {
                Set<Case> culprits = culprits(group, reports);
                standing.fail(culprits);
                recordDiscarded(reports, culprits);
                group = standing.remaining(all);
            } else if (ruling.decision() == Decision.DISCARD) {
                recordDiscarded(reports, Set.of());
                if (++tries == ConditionsRule.ATTEMPTS) {
                    standing.missRound(group.cases());
                    return;
                }
            } else if (standing.batch(group) && !ruling.slow().isEmpty()) {
                recordDiscarded(reports, Set.of());
                // One fork among many may happen upon a busy compiler; one that is busy again at once never rests.
                if (++busy == ConditionsRule.BUSY_FORKS) {
                    goOnWhileCompiling(group);
                }
            } else {
                record(group, reports, pairs);
                return;
            }
        }
    }

    /** How often a round was tried before, if its pair was taken back. */
    private int earlierAttempts(CaseGroup group, int round) {
        return recorder.samples().stream()
                .filter(s -> s.round() == round && group.cases().contains(s.benchmarkCase()))
                .mapToInt(Sample::fork)
                .max()
                .orElse(0);
    }

    /** A worker that waits for a compiler that never comes to rest measures the compiler. */
    private void goOnWhileCompiling(CaseGroup group) throws IOException {
        standing.goOnWhileCompiling(group);
        recorder.discard(group.cases());
        say.accept(group + ": a compiler never comes to rest, so workers do not wait for it from now on; earlier pairs"
                + " are discarded and measured again");
    }

    /** The cases that failed, as far as forks know; all, if one does not. */
    private static Set<Case> culprits(CaseGroup group, List<ForkReport> reports) {
        Set<Case> culprits = new LinkedHashSet<>();
        for (ForkReport report : reports) {
            if (!report.ok() && report.failedCase().isPresent()) {
                culprits.add(group.cases().get(report.failedCase().getAsInt()));
            } else if (!report.ok()) {
                culprits.addAll(group.cases());
            }
        }
        return culprits;
    }

    private void remember(CaseGroup group, List<ForkReport> reports, Ruling ruling, int warmups) {
        for (int i = 0; i < reports.size(); i++) {
            ForkReport report = reports.get(i);
            String label = label(group.able().get(i));
            ruling.complaints().get(i).ifPresent(why -> {
                discards.merge(label, 1, Integer::sum);
                say.accept("discarded: " + label + ", " + group + ": " + why);
            });
            if (!report.ok()) {
                say.accept("FAILED " + label + ", "
                        + (report.failedCase().isPresent()
                                ? group.cases().get(report.failedCase().getAsInt())
                                : group)
                        + ": " + report.failure()
                        + (reports.size() > 1 ? "; the other forks of its round are discarded" : ""));
            }
        }
        ruling.slow().forEach(i -> slow.merge(label(group.able().get(i)), 1, Integer::sum));
        if (ruling.warmups() > warmups) {
            standing.warmLonger(group, ruling.warmups());
        }
    }

    private List<PairRow> pairs(CaseGroup group, List<ForkReport> reports) {
        return sliced
                        && reports.stream()
                                .allMatch(
                                        r -> !r.sliced().orElseThrow().slices().isEmpty())
                ? SlicePairs.of(
                        group.cases(), group.able().stream().map(this::label).toList(), reports)
                : List.of();
    }

    private void record(CaseGroup group, List<ForkReport> reports, List<PairRow> pairs) throws IOException {
        recordForks(reports, "", pairs);
        for (ForkReport report : reports) {
            if (report.sliced().isPresent()) {
                recorder.appendSlices(
                        report.sliced().get().row().place(),
                        group.cases(),
                        report.sliced().get().slices());
            }
        }
        recorder.append(reports.stream().flatMap(r -> r.samples().stream()).toList());
        recordHealth(reports);
    }

    /** A fork of a pair that does not count leaves one row for each case, whatever it measured. */
    private void recordDiscarded(List<ForkReport> reports, Set<Case> culprits) throws IOException {
        recordForks(reports, "discarded with its pair", List.of());
        List<Sample> rows = new ArrayList<>();
        for (ForkReport report : reports) {
            Map<Case, Sample> first = new LinkedHashMap<>();
            report.samples().forEach(s -> first.putIfAbsent(s.benchmarkCase(), s));
            // Only the case that failed is marked so: the others of its fork are discarded with it.
            first.forEach((benchmarkCase, s) ->
                    rows.add(!report.ok() && culprits.contains(benchmarkCase) ? s : s.discarded()));
        }
        recorder.append(rows);
        recordHealth(reports);
    }

    /** The conditions of forks, and why they do not count if they do not. */
    private void recordForks(List<ForkReport> reports, String why, List<PairRow> pairs) throws IOException {
        if (sliced) {
            recorder.append(
                    reports.stream()
                            .map(r -> r.sliced().orElseThrow().row())
                            .map(row -> row.status() == Status.FAILED || why.isEmpty() ? row : row.discarded(why))
                            .toList(),
                    pairs);
        }
    }

    private void recordHealth(List<ForkReport> reports) throws IOException {
        for (ForkReport report : reports) {
            recorder.appendHealth(report.health());
        }
    }

    private String label(int member) {
        return fleet.members().get(member).label();
    }

    /**
     * Runs one fork of each subject that has the cases, and keeps nothing.
     *
     * @param only the place of the one case that windows are for; empty for all
     * @param recording file for each subject's flight recording, by label
     * @return how they ended, in the order of the subjects
     */
    List<ForkReport> forks(
            CaseGroup group, OptionalInt only, int round, int attempt, Function<String, String> recording)
            throws IOException {
        List<Integer> launch = new ArrayList<>(group.able());
        Collections.shuffle(launch, new Random(coins.of(round, group)));
        List<Fleet.Launch> launches = launch.stream()
                .map(member -> new Fleet.Launch(
                        member,
                        burns.getOrDefault(member, Burn.NOTHING).of(group, round),
                        recording.apply(label(member))))
                .toList();
        List<ForkReport> inOrderOfLaunch = fleet.measure(new Fleet.PairOrder(
                group.cases(),
                group.shared(),
                only,
                recorder.run(),
                round,
                attempt,
                standing.warmups(group),
                standing.batch(group),
                sliced && only.isEmpty(),
                launches));
        return group.able().stream()
                .map(member -> inOrderOfLaunch.get(launch.indexOf(member)))
                .toList();
    }
}
