package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.app.ApplicationJars;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.gate.Pairs;
import org.jaxrsbench.inprocess.StartRound;
import org.jaxrsbench.plan.Grouping;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.slices.CaseGroup;
import org.jaxrsbench.slices.Fleet;
import org.jaxrsbench.slices.FleetMember;
import org.jaxrsbench.slices.ForkReport;
import org.jaxrsbench.slices.LiveFleet;
import org.jaxrsbench.slices.SliceTier;
import org.jaxrsbench.view.ForkNotes;

/** A run of several subjects that take turns, from its plan to its files. */
public final class PairedRun implements AutoCloseable {

    private final RunPlan plan;
    private final Fleet fleet;
    private final RunRecorder recorder;
    private final SliceTier tier;

    /**
     * A run over a fleet that is there already.
     *
     * @param seed decides the order of cases and the coins
     */
    public PairedRun(RunPlan plan, Fleet fleet, RunRecorder recorder, long seed, PrintStream progress) {
        this.plan = plan;
        this.fleet = fleet;
        this.recorder = recorder;
        this.tier = new SliceTier(
                fleet, recorder, plan.forks().grouping(), seed, plan.forks().conditions(), progress::println);
        boolean shared = plan.forks().grouping() != Grouping.CASE;
        // All cases of an application share a fork in either way; the groups tell the two apart.
        recorder.environment().put("grouping", (shared ? Grouping.APPLICATION : Grouping.CASE).label());
        if (shared) {
            recorder.environment().put("groups", CaseGroup.digest(tier.groups(fleet.supported())));
        }
        for (FleetMember member : fleet.members()) {
            member.listed().values().forEach(c -> recorder.qualified(c.benchmark(), c.className()));
            if (!member.renamed().isEmpty()) {
                recorder.environment().put(Environment.PARAMETERS + member.label(), member.renamed());
            }
            member.unsupported()
                    .forEach((c, why) -> recorder.environment().putNotSupported(member.label(), c.toString(), why));
        }
    }

    /**
     * Starts a run in a new folder.
     *
     * @param results folder that run folders are made in
     * @param name what the folder's name says after the time
     * @throws BadInputException if the folder cannot be made or a subject cannot be had
     * @throws MeasurementFailedException if a subject's host cannot be started
     */
    public static PairedRun begin(RunPlan plan, Path results, String name, PrintStream progress)
            throws InterruptedException {
        Path checkout = Checkout.orHere();
        plan.subjects().forEach(s -> SubjectLabel.parse(s.subject()));
        // The folder first: that it cannot be made is said before anything is built or measured.
        RunFolder folder = RunFolder.create(results, name, Clock.systemUTC());
        Environment environment = RunRecorder.environment(
                        "in-process", Checkout.sources(), plan.seed(), Pairing.SLICES.label(), Clock.systemUTC())
                .put("subjects", subjects(plan));
        if (plan.forks().conditions() == RunPlan.Conditions.IGNORE) {
            environment.put("conditions", "ignored");
        }
        try {
            RunRecorder recorder = RunRecorder.create(folder, environment, plan);
            try {
                return new PairedRun(plan, fleet(checkout, plan, progress), recorder, plan.seed(), progress);
            } catch (IOException | InterruptedException | RuntimeException e) {
                recorder.abandon();
                throw e;
            }
        } catch (IOException e) {
            throw new MeasurementFailedException(e);
        }
    }

    /**
     * Goes on with a run that was cut off, by its own plan.
     *
     * @param rounds that are measured at most, if they are more than the plan has, which is changed then; 0 for as many as it has
     * @throws BadInputException if the folder holds no run that can be resumed
     * @throws IncomparableException if it was begun on another machine or commit
     * @throws MeasurementFailedException if a subject's host cannot be started
     */
    public static PairedRun resume(Path path, int rounds, PrintStream progress) throws InterruptedException {
        RunFolder folder = new RunFolder(path);
        RunPlan asked = RunRecorder.readPlan(folder, RunPlan.class);
        String begun = folder.readEnvironment().require("subjects");
        if (!subjects(asked).equals(begun)) {
            throw new BadInputException(folder.plan() + ": its subjects are " + subjects(asked) + ", and " + begun
                    + " in environment.csv; expected the plan that the run was begun with");
        }
        RunRecorder.requireSameMachine(folder, Checkout.sources());
        try {
            RunRecorder recorder = RunRecorder.resume(folder, asked.labels(), progress::println);
            RunPlan plan = asked.withRounds(Math.max(rounds, asked.rounds()));
            RunRecorder.writePlan(folder, plan);
            // The order of what is left need not be the one it would have had.
            return new PairedRun(plan, fleet(Checkout.orHere(), plan, progress), recorder, System.nanoTime(), progress);
        } catch (IOException e) {
            throw new MeasurementFailedException(e);
        }
    }

    private static String subjects(RunPlan plan) {
        return plan.subjects().stream().map(RunPlan.PlannedSubject::subject).collect(Collectors.joining(","));
    }

    private static Fleet fleet(Path checkout, RunPlan plan, PrintStream progress)
            throws IOException, InterruptedException {
        Preparation preparation = new Preparation(checkout, Jdks.ofThisMachine(), progress);
        List<Launchable> prepared = new ArrayList<>();
        for (RunPlan.PlannedSubject subject : plan.subjects()) {
            prepared.add(preparation.prepare(SubjectLabel.parse(subject.subject())));
        }
        if (plan.app() == null) {
            return LiveFleet.start(plan, prepared, Collections.nCopies(prepared.size(), Map.of()));
        }
        ApplicationJars apps = new ApplicationJars(plan.app(), checkout.resolve("target/apps"));
        List<Map<String, String>> failing = apps.rehearse(prepared);
        for (int i = 0; i < prepared.size(); i++) {
            prepared.set(i, apps.behind(prepared.get(i), i));
        }
        return LiveFleet.start(plan, prepared, failing);
    }

