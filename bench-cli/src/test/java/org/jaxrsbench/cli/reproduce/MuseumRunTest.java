package org.jaxrsbench.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jaxrsbench.cli.measure.FakeFleet;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.gate.museum.Recall;
import org.jaxrsbench.gate.museum.Regression;
import org.jaxrsbench.gate.museum.Regression.By;
import org.jaxrsbench.gate.museum.Regression.Kind;
import org.jaxrsbench.gate.museum.Regression.Report;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.view.Museum;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Release 2 costs a fifth more than all others, 9 answers wrong, and 11 runs out of memory. */
class MuseumRunTest {

    @TempDir
    Path root;

    private Path file;
    private final List<RunPlan> plans = new ArrayList<>();

    @BeforeEach
    void write() throws IOException {
        file = root.resolve("museum.csv");
        Regression.TABLE.write(
                file,
                List.of(
                        row("https://x/a/toy/issues/7", "1", "2", "3 4", ""),
                        row("https://x/browse/TOY-8", "3", "4", "1 2", ""),
                        row("https://x/a/toy/pull/9", "1", "9", "1 3", ""),
                        row("https://x/a/toy/pull/11", "1", "11", "1 3", ""),
                        row("https://x/a/toy/issues/10", "1", "2", "", "it needs another machine")));
    }

    private static Regression row(String issue, String good, String bad, String neutral, String excuse) {
        Report report = new Report(issue, "toy", good, bad, Kind.LEAK, "slower");
        return new Regression(report, "B -p p=1 --threads 1", neutral, excuse, Optional.empty());
    }

    private List<Regression> run(String... only) throws Exception {
        return new MuseumRun(file, runs(), Double.POSITIVE_INFINITY, 1, ToyRuns.NOWHERE).measure(List.of(only));
    }

    private ToyRuns runs() {
        return new ToyRuns(
                root,
                plan -> {
                    plans.add(plan);
                    return new FakeFleet(
                            plan.labels().stream()
                                    .map(l -> FakeFleet.member(l, FakeFleet.CASE))
                                    .toList(),
                            (order, label, slot) -> label.endsWith(":9") || label.endsWith(":11")
                                    ? FakeFleet.failed(
                                            order,
                                            label,
                                            slot,
                                            label.endsWith(":9") ? "wrong answer" : "Java heap space",
                                            OptionalInt.empty())
                                    : FakeFleet.measured(
                                            order,
                                            label,
                                            slot,
                                            c -> (label.endsWith(":2") ? 120 : 100)
                                                    * (1 + (label.hashCode() * 31L + order.round()) % 7 / 1000.0)));
                },
                ToyRuns.NOWHERE);
    }

    @Test
    void aRegressionIsCaughtAndAFalseAlarmIsCounted() throws Exception {
        List<Regression> rows = run();
        Regression caught = rows.get(0);
        assertThat(caught.outcome()).isEqualTo("caught");
        assertThat(caught.seen().orElseThrow().by()).isEqualTo(By.TIME);
        assertThat(caught.seen().orElseThrow().change().change()).isBetween(0.18, 0.22);
        assertThat(caught.seen().orElseThrow().neutralVerdict()).isEqualTo(Verdict.PASS);
        Regression wrong = rows.get(1);
        assertThat(wrong.outcome()).isEqualTo("not seen");
        assertThat(wrong.isFalseAlarm()).isTrue();
        assertThat(rows.get(2).seen().orElseThrow().worst()).endsWith("a fork failed: wrong answer");
        assertThat(rows.get(2).isCaught()).isFalse();
        assertThat(rows.get(3).seen().orElseThrow().by()).isEqualTo(By.FAILURE);
        assertThat(rows.get(4).outcome()).isEqualTo("cannot be run");
        assertThat(Recall.of(rows)).isEqualTo(new Recall(5, 4, 2, 1));
        assertThat(Museum.recall(Recall.of(rows)))
                .isEqualTo(
                        "2 of 4 caught, 50% [7, 93]; 1 of 4 neutral pairs accused, 25% [1, 81]; 1 of 5 were not run");
        assertThat(Museum.markdown(rows)).contains("[toy#7](https://x/a/toy/issues/7)", "**accused**", "TOY-8");
    }

    /** The file is what it goes on from, and the gate is not told which pair it judges. */
    @Test
    void whatWasMeasuredIsKept() throws Exception {
        run("toy#7");
        assertThat(plans)
                .extracting(RunPlan::labels)
                .containsExactlyInAnyOrder(List.of("toy:1", "toy:2"), List.of("toy:3", "toy:4"));
        String after = Files.readString(file);
        run("toy#7");
        assertThat(plans).hasSize(2);
        assertThat(Files.readString(file)).isEqualTo(after);
        assertThat(Regression.TABLE.read(file))
                .extracting(Regression::isOpen)
                .containsExactly(false, true, true, true, false);
    }

    /** What is known stays as it is; rows that are named are measured again, in the new file. */
    @Test
    void measuredRowsAreMeasuredAgainElsewhere() throws Exception {
        run("toy#7");
        String known = Files.readString(file);
        Path elsewhere = root.resolve("new.csv");
        MuseumRun again = new MuseumRun(elsewhere, runs(), Double.POSITIVE_INFINITY, 1, ToyRuns.NOWHERE);
        plans.clear();
        again.beginning(file, List.of("toy#7", "toy#9")).measure(List.of("toy#7", "toy#9"));
        assertThat(plans).extracting(RunPlan::labels).contains(List.of("toy:1", "toy:2"), List.of("toy:1", "toy:9"));
        assertThat(Files.readString(file)).isEqualTo(known);
        assertThat(Regression.TABLE.read(elsewhere))
                .extracting(Regression::isOpen)
                .containsExactly(false, true, false, true, false);
        plans.clear();
        again.beginning(file, List.of("toy#7")).measure(List.of("toy#7"));
        assertThat(plans).isEmpty();
    }

    /** What cannot be had now may be had tomorrow, and is no excuse. */
    @Test
    void aRowThatCannotBeMeasuredStaysOpen() throws Exception {
        RunMaker refusing = (plan, name) -> {
            throw new BadInputException("no such release");
        };
        List<Regression> rows =
                new MuseumRun(file, refusing, Double.POSITIVE_INFINITY, 1, ToyRuns.NOWHERE).measure(List.of("toy#7"));
        assertThat(rows.get(0).isOpen()).isTrue();
        assertThat(Regression.TABLE.read(file).get(0).outcome()).isEqualTo("not run yet");
    }

    @Test
    void aNameThatNoRowHasIsRefused() {
        assertThatThrownBy(() -> run("toy#77"))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("there are toy#7, TOY-8, toy#9, toy#11, toy#10");
    }
}
