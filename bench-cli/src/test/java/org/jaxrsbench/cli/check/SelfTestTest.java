package org.jaxrsbench.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jaxrsbench.cli.measure.FakeFleet;
import org.jaxrsbench.cli.measure.FleetMember;
import org.jaxrsbench.cli.measure.ForkReport;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates.FamilyRates;
import org.jaxrsbench.gate.MeasuredRates.SlowedRates;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gate tried on a subject and itself, on forks that are made up. */
class SelfTestTest {

    private static final GateSettings SETTINGS = GateSettings.standard().withLooks(List.of(6, 8, 10));

    private static final Case OTHER = Case.of("B.m", "p=9", "thrpt", 1);

    @TempDir
    Path root;

    private final Random noise = new Random(3);

    /** The report with CPU times beside its operations a second. */
    private static ForkReport withCpu(ForkReport report) {
        return FakeFleet.with(report, s -> Map.of(Metric.THROUGHPUT, s.value(), Metric.CPU, 1e9 / s.value()));
    }

    private FamilyRates rates(int failsInRound) throws IOException {
        FleetMember old = FakeFleet.member("old", FakeFleet.CASE, OTHER);
        FleetMember same = FakeFleet.member("new", FakeFleet.CASE, OTHER);
        FakeFleet fleet = new FakeFleet(List.of(old, same), (order, label, slot) -> {
            if (order.round() == failsInRound && label.equals("new")) {
                return FakeFleet.failure(label, order.cases().get(0), order.round(), order.attempt(), "broken");
            }
            double nanos = 1e6 * Math.exp(0.002 * noise.nextGaussian())
                    + order.launches().get(slot - 1).burnNanos().get(0);
            return withCpu(FakeFleet.report(
                    label, order.cases().get(0), order.round(), order.attempt(), slot, 0, 0, 1e9 / nanos));
        });
        RunPlan plan = RunPlan.of(List.of("old", "new"), new CaseSelection(List.of(), List.of(), ""), SuiteTimes.quick);
        PrintStream progress = new PrintStream(new ByteArrayOutputStream(), true);
        RunRecorder recorder = RunRecorder.create(
                RunFolder.create(root, "self-test", Clock.systemUTC()),
                RunRecorder.environment("in-process", root, 1, "turns", Clock.systemUTC()),
                plan);
        try (SubjectPair pair = new SubjectPair(new PairedRun(plan, fleet, recorder, 1, progress))) {
            return new SelfTest(pair).rates(SETTINGS, Metric.THROUGHPUT);
        }
    }

    @Test
    void asManyRoundsAreUsedAsWereMeasured() throws IOException {
        FamilyRates rates = rates(0);
        SlowedRates slowed = rates.slowed().get(0);
        assertThat(rates.cases()).isEqualTo(2);
        assertThat(rates.same().orElseThrow().pairs()).isEqualTo(20);
        assertThat(slowed.pairs().orElseThrow().pairs())
                .as("of the case that was slowed alone")
                .isEqualTo(10);
        assertThat(slowed.pairs().orElseThrow().change()).isBetween(-0.055, -0.045);
        assertThat(rates.noChange().orElseThrow().rounds()).isEqualTo(10);
        assertThat(rates.noChange().orElseThrow().share(Verdict.PASS).value()).isEqualTo(1);
        assertThat(slowed.verdicts().orElseThrow().rounds()).isEqualTo(10);
    }

    @Test
    void aForkThatFailsEndsIt() {
        assertThatThrownBy(() -> rates(15))
                .isInstanceOf(MeasurementFailedException.class)
                .hasMessageContaining("a fork failed, or the machine was too busy, for ");
    }
}
