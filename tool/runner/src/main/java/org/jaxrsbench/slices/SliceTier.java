package org.jaxrsbench.slices;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.gate.Failing;
import org.jaxrsbench.plan.Grouping;
import org.jaxrsbench.plan.RunPlan.Conditions;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;
import org.jaxrsbench.rounds.Tier;

/**
 * Forks that take turns: in each round, for each group of cases, one live fork of each subject, again and again until the forks count or
 * are given up. Every attempt is recorded before the next one begins. One fair coin for each round and group decides which subject is
 * launched first and begins.
 *
 * <p>A pair does not count if workers waited for a processor in so many slices that too few are left: that comes from outside, and scores
 * are not looked at. How busy a subject's compiler is is its own doing.
 */
public final class SliceTier {

    /** How often a round is tried; then it is missing. */
    static final int ATTEMPTS = 3;

    /** In so many rounds forks read what operations leave behind; in further ones if some fork of the group has found something. */
    private static final int CENSUS_ROUNDS = 3;

    /** On a busy machine a fork may take so long, hanging or not: a check of three minutes leaves room for two that hang. */
    private static final double FEWEST_SECONDS = 40;

    /** Three rounds that fail, in which a fork may be silent twice for so long, while it settles and while it takes turns. */
    private static final int SILENCES = 6;

    private static final String WAITED = "workers waited for a processor";

    private final Fleet fleet;
    private final RunRecorder recorder;
    private final Grouping grouping;
    private final int fewestSlices;
    private final Randomization randomization;
    private final Consumer<String> say;
    private final ForkFacts facts;
    private final Map<Integer, ToLongFunction<Case>> slowdowns = new HashMap<>();
    private final Set<Case> failed = new LinkedHashSet<>();
    private final Set<Case> givenUp = new LinkedHashSet<>();
    private final Map<Case, List<String>> failures = new HashMap<>();
    private boolean judged;
    private final Set<Case> unsettled = new LinkedHashSet<>();
    private final Map<Case, Integer> missing = new HashMap<>();
    private long started;
    private double seconds = Double.POSITIVE_INFINITY;

    /**
     * The forks of a fleet.
     *
     * @param grouping which cases share a fork
     * @param seed decides the order of groups and the coins
     * @param say told of progress, discards and failures
     */
    public SliceTier(
            Fleet fleet,
            RunRecorder recorder,
            Grouping grouping,
            long seed,
            Conditions conditions,
            Consumer<String> say) {
        this.fleet = fleet;
        this.recorder = recorder;
        this.grouping = grouping;
        this.fewestSlices = conditions == Conditions.IGNORE ? 1 : CaseSlices.FEWEST;
        this.randomization = new Randomization(seed);
        this.say = say;
        this.facts = new ForkFacts(recorder, fleet.members().get(0).harness().harness());
    }

    /** Cases of which a fork failed. */
    public Set<Case> failed() {
        return failed;
    }

    /** Whether only the candidate failed, in some case, and one more round in which it fails may be a verdict. */
    public boolean mayFailAgain() {
        return failures.keySet().stream().anyMatch(c -> !givenUp.contains(c));
    }

    /** Whether all of these failed, and are not tried again. */
    public boolean hasGivenUp(Collection<Case> cases) {
        return givenUp.containsAll(cases);
    }

    /** Cases with {@link Run#MOST_MISSING} rounds that were discarded as often as they were tried. */
    public Set<Case> unsettled() {
        return unsettled;
    }

    /** The cases that share forks. */
    public List<CaseGroup> groups(Collection<Case> cases) {
        return CaseGroup.of(cases, fleet.members(), grouping);
    }