    /** What was asked. */
    public RunPlan plan() {
        return plan;
    }

    /** The subjects, which know which of them has which cases. */
    public Fleet cases() {
        return fleet;
    }

    /** What measures its rounds. */
    public SliceTier tier() {
        return tier;
    }

    /** The run's files. */
    public RunRecorder recorder() {
        return recorder;
    }

    /** What was measured so far. */
    public Run soFar() {
        return new Run(
                recorder.folder(),
                recorder.environment(),
                List.copyOf(recorder.samples()),
                recorder.pairs(),
                recorder.folder().readForks());
    }

    /** The digest of the harness of each subject, by label. */
    public Map<String, String> harnesses() {
        Map<String, String> harnesses = new LinkedHashMap<>();
        fleet.members().forEach(m -> harnesses.put(m.label(), m.harness().harness()));
        return harnesses;
    }

    /** What each subject declares it cannot run, in words. */
    public List<String> unsupported() {
        List<String> lines = new ArrayList<>();
        fleet.members()
                .forEach(member -> member.unsupported()
                        .forEach((c, why) ->
                                lines.add("not supported by " + member.label() + ": " + CaseNames.of(c) + ": " + why)));
        return lines;
    }

    /** Seconds that a round of these cases takes about. */
    public double secondsOfRound(Collection<Case> which) {
        return tier.groups(which).stream()
                .mapToDouble(g -> g.cases().get(0).isStart()
                        ? StartRound.seconds(plan.subjects().size())
                        : plan.secondsOfRound(g.cases().size()))
                .sum();
    }

    /** Cases of which a fork failed, or that a subject answered wrong before anything was timed. */
    public Set<Case> failedCases() {
        Set<Case> failed = new LinkedHashSet<>(tier.failed());
        if (plan.app() != null) { // needs no capability: what does not run it has failed
            fleet.members().forEach(member -> failed.addAll(member.unsupported().keySet()));
        }
        return failed;
    }

    /** The steps of an upgrade: all subjects but those that answer a case of an application wrong. */
    public List<String> way() {
        return fleet.members().stream()
                .filter(m -> plan.app() == null || fleet.supported().stream().allMatch(m::runs))
                .map(FleetMember::label)
                .toList();
    }

    /** What to say of the conditions. */
    public List<String> conditions() {
        return ForkNotes.of(soFar());
    }

    /**
     * Measures the rounds that are still missing.
     *
     * @param which what to measure
     * @param first first round, from 1
     * @param last last round
     * @param status what to say of a case beside its name as its pairs come in
     * @throws MeasurementFailedException if a host ended or the results cannot be written
     */
    public void measure(Collection<Case> which, int first, int last, Function<Case, String> status) {
        measure(which, first, last, last, status);
    }

    /**
     * The same, where further rounds are likely to follow.
     *
     * @param ahead the last one of them
     */
    public void measure(Collection<Case> which, int first, int last, int ahead, Function<Case, String> status) {
        try {
            tier.measure(which, first, last, ahead, status);
        } catch (IOException e) {
            throw new MeasurementFailedException(e);
        }
    }

    /** The pairs of the first two subjects so far. */
    public PairTable table(Metric metric) {
        return PairTable.of(
                recorder.samples(),
                new Pairs(recorder.pairs()),
                plan.labels().get(0),
                plan.labels().get(1),
                metric,
                Pairing.of(recorder.environment()));
    }

    /**
     * A fork with its flight recording.
     *
     * @param cpu worker CPU nanoseconds per operation
     * @param alloc bytes per operation
     */
    public record Recorded(Path file, double cpu, double alloc) {}

    /**
     * Runs one fork of each subject once more, taking turns, with a flight recording of the measured iterations. Its
     * figures are not kept: recording costs something.
     *
     * @param folder where the recordings go
     * @return the recordings by label, and CPU nanoseconds of the worker and bytes per operation beside them
     * @throws IOException if a fork failed
     */
    public Map<String, Recorded> record(Case benchmarkCase, Path folder) throws IOException {
        Files.createDirectories(folder);
        Function<String, Path> file =
                label -> folder.resolve((label + "-" + benchmarkCase).replaceAll("[^A-Za-z0-9._-]+", "-") + ".jfr")
                        .toAbsolutePath();
        boolean start = benchmarkCase.isStart();
        Map<String, Recorded> recorded = new LinkedHashMap<>();
        for (ForkReport fork : tier.once(
                benchmarkCase, fleet.supported(), label -> file.apply(label).toString())) {
            if (!fork.ok()) {
                throw new IOException("no recording of " + fork.label() + ": " + fork.failure());
            }
            recorded.put(
                    fork.label(),
                    new Recorded(
                            file.apply(fork.label()),
                            fork.value(start ? Metric.CPU_PROCESS : Metric.CPU),
                            fork.value(start ? Metric.RETAINED : Metric.ALLOC)));
        }
        return recorded;
    }

    @Override
    public void close() {
        try {
            fleet.close();
        } catch (IOException e) {
            throw new MeasurementFailedException(e);
        }
    }
}
