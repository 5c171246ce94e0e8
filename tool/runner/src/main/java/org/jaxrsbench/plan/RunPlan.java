package org.jaxrsbench.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jaxrsbench.format.BadInputException;

/**
 * Everything that was asked of a run of forks that take turns, as the runner understood it: {@code plan.json}. What comes
 * later reads this and nothing else.
 *
 * @param subjects what is measured, in order; the first is what others are compared with
 * @param selection which cases
 * @param forks how each fork is run
 * @param times how long each fork settles at most, and how many slices of each case it measures
 * @param rounds rounds that are measured at most
 * @param seed decides the order of cases and the coins
 * @param gate what a check judges by; null for a run that only measures
 * @param app the application that is measured; null for the shared resources
 */
public record RunPlan(
        List<PlannedSubject> subjects,
        CaseSelection selection,
        Forks forks,
        ForkTimes times,
        int rounds,
        long seed,
        GatePlan gate,
        AppPlan app) {

    /** What happens to forks with bad conditions: a disturbed worker, or a compiler that is still busy. */
    public enum Conditions {
        /** They are discarded with their pair, blind to their scores, and measured again. */
        DISCARD,
        /** They count. For tests of the tool itself, which must not need a calm machine. */
        IGNORE
    }

    /**
     * How forks are run.
     *
     * @param grouping which cases share one
     * @param threads worker threads, from 1
     * @param jvmFlags JVM flags in place of the benchmarks' own; empty for those
     * @param conditions what becomes of those that met bad conditions
     */
    public record Forks(Grouping grouping, int threads, String jvmFlags, Conditions conditions) {

        /** Checks what does not depend on anything else. */
        public Forks {
            Objects.requireNonNull(grouping, "grouping is missing");
            if (threads < 1) {
                throw new BadInputException("--threads " + threads + ": expected 1 or more");
            }
        }
    }

    /**
     * A subject in a plan.
     *
     * @param label what rows call it: the subject, with {@code #2} if the same one is in the plan a second time
     * @param subject as it was written on the command line
     */
    public record PlannedSubject(String label, String subject) {

        /** Labels a list of subjects, so that equal ones can be told apart. */
        public static List<PlannedSubject> labeled(List<String> subjects) {
            Map<String, Integer> seen = new HashMap<>();
            List<PlannedSubject> planned = new ArrayList<>();
            for (String subject : subjects) {
                int count = seen.merge(subject, 1, Integer::sum);
                planned.add(new PlannedSubject(count == 1 ? subject : subject + "#" + count, subject));
            }
            return planned;
        }
    }

    /**
     * What a check judges by.
     *
     * @param metric label of the gated metric
     * @param tolerance the drop that must be found, as a fraction
     * @param looks numbers of rounds at which verdicts may be given
     */
    public record GatePlan(String metric, double tolerance, List<Integer> looks) {}

    /** Checks what does not depend on anything but the plan. */
    public RunPlan {
        subjects = List.copyOf(subjects);
        Objects.requireNonNull(forks, "forks are missing");
        if (subjects.isEmpty()) {
            throw new BadInputException("no subject is named; expected at least one, such as implementation:version");
        }
        if (rounds < 1) {
            throw new BadInputException("--rounds " + rounds + ": expected 1 or more");
        }
    }

    /**
     * A plan of forks of one worker thread for all cases of an application, with nothing special.
     *
     * @param subjects as they are written on the command line
     */
    public static RunPlan of(
            List<String> subjects,
            CaseSelection selection,
            ForkTimes times,
            int rounds,
            Conditions conditions,
            long seed) {
        Forks forks = new Forks(Grouping.APPLICATION, 1, "", conditions);
        return new RunPlan(PlannedSubject.labeled(subjects), selection, forks, times, rounds, seed, null, null);
    }

    /** The labels, in order. */
    public List<String> labels() {
        return subjects.stream().map(PlannedSubject::label).toList();
    }

    /** This plan with another number of rounds, as a resumed run may ask for. */
    public RunPlan withRounds(int wanted) {
        return new RunPlan(subjects, selection, forks, times, wanted, seed, gate, app);
    }

    /** This plan with other subjects, as the command line has them. */
    public RunPlan withSubjects(List<String> others) {
        return new RunPlan(PlannedSubject.labeled(others), selection, forks, times, rounds, seed, gate, app);
    }

    /**
     * The same plan with another build of its application for the second subject.
     *
     * @param candidateApps its jars or class folders
     * @throws BadInputException if the plan has no application
     */
    public RunPlan against(List<String> candidateApps) {
        if (app == null) {
            throw new BadInputException("--app is missing: name the build of the application that the baseline runs");
        }
        return new RunPlan(subjects, selection, forks, times, rounds, seed, gate, app.against(candidateApps));
    }

    /** This plan with all cases in one fork of each subject. */
    public RunPlan together() {
        Forks all = new Forks(Grouping.TOGETHER, forks.threads, forks.jvmFlags, forks.conditions);
        return new RunPlan(subjects, selection, all, times, rounds, seed, gate, app);
    }

    /** This plan with other cases. */
    public RunPlan withSelection(CaseSelection others) {
        return new RunPlan(subjects, others, forks, times, rounds, seed, gate, app);
    }

    /** This plan with a seed of its own, for one of many runs; with the same seed all would order subjects alike. */
    public RunPlan inBlock(int number) {
        long own = new SplittableRandom(31 * seed + number).nextLong();
        return new RunPlan(subjects, selection, forks, times, rounds, own, gate, app);
    }

    /** Seconds that one round of one fork of each subject for so many cases that share it takes about. */
    public double secondsOfRound(int cases) {
        return times.secondsOfRound(subjects.size(), cases, Runtime.getRuntime().availableProcessors());
    }
}
