package org.jaxrsbench.studies.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.TestSamples;
import org.jaxrsbench.gate.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From blocks that were measured to files and marks. */
class HistoryTest {

    /** Two cases in two metrics. */
    private static final int CHARTS = 4;

    private static final int MANY = 99;

    @TempDir
    private Path folder;

    private final ToyHistory toy = new ToyHistory("J");

    private HistoryRun whole() throws IOException {
        return toy.measured(folder, ToyHistory.plan());
    }

    private History found() throws IOException {
        return whole().findings().history();
    }

    /** On as many pairs as it asks for. */
    private void confirm(History steps) {
        History.Confirmation run = only(steps);
        steps.confirm(
                run.versions(),
                TestSamples.run(toy.samples(run.versions(), run.pairs().get(0))));
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
        History steps = found();
        assertThat(steps.steps())
                .hasSize(CHARTS)
                .allMatch(
                        s -> s.from().equals("1.5") && s.to().equals("1.6") && s.state() == ReleaseStep.State.SUSPECTED)
                .allSatisfy(s -> assertThat(s.change().change())
                        .isBetween(-0.23, s.chart().metric() == Metric.ALLOC ? -0.09 : -0.17));
        confirm(steps);
        assertThat(steps.steps()).hasSize(CHARTS).allMatch(ReleaseStep::confirmed);
        assertThat(steps.confirmations(MANY)).isEmpty();
    }

    @Test
    void aHistoryOfSomeCasesLeavesWhatIsKnownOfOthers() throws IOException {
        History whole = found();
        Track one = whole.steps().get(0).chart();
        List<ReleaseRatio> ratios = whole.ratios().stream()
                .filter(r -> r.chart().isEmpty() || r.chart().get().equals(one))
                .toList();
        History part = new History(
                "J",
                ratios,
                whole.steps().stream().filter(s -> s.chart().equals(one)).toList());
        History both = part.beside(whole);
        assertThat(both.ratios()).containsExactlyInAnyOrderElementsOf(whole.ratios());
        assertThat(both.steps()).containsExactlyInAnyOrderElementsOf(whole.steps());
        assertThat(both.ratios().stream().map(ReleaseRatio::version).distinct())
                .containsExactlyElementsOf(whole.ratios().stream()
                        .map(ReleaseRatio::version)
                        .distinct()
                        .toList());
        assertThat(part.beside(new History("J", List.of(), List.of())).ratios()).isEqualTo(ratios);
    }

    @Test
    void aPatchThatCameOutBetweenStandsAfterTheOneBefore() {
        History known = missing("7.0.5.Final", "7.0.10.Final");
        assertThat(missing("6.2.16.Final", "7.0.6.Final").beside(known).ratios())
                .extracting(ReleaseRatio::version)
                .containsExactly("6.2.16.Final", "7.0.5.Final", "7.0.6.Final", "7.0.10.Final");
    }

    private static History missing(String... versions) {
        return new History(
                "J",
                Stream.of(versions)
                        .map(v -> ReleaseRatio.missing("J", v, "not there"))
                        .toList(),
                List.of());
    }

    private static History.Confirmation only(History steps) {
        assertThat(steps.confirmations(MANY)).hasSize(1);
        return steps.confirmations(MANY).get(0);
    }

    @Test
    void freshPairsThatDoNotDifferSettleItOnceTheyAreEnough() throws IOException {
        History steps = found();
        List<ReleaseStep> suspected = steps.steps();
        History.Confirmation run = only(steps);
        steps.confirm(run.versions(), alike(run.pairs().get(0) - 1));
        assertThat(steps.steps()).isEqualTo(suspected);
        assertThat(steps.suspects(run.versions())).isTrue();
        steps.confirm(run.versions(), alike(run.pairs().get(run.pairs().size() - 1)));
        assertThat(steps.suspects(run.versions())).isFalse();
        assertThat(steps.steps()).hasSize(CHARTS).allMatch(s -> s.state() == ReleaseStep.State.NOT_CONFIRMED);
    }

    /** Of two releases on the same side, under the names of the neighbors. */
    private Run alike(int pairs) {
        return TestSamples.run(toy.samples(List.of("1.5", "1.4"), pairs).stream()
                .map(s -> s.subject().equals("toy:1.4") ? s.withSubject("toy:1.6") : s)
                .toList());
    }

    /** Neighbors that follow each other take turns in one run. */
    @Test
    void neighborsShareForks() throws IOException {
        ReleaseStep step = found().steps().get(0);
        List<ReleaseStep> all = new ArrayList<>();
        for (int[] ends : new int[][] {{2, 3}, {7, 8}, {1, 2}, {3, 4}, {4, 5}, {5, 6}}) {
            all.add(like(step, "toy", "1." + ends[0], "1." + ends[1], 0.1 * ends[0]));
        }
        History history = new History("toy", List.of(), all);
        assertThat(history.confirmations(MANY))
                .extracting(run -> String.join(" ", run.versions()))
                .containsExactly("1.1 1.2 1.3 1.4 1.5", "1.5 1.6", "1.7 1.8");
        assertThat(history.confirmations(2))
                .extracting(run -> String.join(" ", run.versions()))
                .containsExactly("1.5 1.6", "1.7 1.8");
    }

