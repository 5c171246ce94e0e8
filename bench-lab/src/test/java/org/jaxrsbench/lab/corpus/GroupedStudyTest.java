package org.jaxrsbench.lab.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.FakeFleet;
import org.jaxrsbench.cli.measure.Fleet.PairOrder;
import org.jaxrsbench.cli.measure.FleetMember;
import org.jaxrsbench.cli.measure.ForkReport;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.Grouping;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.lab.corpus.GroupedStudy.Step;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pilot bank, on forks that are made up: operations of a microsecond, and what is burned on top of it. */
class GroupedStudyTest {

    private static final double NANOS = 1000;

    @TempDir
    Path root;

    /** A fork whose second window of each case burns what it was told to. */
    private static ForkReport report(PairOrder order, String label, int slot) {
        List<Long> burns = order.launches().get(slot - 1).burnNanos();
        List<ForkReport> reports = new ArrayList<>();
        for (int c = 0; c < order.cases().size(); c++) {
            long burned = burns.get(c);
            ForkReport plain =
                    FakeFleet.report(label, order.cases().get(c), order.round(), order.attempt(), slot, 0, 0, 1);
            reports.add(FakeFleet.with(plain, s -> {
                double nanos = NANOS + (s.iteration() == 2 ? burned : 0);
                return Map.of(Metric.THROUGHPUT, 1e9 / nanos, Metric.NET, nanos, Metric.CPU, nanos);
            }));
        }
        return FakeFleet.together(reports);
    }

    private PairedRun run() throws IOException {
        RunPlan plan = RunPlan.of(
                        List.of("s", "s"),
                        new CaseSelection(List.of(), List.of(), ""),
                        SuiteTimes.full,
                        Grouping.APPLICATION)
                .withRounds(5);
        List<FleetMember> members = plan.labels().stream()
                .map(label -> FakeFleet.sharing(label, FakeFleet.CASE, FakeFleet.OTHER))
                .toList();
        RunRecorder recorder = RunRecorder.create(
                RunFolder.create(root, "pilot", Clock.systemUTC()),
                RunRecorder.environment("in-process", root, 1, "turns", Clock.systemUTC()),
                plan);
        return new PairedRun(
                plan,
                new FakeFleet(members, GroupedStudyTest::report),
                recorder,
                1,
                new PrintStream(new ByteArrayOutputStream()));
    }

    @Test
    void pairsOfTheSameAreToldFromTheSlowedCaseAndFromThoseBesideIt() throws IOException {
        Path file = root.resolve("pilot.csv");
        Step slowed = new Step(Kind.SLOWED, 0.05);
        try (PairedRun run = run();
                PairedRun rebuilt = run()) {
            new GroupedStudy(file, "today", new PrintStream(new ByteArrayOutputStream()))
                    .measure(
                            List.of(new GroupedStudy.Way("s batch", run, rebuilt)),
                            List.of(Step.SAME, slowed, Step.SAME, Step.REBUILT, slowed, Step.SAME));
        }
        PairCorpus corpus = PairCorpus.read(file);
        Map<Kind, List<PairRecord>> kinds = corpus.pairs().stream().collect(Collectors.groupingBy(PairRecord::kind));
        int metrics = 3;
        assertThat(kinds.get(Kind.SAME))
                .hasSize(3 * 2 * metrics)
                .allSatisfy(p -> assertThat(p.d()).isZero());
        assertThat(kinds.get(Kind.BESIDE)).hasSize(2 * metrics).allSatisfy(p -> {
            assertThat(p.params()).isEqualTo(FakeFleet.OTHER.params());
            assertThat(p.d()).isZero();
        });
        assertThat(kinds.get(Kind.REBUILT)).hasSize(2 * metrics).allSatisfy(p -> {
            assertThat(p.round().number()).isEqualTo(4);
            assertThat(p.round().sitting()).isEqualTo("today");
        });
        for (Kind kind : List.of(Kind.SLOWED, Kind.BURNED)) {
            assertThat(kinds.get(kind)).as(kind.name()).hasSize(2 * metrics).allSatisfy(p -> {
                assertThat(p.params()).isEqualTo(FakeFleet.CASE.params());
                assertThat(p.round().burned()).isEqualTo(5);
                assertThat(p.d()).isCloseTo(Math.log(0.95), within(0.001));
            });
        }
        assertThat(PairSpreads.text(corpus))
                .contains(
                        "| s batch | cpu | 4 | 0.0% [0.0, 0.0] | ",
                        "| s batch | 5.0% | cpu | 2 | ", "-5.2% [-5.2, -5.2]", "+0.0% [+0.0, +0.0]");
    }
}
