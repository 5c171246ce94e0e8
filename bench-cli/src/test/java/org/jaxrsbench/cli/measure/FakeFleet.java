package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;

/** A fleet without a process: remembers what it was asked, and answers what the test says. */
public final class FakeFleet implements Fleet {

    public static final Case CASE = Case.of("B.m", "p=1", "thrpt", 1);
    public static final Case OTHER = Case.of("B.m", "p=2", "thrpt", 1);
    private static final int WINDOWS = 2;

    /** What a fork does. */
    public interface Behavior {

        /** Reports of a fork of this subject. */
        ForkReport of(PairOrder order, String label, int slot) throws IOException;
    }

    public final List<PairOrder> asked = new ArrayList<>();
    private final List<FleetMember> members;
    private final Behavior behavior;

    public FakeFleet(List<FleetMember> members, Behavior behavior) {
        this.members = members;
        this.behavior = behavior;
    }

    public static FleetMember member(String label, Case... cases) {
        return new FleetMember(
                label,
                "impl",
                "1",
                "harness",
                List.of(cases),
                Map.of(),
                Map.of("B.m", "x.B.m"),
                Map.of(),
                FleetMember.Slicing.NONE);
    }

    public static ForkReport report(
            String label,
            Case benchmarkCase,
            int round,
            int attempt,
            int slot,
            double waiting,
            double compiling,
            double ops) {
        List<Sample> samples = new ArrayList<>();
        List<Health> health = new ArrayList<>();
        for (int i = 1; i <= WINDOWS; i++) {
            samples.add(sample(label, benchmarkCase, round, attempt, slot, i, Metric.THROUGHPUT, ops, Status.OK));
            samples.add(sample(label, benchmarkCase, round, attempt, slot, i, Metric.CPU_SHARE, 0.5, Status.OK));
            health.add(new Health(
                    label,
                    benchmarkCase.benchmark(),
                    benchmarkCase.params(),
                    round,
                    attempt,
                    i,
                    Map.of(Health.RUN_DELAY, waiting, Health.STEAL, 0.0, Health.COLLECTOR, 0.0, Health.COMPILER, 0.0)));
        }
        return new ForkReport(
                samples,
                health,
                Optional.of(new ForkReport.ForkJvm("vm", "-Xmx1g", "1.37", "times")),
                compiling,
                "",
                OptionalInt.empty());
    }

    /** The report with other metrics of the same windows. */
    public static ForkReport with(ForkReport report, Function<Sample, Map<Metric, Double>> metrics) {
        List<Sample> samples = new ArrayList<>();
        for (Sample s : report.samples()) {
            if (s.metric() == Metric.THROUGHPUT) {
                metrics.apply(s)
                        .forEach((metric, value) -> samples.add(sample(
                                s.subject(),
                                s.benchmarkCase(),
                                s.round(),
                                s.fork(),
                                s.slot(),
                                s.iteration(),
                                metric,
                                value,
                                s.status())));
            }
        }
        return new ForkReport(
                samples, report.health(), report.jvm(), report.compiling(), report.failure(), report.failedCase());
    }

    public static ForkReport failure(String label, Case benchmarkCase, int round, int attempt, String why) {
        Sample row = sample(label, benchmarkCase, round, attempt, 1, 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED);
        return new ForkReport(List.of(row), List.of(), Optional.empty(), 0, why, OptionalInt.empty());
    }

    /** A fork of several cases: what its forks of one case each would report, together. */
    public static ForkReport together(List<ForkReport> ofEachCase) {
        ForkReport first = ofEachCase.get(0);
        return new ForkReport(
                ofEachCase.stream().flatMap(r -> r.samples().stream()).toList(),
                ofEachCase.stream().flatMap(r -> r.health().stream()).toList(),
                first.jvm(),
                first.compiling(),
                first.failure(),
                first.failedCase());
    }

    /** A subject whose cases share an application. */
    public static FleetMember sharing(String label, Case... cases) {
        FleetMember alone = member(label, cases);
        return new FleetMember(
                label,
                alone.implementation(),
                alone.version(),
                alone.harness(),
                alone.cases(),
                alone.unsupported(),
                alone.classNames(),
                alone.cases().stream().collect(Collectors.toMap(c -> c, c -> "app")),
                alone.slicing());
    }

    private static Sample sample(
            String label,
            Case c,
            int round,
            int fork,
            int slot,
            int iteration,
            Metric metric,
            double value,
            Status status) {
        return new Sample(
                "run",
                new Fork(new Subject(label, "impl", "1", "17"), round, fork, slot),
                c,
                iteration,
                metric,
                value,
                status);
    }

    @Override
    public List<FleetMember> members() {
        return members;
    }

    @Override
    public List<ForkReport> measure(PairOrder order) throws IOException {
        asked.add(order);
        List<ForkReport> reports = new ArrayList<>();
        for (int i = 0; i < order.launches().size(); i++) {
            String label = members.get(order.launches().get(i).member()).label();
            reports.add(behavior.of(order, label, i + 1));
        }
        return reports;
    }

    @Override
    public void close() {}
}
