package org.jaxrsbench.slices;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.ForkWords;
import org.jaxrsbench.fork.LifeMark;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.fork.WorkerThreads;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.inprocess.SliceRound;
import org.jaxrsbench.inprocess.StartRound;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.process.Launchable;
import org.jaxrsbench.record.Machine;

/** A fleet of real forks, in JVMs of their own. */
public record LiveFleet(
        RunPlan plan, List<Launchable> prepared, List<FleetMember> members, Path folder, SliceRound rounds)
        implements Fleet {

    private static final String MAIN = "org.jaxrsbench.fork.ForkMain";

    /**
     * Asks each subject of a plan for its cases.
     *
     * @param prepared what to start, in the plan's order
     * @param failing what each answers wrong, by the names of an application's requests
     * @throws IOException if a subject's JVM cannot be started
     */
    public static LiveFleet start(RunPlan plan, List<Launchable> prepared, List<Map<String, String>> failing)
            throws IOException {
        Path folder = Files.createTempDirectory(Machine.temporaryFolder(), "jaxrs-bench");
        try {
            List<FleetMember> members = new ArrayList<>();
            for (Launchable subject : prepared) {
                FleetMember member = FleetMember.asked(
                                plan.labels().get(members.size()),
                                subject,
                                plan.selection().arguments(),
                                plan.forks().threads(),
                                folder)
                        .failing(failing.get(members.size()));
                members.add(members.isEmpty() ? member : member.named(members.get(0)));
            }
            FleetMember.requireEach(plan.selection().patterns(), members);
            LiveFleet fleet = new LiveFleet(plan, prepared, members, folder, new SliceRound(folder));
            for (int i = 0; i < members.size(); i++) {
                String label = members.get(i).label();
                for (Case of : members.get(i).cases()) {
                    WorkerThreads.unreadable(fleet.flags(i, of)).ifPresent(why -> {
                        throw new BadInputException("subject '" + label + "': " + CaseNames.of(of) + ": " + why
                                + "; --jvm-args replaces a benchmark's own flags");
                    });
                }
                Files.writeString(
                        fleet.compileCommands(i), members.get(i).harness().compileCommands());
            }
            return fleet;
        } catch (IOException | RuntimeException e) {
            SliceRound.delete(folder);
            throw e;
        }
    }

    /** The file of compiler hints, which JMH gives its own forks, too. */
    private Path compileCommands(int member) {
        return folder.resolve("compile-commands-" + member);
    }

    @Override
    public List<ForkReport> measure(PairOrder order, Optional<PairOrder> next) throws IOException {
        Case first = order.cases().get(0);
        try {
            if (first.isStart()) {
                rounds.close(); // a start is timed where nothing else runs
                List<List<String>> commands =
                        order.launches().stream().map(l -> command(l, first)).toList();
                return reports(order, StartRound.measure(commands), "starts " + StartRound.STARTS);
            }
            SliceRound.Order slices = slices(order);
            Optional<SliceRound.Order> following =
                    next.filter(n -> !n.cases().get(0).isStart()).map(this::slices);
            return reports(order, rounds.measure(slices, following), settings(slices.times()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private SliceRound.Order slices(PairOrder order) {
        boolean foreign =
                order.launches().stream().anyMatch(l -> prepared.get(l.member()).isForeign());
        ForkOrder.Times times =
                plan.times().of(order.only().isPresent(), plan.forks().threads(), foreign);
        // Any order of cases will do that is the same in all forks and another one in each round.
        return new SliceRound.Order(
                launches(order, foreign), times, plan.seed() ^ (31L * order.round() + order.attempt()));
    }

    private List<SliceRound.Launch> launches(PairOrder order, boolean foreign) {
        List<SliceRound.Launch> launches = new ArrayList<>();
        for (Launch launch : order.launches()) {
            FleetMember member = members.get(launch.member());
            List<ForkOrder.Task> tasks = IntStream.range(0, order.cases().size())
                    .mapToObj(i -> task(
                            listed(launch, order.cases().get(i)),
                            launch.slowdownNanos().get(i)))
                    .toList();
            String carrier = foreign
                    ? listed(launch, order.cases().get(0)).className()
                    : member.harness().carrier();
            ForkOrder.Way way = new ForkOrder.Way(
                    plan.forks().threads(),
                    order.cases().stream().anyMatch(c -> listed(launch, c).late()),
                    foreign,
                    order.only().orElse(-1),
                    launch.recording(),
                    order.census());
            List<String> command = command(launch, order.cases().get(0));
            if (way.alone()) {
                // While it is kept off a processor it would count one less.
                command.add(
                        1, "-XX:ActiveProcessorCount=" + Runtime.getRuntime().availableProcessors());
            }
            launches.add(new SliceRound.Launch(command, carrier, tasks, way));
        }
        return launches;
    }

    private Listing.Listed listed(Launch launch, Case benchmarkCase) {
        return members.get(launch.member()).listed().get(benchmarkCase);
    }

    private static ForkOrder.Task task(Listing.Listed of, long slowdownNanos) {
        int method = of.className().lastIndexOf('.');
        return new ForkOrder.Task(
                of.className().substring(0, method), of.className().substring(method + 1), of.params(), slowdownNanos);
    }

    private List<String> command(Launch launch, Case first) {
        Launchable subject = prepared.get(launch.member());
        List<String> command = new ArrayList<>(List.of(subject.java().toString(), "-Djava.io.tmpdir=" + folder));
        if (first.isStart()) {
            return startCommand(command, launch, first);
        }
        if (plan.forks().grouping().waitsForTheCompiler()) {
            command.add("-Xbatch");
        }
        if (!launch.recording().isEmpty()) {
            // Requests run deeper than the usual 64 frames; an allocation is sampled when a thread's buffer is full.
            command.addAll(List.of("-XX:FlightRecorderOptions=stackdepth=256", "-XX:TLABSize=512k", "-XX:-ResizeTLAB"));
        }
        command.addAll(flags(launch.member(), first));
        command.addAll(members.get(launch.member()).harness().options());
        command.add("-XX:CompileCommandFile=" + compileCommands(launch.member()));
        command.addAll(List.of("-cp", Launchable.join(subject.classPath()), MAIN));
        return command;
    }

    private List<String> startCommand(List<String> command, Launch launch, Case start) {
        if (!launch.recording().isEmpty()) {
            // Each start writes it again: the last one is looked at.
            command.add("-XX:StartFlightRecording=settings=profile,filename=" + launch.recording());
        }
        command.addAll(flags(launch.member(), start));
        String classPath = Launchable.join(prepared.get(launch.member()).classPath());
        command.addAll(
                List.of("-cp", classPath, LifeMark.COLD_START, start.benchmark().replaceAll("\\..*", "")));
        start.params().values().forEach((name, value) -> command.add(name + "=" + value));
        return command;
    }

    private List<String> flags(int member, Case first) {
        List<String> flags = new ArrayList<>(
                plan.forks().jvmFlags().isEmpty()
                        ? members.get(member).listed().get(first).flags()
                        : List.of(plan.forks().jvmFlags().split(" +")));
        flags.addAll(prepared.get(member).flags());
        return flags;
    }

    private List<ForkReport> reports(PairOrder order, List<SliceRound.Ended> ended, String settings) {
        return IntStream.range(0, ended.size())
                .mapToObj(slot -> report(order, slot, ended.get(slot), settings))
                .toList();
    }

    private ForkReport report(PairOrder order, int slot, SliceRound.Ended ended, String settings) {
        int index = order.launches().get(slot).member();
        FleetMember member = members.get(index);
        Optional<SliceRound.Facts> facts = ended.facts();
        Status status = facts.isPresent() ? Status.OK : ended.failure().isEmpty() ? Status.DISCARDED : Status.FAILED;
        Subject subject = new Subject(
                member.label(),
                member.harness().implementation(),
                member.harness().version(),
                facts.map(f -> f.done().jdk()).orElse(System.getProperty("java.version")));
        Fork fork = new Fork(order.round(), order.attempt(), slot + 1);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < order.cases().size(); i++) {
            Case of = order.cases().get(i);
            figures(of, i, ended)
                    .forEach((metric, value) ->
                            samples.add(new Sample(order.run(), subject, of, fork, 1, metric, value, status)));
        }
        List<String> flags = flags(index, order.cases().get(0));
        return new ForkReport(
                samples,
                ended.slices(),
                row(order, member.label(), fork, status, ended),
                facts.map(SliceRound.Facts::measured),
                facts.map(SliceRound.Facts::done)
                        .map(d -> new ForkReport.ForkJvm(d.vm(), String.join(" ", flags), d.jmh(), settings)),
                ended.failedCase() < 0 ? OptionalInt.empty() : OptionalInt.of(ended.failedCase()));
    }

    private static Map<Metric, Double> figures(Case of, int place, SliceRound.Ended ended) {
        if (ended.facts().isEmpty()) {
            return Map.of(ForkReport.headline(of), Double.NaN);
        }
        CaseSlices slices = ended.slices().get(place);
        if (slices.slices().length == 0) {
            return Map.of();
        }
        Map<Metric, Double> figures = ForkReport.figures(of, slices);
        ForkWords.Measured measured = ended.facts().get().measured();
        if (measured.leastLeak() > 0) {
            figures.put(Metric.LEAK, measured.leakedBytes());
        }
        if (measured.background() != null) {
            figures.put(Metric.BACKGROUND, measured.background());
        }
        return figures;
    }

    private String settings(ForkOrder.Times times) {
        return "settle " + times.settleMillis() + " ms, slices " + times.laps() + " x " + times.sliceNanos() / 1000
                + " us, threads " + plan.forks().threads() + ", compilation "
                + (plan.forks().grouping().waitsForTheCompiler() ? "batch" : "background");
    }

    private static ForkRow row(PairOrder order, String label, Fork fork, Status status, SliceRound.Ended ended) {
        double waiting = ended.slices().stream()
                .filter(s -> s.slices().length > 0)
                .mapToDouble(CaseSlices::waitShare)
                .average()
                .orElse(0);
        String application = ForkRow.Place.application(order.cases());
        return new ForkRow(
                new ForkRow.Place(label, application, fork.round(), fork.number(), fork.slot()),
                status,
                ended.failure(),
                ended.facts()
                        .map(f -> new ForkRow.Conditions(
                                f.pinned(),
                                f.settled().bootMillis(),
                                f.settled().settleMillis(),
                                waiting,
                                f.stealShare()))
                        .orElse(new ForkRow.Conditions(false, 0, 0, 0, 0)),
                ended.facts()
                        .map(SliceRound.Facts::measured)
                        .map(m -> new ForkRow.Work(m.otherCpuNanos(), m.collections(), m.collectorNanos()))
                        .orElse(new ForkRow.Work(0, 0, 0)),
                ended.facts().map(f -> f.settled().quiet()).map(ForkRow.Settling::new));
    }

    @Override
    public void limit(long millis) {
        rounds.limit(millis);
    }

    @Override
    public void close() {
        rounds.close();
        SliceRound.delete(folder);
    }
}
