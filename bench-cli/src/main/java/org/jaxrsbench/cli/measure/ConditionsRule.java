package org.jaxrsbench.cli.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.plan.RunPlan.Conditions;
import org.jaxrsbench.results.Health;

/**
 * What becomes of the forks of a round, from the conditions that they met. Their scores are not looked at, so discarding
 * cannot favor a subject.
 */
final class ConditionsRule {

    /**
     * A worker that was ready to run and waited for a processor for more of its windows than this was disturbed from
     * outside, and so was a machine whose processors were given to others for so long. A worker that blocks is not: that is
     * the subject's own doing, and counts.
     */
    static final double MOST_WAITING = 0.2;

    /** A JVM whose own threads took more of a processor than this at the end of warm-up was still compiling. */
    static final double MOST_COMPILING = 0.5;

    /** How often a round is tried; then it is missing. */
    static final int ATTEMPTS = 3;

    /** So many pairs of one round with a busy compiler after the longest warm-up: it never rests while workers wait for it. */
    static final int BUSY_FORKS = 2;

    /** With so many missing rounds a case is not measured any more. */
    static final int MOST_MISSING = 3;

    /** How many times the usual warm-up a fork gets at most. */
    static final int MOST_WARMUPS = 2;

    private final Conditions conditions;

    ConditionsRule(Conditions conditions) {
        this.conditions = conditions;
    }

    /** What becomes of the forks. */
    enum Decision {
        /** Their samples count. */
        KEEP,
        /** All are discarded; the round is tried again as often as {@link #ATTEMPTS} allows. */
        DISCARD,
        /** One failed: the case is not measured any more. */
        FAIL
    }

    /**
     * A decision with what it rests on.
     *
     * @param complaints what was wrong with each fork, in the order of the reports; empty for nothing
     * @param warmups how many times the usual warm-up the next forks of the case get
     * @param slow indices of forks that count although their compiler was still busy after the longest warm-up
     */
    record Ruling(Decision decision, List<Optional<String>> complaints, int warmups, List<Integer> slow) {}

    /**
     * Decides.
     *
     * @param reports of the forks that were alive together
     * @param warmups how many times the usual warm-up they got
     * @param tooFew whether too few of their slices are left that did not wait for a processor
     */
    Ruling rule(List<ForkReport> reports, int warmups, boolean tooFew) {
        List<Optional<String>> complaints = new ArrayList<>();
        boolean compiling = false;
        for (ForkReport report : reports) {
            Optional<String> complaint = report.ok() ? complaint(report, warmups) : Optional.empty();
            complaints.add(complaint);
            compiling |= complaint.isPresent() && report.compiling() > MOST_COMPILING;
        }
        // For all subjects alike: the next attempt would only fail in the same way.
        int next = compiling ? Math.min(MOST_WARMUPS, 2 * warmups) : warmups;
        if (reports.stream().anyMatch(r -> !r.ok())) {
            return new Ruling(Decision.FAIL, complaints, next, List.of());
        }
        if (complaints.stream().anyMatch(Optional::isPresent)) {
            return new Ruling(Decision.DISCARD, complaints, next, List.of());
        }
        if (tooFew) {
            return new Ruling(
                    Decision.DISCARD,
                    reports.stream().map(ConditionsRule::waiting).toList(),
                    next,
                    List.of());
        }
        List<Integer> slow = IntStream.range(0, reports.size())
                .filter(i -> reports.get(i).compiling() > MOST_COMPILING)
                .boxed()
                .toList();
        return new Ruling(Decision.KEEP, complaints, next, slow);
    }

    private static Optional<String> waiting(ForkReport report) {
        return Optional.of(String.format(
                Locale.ROOT,
                "its worker waited for a processor for %.0f%% of its slices' time, and too few slices are left",
                100 * report.sliced().orElseThrow().row().conditions().waitShare()));
    }

    private Optional<String> complaint(ForkReport report, int warmups) {
        if (conditions == Conditions.IGNORE || report.health().isEmpty()) {
            return Optional.empty();
        }
        int workers = report.samples().get(0).benchmarkCase().threads();
        double waiting = Math.max(report.mean(Health.RUN_DELAY) / workers, report.mean(Health.STEAL));
        if (waiting > MOST_WAITING) {
            return Optional.of(String.format(
                    Locale.ROOT, "the worker waited for a processor for %.0f%% of its windows", 100 * waiting));
        }
        // After the longest warm-up it is the subject's own nature, which is reported and not thrown away.
        if (report.compiling() > MOST_COMPILING && warmups < MOST_WARMUPS) {
            return Optional.of(String.format(
                    Locale.ROOT,
                    "its compiler still took %.0f%% of a processor at the end of warm-up",
                    100 * report.compiling()));
        }
        return Optional.empty();
    }
}
