package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.inprocess.SliceRound;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.ForkRow;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.subject.Prepared;

/** Launches forks that take slices in turn, and reports what came of them. */
final class SlicedForks {

    private static final String MAIN = "org.jaxrsbench.fork.ForkMain";

    private final RunPlan plan;
    private final List<Prepared> prepared;
    private final List<FleetMember> members;
    private final SliceRound rounds;

    SlicedForks(RunPlan plan, List<Prepared> prepared, List<FleetMember> members) {
        this.plan = plan;
        this.prepared = prepared;
        this.members = members;
        this.rounds = new SliceRound(plan.times().slices());
    }

    /** Measures; how forks ended is in the order of their launch. */
    List<ForkReport> measure(Fleet.PairOrder order) throws IOException {
        List<SliceRound.Launch> launches = new ArrayList<>();
        for (Fleet.Launch launch : order.launches()) {
            FleetMember member = members.get(launch.member());
            List<ForkOrder.Task> tasks = new ArrayList<>();
            for (int i = 0; i < order.cases().size(); i++) {
                tasks.add(task(member, order.cases().get(i), launch.burnNanos().get(i)));
            }
            launches.add(new SliceRound.Launch(
                    command(launch.member(), order.batch()), member.slicing().carrier(), tasks));
        }
        try {
            // Any order of cases will do, as long as it is the same in all forks, and another one in each round.
            List<SliceRound.Ended> ended =
                    rounds.measure(launches, plan.seed() ^ (31L * order.round() + order.attempt()));
            List<ForkReport> reports = new ArrayList<>();
            for (int i = 0; i < ended.size(); i++) {
                reports.add(report(order, i, ended.get(i)));
            }
            return reports;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private static ForkOrder.Task task(FleetMember member, Case benchmarkCase, long slowdownNanos) {
        String qualified = member.classNames().get(benchmarkCase.benchmark());
        int method = qualified.lastIndexOf('.');
        return new ForkOrder.Task(
                qualified.substring(0, method),
                qualified.substring(method + 1),
                benchmarkCase.params().values(),
                slowdownNanos);
    }

    private List<String> command(int member, boolean batch) {
        Prepared subject = prepared.get(member);
        List<String> command = new ArrayList<>(List.of(subject.java().toString()));
        if (batch) {
            command.add("-Xbatch");
        }
        command.addAll(flags(member));
        command.addAll(members.get(member).slicing().options());
        command.addAll(List.of("-cp", Prepared.join(subject.classPath()), MAIN));
        return command;
    }

    private List<String> flags(int member) {
        String own = prepared.get(member).subject().flags();
        String ofAll = plan.forks().jvmFlags().isEmpty()
                ? JvmFlags.with("")
                : plan.forks().jvmFlags();
        return List.of((ofAll + " " + own).strip().split(" +"));
    }

    private ForkReport report(Fleet.PairOrder order, int slot, SliceRound.Ended ended) {
        int index = order.launches().get(slot).member();
        FleetMember member = members.get(index);
        SliceRound.Facts facts = ended.facts();
        boolean measured = !ended.slices().isEmpty();
        Fork fork = new Fork(
                new org.jaxrsbench.results.Subject(
                        member.label(),
                        member.implementation(),
                        member.version(),
                        measured ? facts.jvm().get(1) : System.getProperty("java.version")),
                order.round(),
                order.attempt(),
                slot + 1);
        Status status = measured ? Status.OK : ended.failure().isEmpty() ? Status.DISCARDED : Status.FAILED;
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < order.cases().size(); i++) {
            Case benchmarkCase = order.cases().get(i);
            if (measured) {
                figures(ended.slices().get(i))
                        .forEach((metric, value) ->
                                samples.add(new Sample(order.run(), fork, benchmarkCase, 1, metric, value, Status.OK)));
            } else {
                samples.add(new Sample(order.run(), fork, benchmarkCase, 1, Metric.THROUGHPUT, Double.NaN, status));
            }
        }
        double waiting = ended.slices().stream()
                .mapToDouble(CaseSlices::waitShare)
                .average()
                .orElse(0);
        ForkRow row = new ForkRow(
                new ForkRow.Place(
                        member.label(),
                        order.cases().size() == 1
                                ? order.cases().get(0).toString()
                                : order.cases().size() + " cases",
                        order.round(),
                        order.attempt(),
                        slot + 1),
                status,
                ended.failure(),
                new ForkRow.Conditions(
                        facts.pinned(), facts.bootMillis(), facts.settleMillis(), waiting, facts.stealShare()),
                new ForkRow.Work(facts.otherCpuNanos(), facts.collections(), facts.collectorNanos()));
        return new ForkReport(
                samples,
                List.of(),
                measured
                        ? Optional.of(new ForkReport.ForkJvm(
                                facts.jvm().get(0),
                                String.join(" ", flags(index)),
                                facts.jvm().get(2),
                                plan.times().settings(plan.forks())))
                        : Optional.empty(),
                0,
                ended.failure(),
                ended.failedCase() < 0 ? OptionalInt.empty() : OptionalInt.of(ended.failedCase()),
                Optional.of(new ForkReport.Sliced(ended.slices(), row)));
    }

    private static Map<Metric, Double> figures(CaseSlices slices) {
        return new java.util.TreeMap<>(Map.of(
                Metric.COST, slices.typical() + slices.collector(),
                Metric.TYPICAL, slices.typical(),
                Metric.COLLECTOR, slices.collector(),
                Metric.TOTAL, slices.total(),
                Metric.THROUGHPUT, 1e9 / slices.total(),
                Metric.CPU, slices.cpu(),
                Metric.ALLOC, slices.alloc()));
    }
}