    /** A cause that was shown for one case says nothing of another one. */
    @Test
    void whatIsKnownOfACauseStaysWithItsCase() throws IOException {
        List<ReleaseStep> steps = found().steps();
        History known = new History("toy", List.of(), List.of(steps.get(0).because("a cache", "its notes")));
        History fresh = new History("toy", List.of(), steps);
        fresh.explain(known);
        assertThat(fresh.steps())
                .filteredOn(ReleaseStep::isExplained)
                .hasSize(CHARTS / 2)
                .allMatch(s -> s.cause().equals("a cache")
                        && s.chart().params().equals(steps.get(0).chart().params()));
    }

    /** Of two neighbors without a cause the largest in each metric, cost first; one that is known is enough for both. */
    @Test
    void whatNobodyExplainedIsConfirmedAndHasNoKnownCause() throws IOException {
        History steps = found();
        assertThat(steps.unexplained()).isEmpty();
        confirm(steps);
        assertThat(steps.unexplained()).extracting(s -> s.chart().metric()).containsExactly(Metric.COST, Metric.ALLOC);
        ReleaseStep largest = steps.unexplained().get(0);
        assertThat(steps.steps())
                .filteredOn(s -> s.chart().metric() == Metric.COST)
                .allSatisfy(s -> assertThat(s.size()).isLessThanOrEqualTo(largest.size()));
        String words = HistoryRun.words(new FrameAccount("a.b.C$D.m", 0.875, 0.05, 0.2), largest.chart());
        assertThat(words).startsWith("C$D.m has 88% [78, 97] of the change in cost; shown by frames on ");
        steps.explain(largest, words);
        assertThat(steps.unexplained()).isEmpty();
        assertThat(steps.steps()).filteredOn(ReleaseStep::isExplained).hasSize(1);
    }

    @Test
    void everyReleaseHasARowOrAReason() throws IOException {
        List<ReleaseRatio> rows = found().ratios();
        assertThat(rows).hasSize(10 * CHARTS + 1);
        assertThat(rows)
                .filteredOn(r -> r.version().equals("1.2.5"))
                .singleElement()
                .returns("missing", ReleaseRatio::status)
                .returns("there is no such jar", ReleaseRatio::reason);
        assertThat(rows)
                .filteredOn(ReleaseRatio::isReference)
                .hasSize(CHARTS)
                .allMatch(r -> r.version().equals("1.9"));
        assertThat(rows)
                .filteredOn(r -> r.version().equals("1.0") && r.chart().get().metric() == Metric.COST)
                .hasSize(2)
                .allSatisfy(r -> {
                    assertThat(r.pairs()).isEqualTo(5);
                    assertThat(r.ratio().get().low()).isLessThan(0.8);
                    assertThat(r.ratio().get().high()).isGreaterThan(0.8);
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
        assertThat(rows(run.folder())).isEqualTo(fields(run.findings().history().steps()));
        assertThat(ReleaseRatio.TABLE.read(run.folder().resolve("history-toy.csv")))
                .hasSize(10 * CHARTS + 1);
    }

    @Test
    void whatIsPublishedLeavesOtherImplementationsAlone() throws IOException {
        History steps = found();
        Path results = Files.createDirectory(folder.resolve("results"));
        ReleaseStep own = steps.steps().get(0);
        ReleaseStep other = like(own, "another", "0.1", "0.2", 0.5);
        ReleaseStep.TABLE.write(results.resolve(History.STEPS), List.of(like(own, "toy", "0.1", "0.2", 0.5), other));
        steps.write(results);
        assertThat(rows(results))
                .isEqualTo(fields(
                        Stream.concat(Stream.of(other), steps.steps().stream()).toList()));
    }

    /** As files have them, rounded. */
    private static List<List<String>> fields(List<ReleaseStep> steps) {
        return steps.stream().map(ReleaseStep.TABLE::fields).toList();
    }

    private static List<List<String>> rows(Path folder) {
        return fields(ReleaseStep.TABLE.read(folder.resolve(History.STEPS)));
    }

    private static ReleaseStep like(ReleaseStep own, String implementation, String from, String to, double change) {
        Estimate.AsChange size = new Estimate.AsChange(change, Double.NaN, Double.NaN);
        return new ReleaseStep(
                implementation, from, to, own.chart(), size, own.p(), own.pairs(), own.state(), "its cause", "notes");
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
            {"history", "nothing", "--only-confirm"},
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
