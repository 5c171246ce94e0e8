package org.jaxrsbench.cli.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Index.atIndex;
import static org.assertj.core.data.Percentage.withPercentage;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.gate.history.ReleaseRatio;
import org.jaxrsbench.gate.history.ReleaseStep;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.TestSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From blocks that were measured to files and marks. */
class HistoryTest {

    @TempDir
    private Path folder;

    private final ToyHistory toy = new ToyHistory("J");

    private HistoryRun whole() throws IOException {
        return toy.measured(folder, ToyHistory.plan());
    }

    @Test
    void everyReleaseIsInOneBlockOfEachRoundAndNeighborsMeet() {
        HistoryPlan plan = ToyHistory.plan();
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
    void theStepIsACandidateInEveryChartAndFreshPairsConfirmIt() throws IOException {
        HistoryRun run = whole();
        HistoryFindings findings = run.findings();
        assertThat(findings.candidates())
                .singleElement()
                .returns("1.5", ReleaseStep::from)
                .returns("1.6", ReleaseStep::to);
        assertThat(findings.steps())
                .hasSize(6)
                .noneMatch(ReleaseStep::confirmed)
                .allSatisfy(s -> assertThat(s.change().change())
                        .isBetween(-0.23, s.chart().metric() == Metric.ALLOC ? -0.09 : -0.17));
        findings.confirm(findings.candidates().get(0), TestSamples.run(toy.samples(List.of("1.5", "1.6"), 12)));
        assertThat(findings.steps()).hasSize(6).allMatch(ReleaseStep::confirmed);
    }

    @Test
    void freshPairsThatDoNotDifferLeaveItSuspected() throws IOException {
        HistoryRun run = whole();
        HistoryFindings findings = run.findings();
        // Of two releases on the same side, under the names of the neighbors.
        findings.confirm(
                findings.candidates().get(0),
                TestSamples.run(toy.samples(List.of("1.5", "1.4"), 12).stream()
                        .map(s -> s.subject().equals("toy:1.4") ? s.withSubject("toy:1.6") : s)
                        .toList()));
        assertThat(findings.steps()).hasSize(6).noneMatch(ReleaseStep::confirmed);
    }

    @Test
    void everyReleaseHasARowOrAReason() throws IOException {
        List<ReleaseRatio> rows = whole().findings().ratios();
        assertThat(rows).hasSize(10 * 6 + 1);
        assertThat(rows)
                .filteredOn(r -> r.version().equals("1.2.5"))
                .singleElement()
                .returns("missing", ReleaseRatio::status)
                .returns("there is no such jar", ReleaseRatio::reason);
        assertThat(rows)
                .filteredOn(ReleaseRatio::isReference)
                .hasSize(6)
                .allMatch(r -> r.version().equals("1.9"));
        assertThat(rows)
                .filteredOn(r -> r.version().equals("1.0") && r.chart().get().metric() == Metric.THROUGHPUT)
                .hasSize(2)
                .allSatisfy(r -> {
                    assertThat(r.pairs()).isEqualTo(5);
                    assertThat(r.ratio().get().low()).isLessThan(1.25);
                    assertThat(r.ratio().get().high()).isGreaterThan(1.25);
                });
    }

    /** The command measures nothing that is there: it ends without a fork, with a page. */
    @Test
    void aHistoryThatIsCompleteIsJudgedAgain() throws IOException {
        HistoryRun run = whole();
        Cli cli = Cli.passes("history", "--resume", run.folder(), "--confirm", "0");
        assertThat(cli.out().lines()).last().isEqualTo(run.folder().toString());
        assertThat(cli.err()).contains("1.5", "1.6", "suspected", "step found in 4 of 5");
        assertThat(run.folder().resolve("report.html")).isNotEmptyFile();
        List<ReleaseStep> steps = run.findings().steps();
        assertThat(ReleaseStep.TABLE.read(run.folder().resolve(HistoryFindings.STEPS)))
                .hasSameSizeAs(steps)
                .zipSatisfy(steps, HistoryTest::isRounded);
        assertThat(ReleaseRatio.TABLE.read(run.folder().resolve("history-toy.csv")))
                .hasSize(61);
    }

    private static void isRounded(ReleaseStep read, ReleaseStep of) {
        assertThat(read.change().change()).isCloseTo(of.change().change(), withPercentage(0.01));
        assertThat(read.p()).isCloseTo(of.p(), withPercentage(0.01));
        assertThat(read)
                .usingRecursiveComparison()
                .ignoringFields("change", "p")
                .isEqualTo(of);
    }

    @Test
    void whatIsPublishedLeavesOtherImplementationsAlone() throws IOException {
        HistoryFindings findings = whole().findings();
        Path results = Files.createDirectory(folder.resolve("results"));
        ReleaseStep own = findings.steps().get(0);
        ReleaseStep other = new ReleaseStep(
                "another", "1", "2", own.chart(), own.change(), own.p(), own.pairs(), true, "its cause", "its source");
        ReleaseStep old = new ReleaseStep(
                "toy", "0.1", "0.2", own.chart(), own.change(), own.p(), own.pairs(), true, "gone", "gone");
        ReleaseStep.TABLE.write(results.resolve(HistoryFindings.STEPS), List.of(old, other));
        findings.write(results);
        assertThat(ReleaseStep.TABLE.read(results.resolve(HistoryFindings.STEPS)))
                .hasSize(1 + findings.steps().size())
                .noneMatch(read -> read.from().equals(old.from()))
                .satisfies(read -> isRounded(read, other), atIndex(0))
                .anySatisfy(read -> isRounded(read, own));
        assertThat(ReleaseRatio.TABLE.read(results.resolve("history-toy.csv"))).hasSize(61);
    }

    @Test
    void blocksOfAnotherJvmAreNotJoined() throws IOException {
        HistoryRun run = whole();
        List<String> block = run.plan().blocks().get(0);
        ToyHistory other = new ToyHistory("K");
        other.write(run.folder(), "block-2", block, other.samples(block, 1));
        assertRefused(IncomparableException.class, () -> HistoryRun.open(run.folder(), ToyRuns.NOWHERE), "jvm");
    }

    @Test
    void badInputIsOneLine() {
        for (String[] words : new String[][] {
            {"history"},
            {"history", "jersey", "--confirm", "-2"},
            {"history", "--resume", folder.toString()},
            {"history", "jersey", "--slices", "10"},
            {"bisect", "jersey:2.0..jersey:2.48", "--slices", "10"},
            {"bisect", "jersey:2.0", "HelloWorld"},
            {"bisect", "jersey:2.0..resteasy:3.0", "HelloWorld"},
            {"bisect"}
        }) {
            Cli.refuses("", (Object[]) words);
        }
    }
}
