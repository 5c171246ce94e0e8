package org.jaxrsbench.cli.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.history.ReleaseRatio;
import org.jaxrsbench.gate.history.ReleaseStep;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From blocks that were measured to files and marks. */
class HistoryTest {

    @TempDir
    private Path folder;

    private final ToyHistory toy = new ToyHistory("J");

    @Test
    void everyReleaseIsInOneBlockOfEachRoundAndNeighborsMeet() {
        HistoryPlan plan = ToyHistory.plan(1, 1);
        Map<String, Integer> seen = new HashMap<>();
        Map<String, Integer> met = new HashMap<>();
        for (List<String> block : plan.blocks()) {
            assertThat(block.get(0)).isEqualTo("1.9");
            assertThat(block).hasSizeBetween(2, 5).doesNotHaveDuplicates();
            block.forEach(v -> seen.merge(v, 1, Integer::sum));
            for (int i = 2; i < block.size(); i++) {
                met.merge(block.get(i - 1) + " " + block.get(i), 1, Integer::sum);
            }
        }
        assertThat(seen).containsEntry("1.0", 5).containsEntry("1.8", 5).doesNotContainKey("1.2.5");
        assertThat(met)
                .hasSize(8)
                .allSatisfy((pair, rounds) -> assertThat(rounds).isGreaterThanOrEqualTo(3));
    }

    @Test
    void partsAreTheWhole() {
        List<List<String>> parts = new ArrayList<>();
        for (int shard = 1; shard <= 3; shard++) {
            parts.addAll(ToyHistory.plan(shard, 3).blocks());
        }
        assertThat(parts)
                .containsExactlyInAnyOrderElementsOf(ToyHistory.plan(1, 1).blocks());
    }

    @Test
    void theStepIsACandidateInEveryChartAndFreshPairsConfirmIt() throws IOException {
        HistoryRun run = toy.measured(folder, ToyHistory.plan(1, 1));
        HistoryFindings findings = run.findings();
        assertThat(findings.candidates()).containsExactly(new HistoryFindings.Neighbors("1.5", "1.6"));
        assertThat(findings.steps())
                .hasSize(6)
                .noneMatch(ReleaseStep::confirmed)
                .allSatisfy(s -> assertThat(s.change().change())
                        .isBetween(
                                s.chart().metric() == Metric.ALLOC ? -0.1 : -0.23,
                                s.chart().metric() == Metric.ALLOC ? -0.09 : -0.17));
        findings.confirm(findings.candidates().get(0), run, toy.samples(List.of("1.5", "1.6"), 12));
        assertThat(findings.steps()).hasSize(6).allMatch(ReleaseStep::confirmed);
    }

    @Test
    void freshPairsThatDoNotDifferLeaveItSuspected() throws IOException {
        HistoryRun run = toy.measured(folder, ToyHistory.plan(1, 1));
        HistoryFindings findings = run.findings();
        // Of two releases on the same side, under the names of the neighbors.
        findings.confirm(
                findings.candidates().get(0),
                run,
                toy.samples(List.of("1.5", "1.4"), 12).stream()
                        .map(s -> s.subject().equals("toy:1.4") ? s.withSubject("toy:1.6") : s)
                        .toList());
        assertThat(findings.steps()).hasSize(6).noneMatch(ReleaseStep::confirmed);
    }

    @Test
    void everyReleaseHasARowOrAReason() throws IOException {
        List<ReleaseRatio> rows =
                toy.measured(folder, ToyHistory.plan(1, 1)).findings().ratios();
        assertThat(rows).hasSize(10 * 6 + 1);
        assertThat(rows)
                .filteredOn(r -> r.version().equals("1.2.5"))
                .singleElement()
                .satisfies(r -> {
                    assertThat(r.status()).isEqualTo("missing");
                    assertThat(r.reason()).isEqualTo("there is no such jar");
                });
        assertThat(rows)
                .filteredOn(ReleaseRatio::isReference)
                .hasSize(6)
                .allMatch(r -> r.version().equals("1.9"));
        assertThat(rows)
                .filteredOn(r -> r.version().equals("1.0") && r.chart().get().metric() == Metric.THROUGHPUT)
                .hasSize(2)
                .allSatisfy(r -> {
                    assertThat(r.pairs()).isEqualTo(5);
                    assertThat(r.ratio().get().ciLow()).isLessThan(1.25);
                    assertThat(r.ratio().get().ciHigh()).isGreaterThan(1.25);
                });
    }