    /**
     * Measures the rounds that are still missing.
     *
     * @param cases what to measure
     * @param first first round, from 1
     * @param last last round
     * @param ahead the round up to which others are likely to be measured afterwards; the last one at least
     * @param told what to say of a case beside its name as its pairs come in
     * @throws IOException if a fork cannot be started or the results cannot be written
     */
    public void measure(Collection<Case> cases, int first, int last, int ahead, Function<Case, String> told)
            throws IOException {
        try {
            new Rounds(recorder, randomization, say)
                    .measure(first, last, ahead, round -> missing(cases, round), (step, next) -> {
                        measure(step, next);
                        return status(step.group(), told);
                    });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private List<CaseGroup> missing(Collection<Case> cases, int round) {
        Set<Case> lacking = new LinkedHashSet<>(cases);
        recorder.samples().stream()
                .filter(s -> s.status() == Status.OK && s.round() == round)
                .forEach(s -> lacking.remove(s.benchmarkCase()));
        return groups(lacking);
    }

    private static String status(CaseGroup group, Function<Case, String> told) {
        if (group.cases().size() == 1) {
            return told.apply(group.cases().get(0));
        }
        Map<Case, String> texts = new LinkedHashMap<>();
        group.cases().forEach(c -> texts.put(c, told.apply(c)));
        texts.values().removeIf(String::isBlank);
        return texts.entrySet().stream()
                .map(of -> "\n    " + CaseNames.of(of.getKey()) + of.getValue())
                .collect(Collectors.joining());
    }

    /**
     * From now on a check of two subjects is measured: what is discarded is tried again for so many seconds at most, and where only the candidate
     * fails, in a way that may be a verdict, it is tried again in further rounds.
     */
    public void judgeIn(double limit) {
        started = System.nanoTime();
        seconds = limit;
        judged = true;
        fleet.limit(Math.round(Math.max(FEWEST_SECONDS, limit / SILENCES) * 1000));
    }

    /** Slows a subject's forks down from now on: so many CPU nanoseconds in each operation of a case. */
    public void slowDown(int member, ToLongFunction<Case> nanos) {
        slowdowns.put(member, nanos);
    }

    /** Tries until the pair counts; a case that fails is left out of the round, and the others are tried without it. */
    private void measure(Tier.Step<CaseGroup> step, Optional<Tier.Step<CaseGroup>> following) throws IOException {
        CaseGroup all = step.group();
        int round = step.round();
        Set<Case> left = gone();
        CaseGroup group = all.without(left);
        int tries = 0;
        for (int attempt = 1 + earlierAttempts(group, round); !group.cases().isEmpty(); attempt++) {
            Optional<Fleet.PairOrder> next = following
                    .map(f -> first(f.group().without(gone()), f.round()))
                    .filter(n -> !n.cases().isEmpty());
            List<ForkReport> reports = forks(order(group, OptionalInt.empty(), round, attempt, label -> ""), next);
            for (int i = 0; i < reports.size(); i++) {
                facts.learn(fleet.members().get(group.able().get(i)), reports.get(i));
            }
            if (reports.stream().anyMatch(r -> !r.ok())) {
                Set<Case> culprits = culprits(group, reports);
                failed.addAll(culprits);
                left.addAll(culprits);
                record(reports, culprits, "a fork of its round failed");
                if (countFailures(culprits, reports)) {
                    baselineAlone(group, culprits, round, ++attempt);
                }
                group = all.without(left);
                continue;
            }
            Optional<List<PairRow>> pairs = ForkReport.pairs(reports, group.cases(), fewestSlices);
            if (pairs.isPresent()) {
                for (ForkReport report : reports) {
                    facts.learnLeaks(report, group.cases());
                }
                recorder.append(rows(reports), pairs.get());
                for (ForkReport report : reports) {
                    recorder.appendSlices(report.row().place(), group.cases(), report.slices());
                }
                recorder.append(
                        reports.stream().flatMap(r -> r.samples().stream()).toList());
                return;
            }
            say.accept("discarded: round " + round + ", " + group + ": " + WAITED + waited(reports));
            record(reports, Set.of(), WAITED);
            boolean late = System.nanoTime() - started > seconds * 1e9;
            if (++tries == ATTEMPTS || late) {
                for (Case benchmarkCase : group.cases()) {
                    if (missing.merge(benchmarkCase, 1, Integer::sum) == Run.MOST_MISSING) {
                        unsettled.add(benchmarkCase);
                    }
                }
                break;
            }
        }
    }

    /** Counts how often only the candidate fails, and gives up what fails otherwise; whether that is a verdict now. */
    private boolean countFailures(Set<Case> culprits, List<ForkReport> reports) {
        ForkReport candidate = reports.get(reports.size() - 1);
        boolean alone = reports.stream().allMatch(r -> r.ok() == (r != candidate));
        if (!judged || !alone || Failing.of(candidate.failure()).isEmpty()) {
            givenUp.addAll(culprits);
            return false;
        }
        boolean verdict = false;
        for (Case culprit : culprits) {
            List<String> whys = failures.computeIfAbsent(culprit, c -> new ArrayList<>());
            whys.add(candidate.failure());
            if (Failing.isVerdict(whys)) {
                givenUp.add(culprit);
                verdict = true;
            }
        }
        return verdict;
    }

    /** Whoever failed first has ended the others: alone, the baseline shows whether it would have failed as well. */
    private void baselineAlone(CaseGroup group, Set<Case> culprits, int round, int attempt) throws IOException {
        CaseGroup alone = new CaseGroup(
                group.cases().stream().filter(culprits::contains).toList(),
                group.able().subList(0, 1),
                group.application());
        List<ForkReport> reports =
                forks(order(alone, OptionalInt.empty(), round, attempt, label -> ""), Optional.empty());
        if (!reports.get(0).ok()) {
            record(reports, culprits(alone, reports), "");
        }
    }

    /** The cases that are not measured any more. */
    private Set<Case> gone() {
        Set<Case> gone = new LinkedHashSet<>(givenUp);
        gone.addAll(unsettled);
        return gone;
    }

    private Fleet.PairOrder first(CaseGroup group, int round) {
        return order(group, OptionalInt.empty(), round, 1 + earlierAttempts(group, round), label -> "");
    }

    private static String waited(List<ForkReport> reports) {
        double most = reports.stream()
                .mapToDouble(r -> r.row().conditions().waitShare())
                .max()
                .orElse(0);
        return ", for up to " + Math.round(100 * most) + "% of their slices' time, and too few of them are left";
    }

    /** How often a round was tried before, if the run was cut off in it. */
    private int earlierAttempts(CaseGroup group, int round) {
        return recorder.samples().stream()
                .filter(s -> s.round() == round && group.cases().contains(s.benchmarkCase()))
                .mapToInt(Sample::fork)
                .max()
                .orElse(0);
    }

    /** The cases that failed, as far as forks know; all, if one does not. Says so of each fork. */
    private Set<Case> culprits(CaseGroup group, List<ForkReport> reports) {
        Set<Case> culprits = new LinkedHashSet<>();
        for (ForkReport report : reports.stream().filter(r -> !r.ok()).toList()) {
            List<Case> own =
                    report.failedCase().stream().mapToObj(group.cases()::get).toList();
            culprits.addAll(own.isEmpty() ? group.cases() : own);
            say.accept("FAILED " + report.label() + ", " + (own.isEmpty() ? group : own.get(0)) + ": "
                    + report.failure()
                    + (reports.size() > 1 ? "; the other forks of its round are discarded" : ""));
        }
        return culprits;
    }

    /** A fork of a pair that does not count leaves one row for each case, whatever it measured. */
    private void record(List<ForkReport> reports, Set<Case> culprits, String why) throws IOException {
        recorder.append(
                rows(reports).stream()
                        .map(row -> row.status() == Status.FAILED ? row : row.discarded(why))
                        .toList(),
                List.of());
        List<Sample> samples = new ArrayList<>();
        for (ForkReport report : reports) {
            Map<Case, Sample> first = new LinkedHashMap<>();
            report.samples().forEach(s -> first.putIfAbsent(s.benchmarkCase(), s));
            // Only the case that failed is marked so: the others of its fork are discarded with it.
            first.forEach((benchmarkCase, s) ->
                    samples.add(!report.ok() && culprits.contains(benchmarkCase) ? s : s.discarded()));
        }
        recorder.append(samples);
    }

    private static List<ForkRow> rows(List<ForkReport> reports) {
        return reports.stream().map(ForkReport::row).toList();
    }

    private boolean leaks(CaseGroup group) {
        return recorder.samples().stream()
                .anyMatch(s -> s.metric() == Metric.LEAK
                        && s.value() > 0
                        && group.cases().contains(s.benchmarkCase()));
    }

    /** One fork of each subject that has the cases, for slices of all of them or of only one, with a recording's file by label. */
    private Fleet.PairOrder order(
            CaseGroup group, OptionalInt only, int round, int attempt, Function<String, String> recording) {
        boolean census = only.isEmpty() && (round <= CENSUS_ROUNDS || leaks(group));
        List<Integer> launch =
                randomization.launches(group.able(), group.cases().toString(), round);
        List<Fleet.Launch> launches = launch.stream()
                .map(member -> new Fleet.Launch(
                        member,
                        group.cases().stream()
                                .map(slowdowns.getOrDefault(member, c -> 0)::applyAsLong)
                                .toList(),
                        recording.apply(fleet.members().get(member).label())))
                .toList();
        return new Fleet.PairOrder(group.cases(), only, census, recorder.run(), round, attempt, launches);
    }

    /** Runs forks, and keeps nothing. How they ended is in the order of the subjects. */
    private List<ForkReport> forks(Fleet.PairOrder order, Optional<Fleet.PairOrder> next) throws IOException {
        List<ForkReport> inOrderOfLaunch = fleet.measure(order, next);
        return IntStream.range(0, inOrderOfLaunch.size())
                .boxed()
                .sorted(Comparator.comparing(i -> order.launches().get(i).member()))
                .map(inOrderOfLaunch::get)
                .toList();
    }

    /**
     * Runs one fork of each subject that has the case once more, with all cases that it was measured with, in slices that
     * are all its own. Nothing is kept of what they measure.
     *
     * @param cases all cases of the run
     * @param recording file for each subject's flight recording, by label
     * @return how they ended, in the order of the subjects
     */
    public List<ForkReport> once(Case benchmarkCase, Collection<Case> cases, Function<String, String> recording)
            throws IOException {
        Set<Case> measured = new LinkedHashSet<>(cases);
        measured.removeAll(failed);
        CaseGroup group = groups(measured).stream()
                .filter(g -> g.cases().contains(benchmarkCase))
                .findFirst()
                .orElseThrow();
        return forks(
                order(group, OptionalInt.of(group.cases().indexOf(benchmarkCase)), 1, 1, recording), Optional.empty());
    }
}
