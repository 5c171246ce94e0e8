package org.jaxrsbench.cli.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.results.BadInputException;

/**
 * Everything that was asked of a run of forks that take turns, as the runner understood it: {@code plan.json}. What comes
 * later reads this and nothing else.
 *
 * @param subjects what is measured, in order; the first is what others are compared with
 * @param selection which cases
 * @param grouping which cases share a fork; null in plans of older runs, for {@link Grouping#CASE}
 * @param compilation what workers do while the JVM compiles; null in plans of older runs, for
 *     {@link Compilation#BACKGROUND}
 * @param times how long each fork settles, warms up and measures; the last two of each case
 * @param rounds rounds that are measured at most
 * @param seed decides the order of cases and the coins
 * @param threads worker threads, from 1
 * @param jvmFlags JVM flags in place of the benchmarks' own; empty for those
 * @param forkTimeout when a fork that hangs is ended, in JMH's notation; empty for a limit that follows from the times
 * @param conditions what becomes of forks that met bad conditions
 * @param gate what a check judges by; null for a run that only measures
 * @param lens what is not as by default; null or empty if nothing was looked at through one
 * @param app the application that is measured; null for the shared resources
 */
public record RunPlan(
        List<PlannedSubject> subjects,
        CaseSelection selection,
        Grouping grouping,
        Compilation compilation,
        ForkTimes times,
        int rounds,
        long seed,
        int threads,
        String jvmFlags,
        String forkTimeout,
        Conditions conditions,
        GatePlan gate,
        String lens,
        AppPlan app) {

    /** What becomes of forks whose conditions were bad: a disturbed worker, or a compiler that is still busy. */
    public enum Conditions {
        /** They are discarded with their pair, blind to their scores, and measured again. */
        DISCARD,
        /** They count. For tests of the tool itself, which must not need a calm machine. */
        IGNORE
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
        grouping = grouping == null ? Grouping.CASE : grouping;
        compilation = compilation == null ? Compilation.BACKGROUND : compilation;
        lens = lens == null ? "" : lens;
        if (subjects.isEmpty()) {
            throw new BadInputException("no subject is named; expected at least one, such as implementation:version");
        }
        if (rounds < 1) {
            throw new BadInputException("--rounds " + rounds + ": expected 1 or more");
        }
        if (threads < 1) {
            throw new BadInputException("--threads " + threads + ": expected 1 or more");
        }
    }

    /**
     * A plan with a suite's times and rounds, one case a fork, one worker thread and nothing special.
     *
     * @param subjects as they are written on the command line
     */
    public static RunPlan of(List<String> subjects, CaseSelection selection, SuiteTimes suite) {
        return of(subjects, selection, suite, Grouping.CASE);
    }

    /**
     * The same with cases that share forks, or do not.
     *
     * @param subjects as they are written on the command line
     */
    public static RunPlan of(List<String> subjects, CaseSelection selection, SuiteTimes suite, Grouping grouping) {
        return new RunPlan(
                PlannedSubject.labeled(subjects),
                selection,
                grouping,
                grouping == Grouping.APPLICATION ? Compilation.BATCH : Compilation.BACKGROUND,
                suite.times(grouping, null, null, null),
                suite.rounds(),
                System.nanoTime(),
                1,
                "",
                "",
                Conditions.DISCARD,
                null,
                "",
                null);
    }

    /** The labels, in order. */
    public List<String> labels() {
        return subjects.stream().map(PlannedSubject::label).toList();
    }

    /** The same plan with workers that do something else while the JVM compiles. */
    public RunPlan withCompilation(Compilation kind) {
        return with(draft -> draft.compilation = kind);
    }

    /** The same plan for harnesses that know only forks of one case, whose workers go on while the JVM compiles. */
    public RunPlan ofOneCaseAFork() {
        return with(draft -> {
            draft.grouping = Grouping.CASE;
            draft.compilation = Compilation.BACKGROUND;
        });
    }

    /** The same plan with forks that count or do not count under bad conditions. */
    public RunPlan withConditions(Conditions rule) {
        return with(draft -> draft.conditions = rule);
    }

    /** The same plan with other rounds, as a resumed run may ask for. */
    public RunPlan withRounds(int wanted) {
        return with(draft -> draft.rounds = wanted);
    }

    /** The same plan of other subjects, as they are written on the command line. */
    public RunPlan withSubjects(List<String> others) {
        return with(draft -> draft.subjects = PlannedSubject.labeled(others));
    }

    /** The same plan with these JVM flags in place of the benchmarks' own. */
    RunPlan withFlags(String flags) {
        return with(draft -> draft.jvmFlags = flags);
    }

    /** The same plan with so many worker threads. */
    RunPlan withThreads(int workers) {
        return with(draft -> draft.threads = workers);
    }

    /** The same plan with every subject on another JDK, under its old label. */
    RunPlan onJdk(String jdk) {
        return with(draft -> draft.subjects = subjects.stream()
                .map(s -> new PlannedSubject(s.label(), s.subject() + "@" + jdk))
                .toList());
    }

    /** The same plan, said to be looked at through a lens. */
    RunPlan withLens(String label) {
        return with(draft -> draft.lens = label);
    }

    private RunPlan with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.plan(this);
    }

    /** What of a plan can be changed. */
    private static final class Draft {

        private List<PlannedSubject> subjects;
        private Grouping grouping;
        private Compilation compilation;
        private int rounds;
        private int threads;
        private String jvmFlags;
        private Conditions conditions;
        private String lens;

        private Draft(RunPlan plan) {
            subjects = plan.subjects;
            grouping = plan.grouping;
            compilation = plan.compilation;
            rounds = plan.rounds;
            threads = plan.threads;
            jvmFlags = plan.jvmFlags;
            conditions = plan.conditions;
            lens = plan.lens;
        }

        private RunPlan plan(RunPlan before) {
            return new RunPlan(
                    subjects,
                    before.selection,
                    grouping,
                    compilation,
                    before.times,
                    rounds,
                    before.seed,
                    threads,
                    jvmFlags,
                    before.forkTimeout,
                    conditions,
                    before.gate,
                    lens,
                    before.app);
        }
    }

    /**
     * What a fork host is told: the flags of its command line. Nothing reads them back.
     *
     * @param processors of this machine; more forks than processors settle longer, each on its share of one
     * @param own JVM flags of the subject beside those of all; empty for none
     */
    public List<String> hostArguments(int processors, String own) {
        List<String> arguments = new ArrayList<>(selection.arguments());
        arguments.addAll(List.of("-t", Integer.toString(threads), "-f", "1"));
        arguments.addAll(times.arguments(ForkTimes.crowd(subjects.size(), processors)));
        // Named here, flags take the place of those that a benchmark names; so whoever adds one names all.
        String ofAll = jvmFlags.isEmpty() && !own.isEmpty() ? JvmFlags.with("") : jvmFlags;
        if (!ofAll.isEmpty()) {
            arguments.addAll(List.of("-jvmArgsAppend", (ofAll + " " + own).strip()));
        }
        if (!forkTimeout.isEmpty()) {
            arguments.addAll(List.of("--fork-timeout", forkTimeout));
        }
        return arguments;
    }

    /**
     * Seconds that one round of one fork of each subject takes about. Booting and settling share the processors; windows
     * take turns.
     *
     * @param cases that share a fork, from 1
     * @param processors of this machine
     */
    public double secondsOfRound(int cases, int processors) {
        return times.secondsOfRound(subjects.size(), cases, processors);
    }
}
