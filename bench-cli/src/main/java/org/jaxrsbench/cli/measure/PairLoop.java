package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jaxrsbench.cli.plan.Grouping;
import org.jaxrsbench.cli.plan.RunPlan.Conditions;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;
import org.jaxrsbench.view.CaseNames;

/**
 * Measures in rounds: for each group of cases, in shuffled order, one live fork of each subject, taking turns. One fair
 * coin for each round and group decides which subject is launched first and begins.
 */
final class PairLoop {

    private final Fleet fleet;
    private final RunRecorder recorder;
    private final Grouping grouping;
    private final Rounds rounds;
    private final CaseStanding standing = new CaseStanding();
    private final PairAttempts attempts;

    /**
     * A loop over a fleet.
     *
     * @param grouping which cases share a fork
     * @param seed decides the order of groups and the coins
     * @param say told of progress, discards and failures
     */
    PairLoop(
            Fleet fleet,
            RunRecorder recorder,
            Grouping grouping,
            long seed,
            Conditions conditions,
            Consumer<String> say) {
        this.fleet = fleet;
        this.recorder = recorder;
        this.grouping = grouping;
        Randomization randomization = new Randomization(seed);
        this.rounds = new Rounds(recorder, randomization, say);
        this.attempts = new PairAttempts(fleet, recorder, standing, conditions, randomization, say);
    }

    /** Cases of which a fork failed. */
    Set<Case> failed() {
        return standing.failed();
    }

    /** Cases with {@link CaseStanding#MOST_MISSING} rounds that were discarded as often as they were tried. */
    Set<Case> unsettled() {
        return standing.unsettled();
    }

    /** Slows a subject's forks down from a round on: so many CPU nanoseconds in each operation of a case. */
    void slowDown(int member, int fromRound, ToLongFunction<Case> nanos) {
        attempts.slowDown(member, fromRound, nanos);
    }

    /** The cases that share forks. */
    List<CaseGroup> groups(Collection<Case> cases) {
        return CaseGroup.of(cases, fleet.members(), grouping);
    }

    /**
     * Measures the rounds that are still missing.
     *
     * @param cases what to measure
     * @param first first round, from 1
     * @param last last round
     * @param status what to say of a case beside its name as its pairs come in
     * @throws IOException if a fork cannot be started or the results cannot be written
     */
    void measure(Collection<Case> cases, int first, int last, Function<Case, String> status) throws IOException {
        try {
            rounds.measure(first, last, round -> missing(cases, round), (group, round, place) -> {
                attempts.measure(group, round);
                return status(group, status);
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private List<CaseGroup> missing(Collection<Case> cases, int round) {
        Set<Case> missing = new LinkedHashSet<>(cases);
        recorder.samples().stream()
                .filter(s -> s.status() == Status.OK && s.round() == round)
                .forEach(s -> missing.remove(s.benchmarkCase()));
        return groups(missing);
    }

    private static String status(CaseGroup group, Function<Case, String> status) {
        if (group.cases().size() == 1) {
            return status.apply(group.cases().get(0));
        }
        StringBuilder lines = new StringBuilder();
        for (Case benchmarkCase : group.cases()) {
            String text = status.apply(benchmarkCase);
            if (!text.isBlank()) {
                lines.append("\n    ").append(CaseNames.of(benchmarkCase)).append(text);
            }
        }
        return lines.toString();
    }

    /**
     * Runs one fork of each subject that has the case once more, with all cases that it was measured with, in slices that
     * are all its own. Nothing is kept of what they measure.
     *
     * @param cases all cases of the run
     * @param recording file for each subject's flight recording, by label
     * @return how they ended, by label
     */
    Map<String, ForkReport> once(Case benchmarkCase, Collection<Case> cases, Function<String, String> recording)
            throws IOException {
        Set<Case> measured = new LinkedHashSet<>(cases);
        measured.removeAll(standing.failed());
        CaseGroup group = groups(measured).stream()
                .filter(g -> g.cases().contains(benchmarkCase))
                .findFirst()
                .orElseThrow();
        List<ForkReport> reports =
                attempts.forks(group, OptionalInt.of(group.cases().indexOf(benchmarkCase)), 1, 1, recording);
        Map<String, ForkReport> byLabel = new LinkedHashMap<>();
        for (int i = 0; i < group.able().size(); i++) {
            byLabel.put(fleet.members().get(group.able().get(i)).label(), reports.get(i));
        }
        return byLabel;
    }
}
