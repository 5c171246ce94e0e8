package org.jaxrsbench.slices;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.gate.CaseSlices.Slice;

/** A fleet without a process: remembers what it was asked, and answers what the test says. */
public final class FakeFleet implements Fleet {

    public static final Case CASE = Case.of("B.m", "p=1", "thrpt", 1);
    public static final Case OTHER = Case.of("B.m", "p=2", "thrpt", 1);
    private static final int SLICES = 120;
    private static final long OPERATIONS = 1000;

    /** What a fork does. */
    public interface Behavior {

        /** The report of a fork of this subject. */
        ForkReport of(PairOrder order, String label, int slot) throws IOException;
    }

    public final List<PairOrder> asked = new ArrayList<>();

    /** What was said to be measured next, at each of them. */
    public final List<Optional<PairOrder>> announced = new ArrayList<>();

    private final List<FleetMember> members;
    private final Behavior behavior;

    public FakeFleet(List<FleetMember> members, Behavior behavior) {
        this.members = members;
        this.behavior = behavior;
    }

    /** A subject whose cases are alone. */
    public static FleetMember member(String label, Case... cases) {
        return member(label, "harness", "", cases);
    }

    /** A subject whose cases share an application. */
    public static FleetMember sharing(String label, Case... cases) {
        return member(label, "harness", "app", cases);
    }

    /** A subject each of whose cases needs an application of its own. */
    static FleetMember apart(String label, Case... cases) {
        return member(label, "harness", Case::toString, cases);
    }

    /** A subject of a harness. */
    public static FleetMember member(String label, String harness, String application, Case... cases) {
        return member(label, harness, c -> application, cases);
    }

    private static FleetMember member(String label, String harness, Function<Case, String> application, Case... cases) {
        List<Listing.Listed> listed = Arrays.stream(cases)
                .map(c -> new Listing.Listed(
                        c.benchmark(),
                        c.params().values(),
                        c.mode(),
                        "x.B.m",
                        application.apply(c),
                        false,
                        List.of(),
                        ""))
                .toList();
        return FleetMember.of(
                label,
                new Listing(
                        ForkOrder.VERSION, "impl", "1", harness, "engine of " + label, "", List.of(), "", listed, ""),
                1);
    }

    /** A fork that measures what an operation of each case costs, in nanoseconds, on a calm machine. */
    public static ForkReport measured(PairOrder order, String label, int slot, ToDoubleFunction<Case> nanos) {
        return measured(order, label, slot, nanos, 0);
    }

    /** The same whose worker waits for a processor for a share of each slice. */
    public static ForkReport measured(
            PairOrder order, String label, int slot, ToDoubleFunction<Case> nanos, double waiting) {
        List<CaseSlices> slices = order.cases().stream()
                .map(c -> slices(nanos.applyAsDouble(c), waiting))
                .toList();
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < slices.size(); i++) {
            Case of = order.cases().get(i);
            ForkReport.figures(order.cases().get(i), slices.get(i))
                    .forEach((metric, value) -> samples.add(sample(order, label, slot, of, metric, value, Status.OK)));
        }
        return new ForkReport(
                samples,
                slices,
                row(order, label, slot, Status.OK, "", waiting),
                Optional.empty(),
                Optional.of(new ForkReport.ForkJvm("vm", "-Xmx1g", "1.37", "times")),
                OptionalInt.empty());
    }

    /** The fork with a further metric, such as the share of others' turns for which its own threads run. */
    public static ForkReport with(ForkReport fork, Metric metric, double value) {
        List<Sample> samples = new ArrayList<>(fork.samples());
        fork.samples().stream()
                .filter(s -> s.metric() == Metric.COST)
                .map(s -> new Sample(s.run(), s.from(), s.benchmarkCase(), s.in(), 1, metric, value, Status.OK))
                .forEach(samples::add);
        return new ForkReport(samples, fork.slices(), fork.row(), fork.work(), fork.jvm(), fork.failedCase());
    }

    private static CaseSlices slices(double nanos, double waiting) {
        long busy = Math.round(nanos * OPERATIONS);
        long wait = Math.round(busy * waiting / (1 - waiting));
        return new CaseSlices(
                IntStream.rangeClosed(1, SLICES)
                        .mapToObj(turn -> new Slice(turn, OPERATIONS, busy + wait, busy, wait, OPERATIONS, 0))
                        .toArray(Slice[]::new),
                0);
    }

    /** A fork that fails, on the case of this place or on none in particular. */
    public static ForkReport failed(PairOrder order, String label, int slot, String why, OptionalInt place) {
        List<Sample> rows = order.cases().stream()
                .map(c -> sample(order, label, slot, c, Metric.THROUGHPUT, Double.NaN, Status.FAILED))
                .toList();
        ForkRow row = row(order, label, slot, Status.FAILED, why, 0);
        return new ForkReport(rows, List.of(), row, Optional.empty(), Optional.empty(), place);
    }

    private static Sample sample(
            PairOrder order, String label, int slot, Case of, Metric metric, double value, Status status) {
        Fork in = new Fork(order.round(), order.attempt(), slot);
        return new Sample("run", new Subject(label, "impl", "1", "17"), of, in, 1, metric, value, status);
    }

    private static ForkRow row(PairOrder order, String label, int slot, Status status, String why, double waiting) {
        return new ForkRow(
                new ForkRow.Place(
                        label, ForkRow.Place.application(order.cases()), order.round(), order.attempt(), slot),
                status,
                why,
                new ForkRow.Conditions(true, 1, 1, waiting, 0),
                new ForkRow.Work(0, 0, 0),
                Optional.of(new ForkRow.Settling(true)));
    }

    @Override
    public List<FleetMember> members() {
        return members;
    }

    @Override
    public List<ForkReport> measure(PairOrder order, Optional<PairOrder> next) throws IOException {
        asked.add(order);
        announced.add(next);
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
