package org.jaxrsbench.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.KnownPairs;
import org.jaxrsbench.slices.FakeFleet;
import org.jaxrsbench.slices.FleetMember;
import org.jaxrsbench.view.RateTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gate tried on a subject and itself, on forks that are made up. */
class SelfTestTest {

    private static final GateSettings SETTINGS = GateSettings.standard();

    private static final Case OTHER = Case.of("B.m", "p=9", "thrpt", 1);

    @TempDir
    Path root;

    private final Random noise = new Random(3);
    private Path folder;

    private KnownPairs measure(int failsInRound) throws IOException {
        FleetMember old = FakeFleet.member("old", FakeFleet.CASE, OTHER);
        FleetMember same = FakeFleet.member("new", FakeFleet.CASE, OTHER);
        FakeFleet fleet = new FakeFleet(List.of(old, same), (order, label, slot) -> {
            if (order.round() == failsInRound && label.equals("new")) {
                return FakeFleet.failed(order, label, slot, "broken", OptionalInt.of(0));
            }
            double nanos = 1e6 * Math.exp(0.002 * noise.nextGaussian())
                    + order.launches().get(slot - 1).slowdownNanos().get(0);
            return FakeFleet.measured(order, label, slot, c -> nanos);
        });
        try (PairedRun run =
                new ToyRuns(root, plan -> fleet, ToyRuns.NOWHERE).begin(ToyRuns.plan("old", "new"), "self-test")) {
            folder = run.recorder().folder().path();
            return new SelfTest(run).measure(SETTINGS, Metric.COST);
        }
    }

    @Test
    void theRunSaysWhatWasMeasuredAndIsReadAgain() throws IOException {
        KnownPairs known = measure(0);
        assertThat(known.same()).hasDimensions(30, 2);
        KnownPairs.Slowed slowed = known.slowed();
        assertThat(slowed.rounds()).as("with the case beside it").hasDimensions(30, 2);
        assertThat(slowed.pairs()).hasSize(30);
        assertThat(Arrays.stream(slowed.pairs()).average().orElseThrow()).isBetween(-0.06, -0.045);
        Cli cli = Cli.run("check", "--self-test", folder);
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.out())
                .isEqualTo(RateTable.text(SETTINGS, known))
                .startsWith("old, cases in a check: 2")
                .contains("no change, any case, 5 checks:  REGRESSION 0.0% [0.0, 52.2]");
        assertThat(Cli.run("check", "--self-test", folder, "--metric", "throughput")
                        .err())
                .contains("and no throughput");
    }

    @Test
    void whatIsNoSelfTestIsNamed() throws IOException {
        Path empty = Files.createDirectory(root.resolve("run"));
        assertThat(Cli.run("check", "--self-test", empty).err())
                .startsWith("error: ")
                .contains("environment.csv");
        assertThat(Cli.run("check", "--self-test", root.resolve("none.csv")).exit())
                .isEqualTo(2);
        assertThat(Cli.run("check", "--self-test").err()).contains("--baseline is missing");
    }

    @Test
    void aForkThatFailsEndsIt() {
        assertThatThrownBy(() -> measure(15))
                .isInstanceOf(MeasurementFailedException.class)
                .hasMessageContaining("a fork failed, or the machine was too busy, for ");
    }
}
