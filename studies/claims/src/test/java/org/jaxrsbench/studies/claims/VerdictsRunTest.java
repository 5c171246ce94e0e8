package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.slices.FakeFleet;
import org.jaxrsbench.studies.claims.PairVerdict.Question;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Release 2 costs a fifth more than all others, and there is no release 9. */
class VerdictsRunTest {

    @TempDir
    Path root;

    private Path file;
    private Path drawn;
    private final List<RunPlan> plans = new ArrayList<>();
    private final List<FakeFleet> fleets = new ArrayList<>();

    @BeforeEach
    void draw() throws IOException {
        file = root.resolve("verdicts.csv");
        drawn = root.resolve("drawn.csv");
        PairVerdict.TABLE.write(
                drawn,
                List.of(
                        row(Question.NEIGHBOR, "server", "1", "3"),
                        row(Question.NEIGHBOR, "start", "1", "9"),
                        row(Question.NEIGHBOR, "start", "1", "2"),
                        row(Question.SAME, "server", "4", "4"),
                        row(Question.REPORT, "leak/toy#7", "3", "2")));
    }

    private static PairVerdict row(Question question, String stratum, String baseline, String candidate) {
        return PairVerdict.open(question, stratum, "toy:" + baseline, "toy:" + candidate, "B -p p=1");
    }

    private List<PairVerdict> run(RunMaker runs, String... only) throws Exception {
        return new VerdictsRun(file, runs, Double.POSITIVE_INFINITY, 1, ToyRuns.NOWHERE).measure(drawn, List.of(only));
    }

    private List<PairVerdict> run(String... only) throws Exception {
        return run(this::begin, only);
    }

    private PairedRun begin(RunPlan plan, String name) throws InterruptedException {
        if (plan.labels().contains("toy:9")) {
            throw new BadInputException("there is no release 9");
        }
        plans.add(plan);
        RunMaker runs = new ToyRuns(
                root,
                of -> {
                    fleets.add(new FakeFleet(
                            of.labels().stream()
                                    .map(l -> FakeFleet.member(l, FakeFleet.CASE))
                                    .toList(),
                            (order, label, slot) -> {
                                double noise = (label.hashCode() * 31L + order.round()) % 7 / 1000.0;
                                double nanos = (label.endsWith(":2") ? 120 : 100) * (1 + noise);
                                return FakeFleet.measured(order, label, slot, c -> nanos);
                            }));
                    return fleets.get(fleets.size() - 1);
                },
                ToyRuns.NOWHERE);
        return runs.begin(plan, name);
    }

    /** What cannot be had does not stop the others, says why, and is tried the next time. */
    @Test
    void whatIsNotGreenIsMeasuredOverThirtyRounds() throws Exception {
        List<PairVerdict> rows = run();
        assertThat(rows.get(0).isGreen()).isTrue();
        assertThat(rows.get(1).isOpen()).isTrue();
        assertThat(rows.get(1).note()).isEqualTo("there is no release 9");
        PairVerdict.Seen seen = rows.get(2).seen().orElseThrow();
        assertThat(seen.exitCode()).isEqualTo(1);
        assertThat(seen.rounds()).isEqualTo(8);
        assertThat(seen.change().change()).isBetween(0.18, 0.22);
        PairVerdict.Again again = rows.get(2).again().orElseThrow();
        assertThat(again.verdict()).isEqualTo(Verdict.REGRESSION);
        assertThat(again.real()).isEqualTo("yes");
        assertThat(rows.get(3).isGreen()).isTrue();
        assertThat(rows.get(4).again())
                .as("what users reported ought to be red")
                .isEmpty();
        assertThat(rows.get(4).isOpen()).isFalse();
        assertThat(fleets).extracting(fleet -> fleet.asked.size()).containsExactly(6, 8, 30, 6, 8);
        assertThat(PairVerdict.TABLE.read(file)).hasSameSizeAs(rows);
        try (var left = Files.list(root)) {
            assertThat(left).as("no run is kept").containsExactlyInAnyOrder(file, drawn);
        }
        assertThat(Verdicts.text(rows))
                .contains(
                        "neighbor: 1 of 2 not green (1 REGRESSION); 1 of them confirmed by 30 rounds, the others are 0% [0, 84]")
                .contains("  start: 1 of 1 not green", "1 of 2 open", "same: 0 of 1", "neutral: none of 0 measured");
        int measured = plans.size();
        run();
        assertThat(plans).as("only what was open is tried").hasSize(measured);
    }

    /** Else a table of green pairs would leave it out. */
    @Test
    void whatIsNotGreenAndStillToBeRepeatedIsTold() throws Exception {
        List<PairVerdict> rows = run("server", "start");
        PairVerdict red = rows.get(2);
        assertThat(Verdicts.text(List.of(rows.get(0), red.with(red.seen(), Optional.empty(), ""))))
                .contains("neighbor: 0 of 1 not green", "1 of 2 open, 1 of them not green before its 30 rounds")
                .contains("  start: 1 of 1 open, 1 of them not green");
    }

    @Test
    void itGoesOnWhereItWasCutOff() throws Exception {
        RunMaker cut = (plan, name) -> {
            if (plans.size() == 2) {
                throw new IllegalStateException("cut off");
            }
            return begin(plan, name);
        };
        assertThatThrownBy(() -> run(cut)).hasMessage("cut off");
        assertThat(PairVerdict.TABLE.read(file))
                .extracting(PairVerdict::isOpen)
                .containsExactly(false, true, true, true, true);
        plans.clear();
        fleets.clear();
        run();
        assertThat(fleets).extracting(fleet -> fleet.asked.size()).containsExactly(30, 6, 8);
        assertThat(PairVerdict.TABLE.read(drawn)).allMatch(PairVerdict::isOpen);
    }

    @Test
    void knownRegressionsAreRowsOfTheSameTable() {
        Cli.refuses(
                "toy#8: no pair of " + file + " has such a name", "reproduce", "regressions", "toy#8", "--out", root);
        assertThat(file).exists();
    }

    @Test
    void namesChooseQuestionsAndStrata() throws Exception {
        assertThatThrownBy(() -> run("toy#8"))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("toy#8");
        run("same", "toy#7");
        assertThat(PairVerdict.TABLE.read(file))
                .extracting(PairVerdict::isOpen)
                .containsExactly(true, true, true, false, false);
    }
}