    /** The command measures nothing that is there: it ends without a fork, with a page. */
    @Test
    void aHistoryThatIsCompleteIsJudgedAgain() throws IOException {
        HistoryRun run = toy.measured(folder, ToyHistory.plan(1, 1));
        Cli cli = Cli.run("history", "--resume", run.folder(), "--confirm", "0");
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.out().lines()).last().isEqualTo(run.folder().toString());
        assertThat(cli.err()).contains("1.5", "1.6", "suspected", "step found in 4 of 5");
        assertThat(run.folder().resolve("report.html")).isNotEmptyFile();
        assertThat(ReleaseStep.TABLE.read(run.folder().resolve(HistoryFindings.STEPS)))
                .isEqualTo(run.findings().steps().stream()
                        .map(HistoryTest::rounded)
                        .toList());
        assertThat(ReleaseRatio.TABLE.read(run.folder().resolve("history-toy.csv")))
                .hasSize(61);
    }

    /** As it stands in the file. */
    private static ReleaseStep rounded(ReleaseStep step) {
        return new ReleaseStep(
                step.implementation(),
                step.from(),
                step.to(),
                step.chart(),
                new Estimate.AsChange(five(step.change().change()), Double.NaN, Double.NaN),
                five(step.p()),
                step.pairs(),
                step.confirmed(),
                step.cause(),
                step.source());
    }

    private static double five(double value) {
        return Double.parseDouble(String.format(Locale.ROOT, "%.5g", value));
    }

    @Test
    void whatIsPublishedLeavesOtherImplementationsAlone() throws IOException {
        HistoryFindings findings = toy.measured(folder, ToyHistory.plan(1, 1)).findings();
        Path results = Files.createDirectory(folder.resolve("results"));
        ReleaseStep own = rounded(findings.steps().get(0));
        ReleaseStep other = new ReleaseStep(
                "another", "1", "2", own.chart(), own.change(), own.p(), own.pairs(), true, "its cause", "its source");
        ReleaseStep old = new ReleaseStep(
                "toy", "0.1", "0.2", own.chart(), own.change(), own.p(), own.pairs(), true, "gone", "gone");
        ReleaseStep.TABLE.write(results.resolve(HistoryFindings.STEPS), List.of(old, other));
        findings.publish(results);
        assertThat(ReleaseStep.TABLE.read(results.resolve(HistoryFindings.STEPS)))
                .hasSize(1 + findings.steps().size())
                .startsWith(other)
                .contains(own)
                .doesNotContain(old);
        assertThat(ReleaseRatio.TABLE.read(results.resolve("history-toy.csv"))).hasSize(61);
    }

    /** Blocks are the same, so what two machines measured says what one would have. */
    @Test
    void twoShardsAreReadAsOneHistory() throws IOException {
        HistoryRun one = toy.measured(folder, ToyHistory.plan(1, 2));
        HistoryRun two = toy.measured(folder, ToyHistory.plan(2, 2));
        HistoryFindings whole = toy.measured(folder, ToyHistory.plan(1, 1)).findings();
        Cli cli = Cli.run("history", "--resume", one.folder(), two.folder(), "--confirm", "0");
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.err()).contains("comparisons of neighbors that took turns");
        assertThat(one.folder().resolve("history-toy.csv")).hasSameTextualContentAs(whole.write(folder));
        assertThat(HistoryRun.open(List.of(one.folder(), two.folder()), ToyHistory.NOWHERE)
                        .findings()
                        .candidates())
                .isEqualTo(whole.candidates());
    }

    @Test
    void shardsOfAnotherJvmAreNotJoined() throws IOException {
        HistoryRun one = toy.measured(folder, ToyHistory.plan(1, 2));
        HistoryRun two = new ToyHistory("K").measured(folder.resolve("other"), ToyHistory.plan(2, 2));
        assertThatThrownBy(() -> HistoryRun.open(List.of(one.folder(), two.folder()), ToyHistory.NOWHERE))
                .isInstanceOf(IncomparableException.class)
                .hasMessageContaining("jvm");
    }

    @Test
    void oneShardTwiceIsBadInput() throws IOException {
        HistoryRun one = toy.measured(folder, ToyHistory.plan(1, 2));
        assertThatThrownBy(() -> HistoryRun.open(List.of(one.folder(), one.folder()), ToyHistory.NOWHERE))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("shard 1");
    }

    @Test
    void badInputIsOneLine() {
        for (String[] words : new String[][] {
            {"history"},
            {"history", "jersey", "--shard", "3/2"},
            {"history", "jersey", "--confirm", "-2"},
            {"history", "--resume", folder.toString()},
            {"bisect", "jersey:2.0", "HelloWorld"},
            {"bisect", "jersey:2.0..resteasy:3.0", "HelloWorld"},
            {"bisect"}
        }) {
            Cli cli = Cli.run((Object[]) words);
            assertThat(cli.exit()).as(String.join(" ", words)).isEqualTo(ExitCode.BAD_INPUT.code());
            assertThat(cli.err().lines()).as(cli.err()).hasSize(1);
        }
    }
}
