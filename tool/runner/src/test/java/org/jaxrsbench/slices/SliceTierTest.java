package org.jaxrsbench.slices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.plan.Grouping;
import org.jaxrsbench.plan.RunPlan.Conditions;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.slices.Fleet.Launch;
import org.jaxrsbench.slices.Fleet.PairOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Order, coin, discards, longer warm-up, retries and resume, without a process. */
class SliceTierTest {

    private static final Case CASE = FakeFleet.CASE;
    private static final Case OTHER = FakeFleet.OTHER;

    private static final int METRICS = 7;

    @TempDir
    Path root;

    private final List<String> said = new ArrayList<>();
    private RunFolder folder;

    private FakeFleet fleet(FakeFleet.Behavior behavior) {
        return new FakeFleet(List.of(FakeFleet.member("a", CASE, OTHER), FakeFleet.member("b", CASE, OTHER)), behavior);
    }

    private static ForkReport calm(PairOrder order, String label, int slot) {
        return FakeFleet.measured(order, label, slot, c -> 100);
    }

    private static ForkReport disturbed(PairOrder order, String label, int slot) {
        return FakeFleet.measured(order, label, slot, c -> 100, 0.5);
    }

    private static ForkReport failing(PairOrder order, String label, int slot) {
        return FakeFleet.failed(order, label, slot, "wrong answer", OptionalInt.empty());
    }

    private RunRecorder recorder() throws IOException {
        folder = RunFolder.create(root, "x", Clock.systemUTC());
        return RunRecorder.create(
                folder, RunRecorder.environment("in-process", root, 1, "slices", Clock.systemUTC()), List.of());
    }

    private SliceTier tier(Fleet fleet, RunRecorder recorder, long seed) {
        return tier(fleet, recorder, Grouping.CASE, seed);
    }

    private SliceTier tier(Fleet fleet, RunRecorder recorder, Grouping grouping, long seed) {
        return new SliceTier(fleet, recorder, grouping, seed, Conditions.DISCARD, said::add);
    }

    /** A tier that has measured so many rounds. */
    private SliceTier measured(FakeFleet fleet, Grouping grouping, int rounds, Case... cases) throws IOException {
        RunRecorder recorder = recorder();
        SliceTier tier = tier(fleet, recorder, grouping, 1);
        tier.measure(List.of(cases), 1, rounds, rounds, c -> "");
        return tier;
    }

    private static List<PairOrder> asked(FakeFleet fleet, Case of) {
        return fleet.asked.stream().filter(o -> o.cases().get(0).equals(of)).toList();
    }

    @Test
    void everyRoundHasOneForkOfEachSubjectAndCase() throws IOException {
        FakeFleet fleet = fleet(SliceTierTest::calm);
        measured(fleet, Grouping.CASE, 5, CASE, OTHER);
        assertThat(fleet.asked).extracting(PairOrder::round).containsExactly(1, 1, 2, 2, 3, 3, 4, 4, 5, 5);
        assertThat(asked(fleet, CASE)).extracting(PairOrder::round).containsExactly(1, 2, 3, 4, 5);
        assertThat(fleet.asked)
                .allSatisfy(o ->
                        assertThat(o.launches().stream().map(Launch::member)).containsExactlyInAnyOrder(0, 1));
        assertThat(folder.readSamples()).hasSize(10 * 2 * METRICS).allMatch(s -> s.status() == Status.OK);
        assertThat(said).last().asString().startsWith("[round 5/5, 0:00 left]");
    }

    /** The candidate alone runs out of memory: so it does in three rounds, and the baseline is heard alone. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatOnlyTheCandidateFailsIsTriedInFurtherRounds(boolean both) throws IOException {
        FakeFleet fleet = fleet((order, label, slot) ->
                label.equals("b") || both && order.launches().size() == 1
                        ? FakeFleet.failed(order, label, slot, "Java heap space", OptionalInt.empty())
                        : calm(order, label, slot));
        RunRecorder recorder = recorder();
        SliceTier tier = tier(fleet, recorder, 1);
        tier.judgeIn(1e9);
        tier.measure(List.of(CASE), 1, 1, 5, c -> "");
        assertThat(tier.mayFailAgain()).isTrue();
        assertThat(tier.hasGivenUp(List.of(CASE))).isFalse();
        tier.measure(List.of(CASE), 2, 5, 5, c -> "");
        assertThat(tier.mayFailAgain()).isFalse();
        assertThat(tier.hasGivenUp(List.of(CASE))).isTrue();
        assertThat(fleet.asked.stream().map(o -> o.round() + "." + o.launches().size()))
                .containsExactly("1.2", "2.2", "3.2", "3.1");
        assertThat(folder.readSamples().stream()
                        .filter(s -> s.status() == Status.FAILED)
                        .map(s -> s.subject() + s.round()))
                .containsExactlyElementsOf(both ? List.of("b1", "b2", "b3", "a3") : List.of("b1", "b2", "b3"));
        assertThat(tier.failed()).containsExactly(CASE);
    }

    @ParameterizedTest
    @CsvSource({"0, 'true, true, true, false, false, false'", "64, 'true, true, true, true, true, true'"})
    void leaksAreReadInThreeRoundsAndGoOnBeingReadWhereThereIsOne(double leak, String expected) throws IOException {
        FakeFleet fleet = fleet((order, label, slot) -> {
            ForkReport calm = calm(order, label, slot);
            return order.census() ? FakeFleet.with(calm, Metric.LEAK, label.equals("b") ? leak : 0) : calm;
        });
        measured(fleet, Grouping.CASE, 6, CASE);
        assertThat(fleet.asked.stream().map(o -> Boolean.toString(o.census()))).containsExactly(expected.split(", "));
    }

    @Test
    void theCoinIsFairAndTheOrderShuffledButTheSeedFixesBoth() throws IOException {
        List<List<PairOrder>> runs = new ArrayList<>();
        for (long seed : new long[] {7, 7, 8}) {
            FakeFleet fleet = fleet(SliceTierTest::calm);
            RunRecorder recorder = recorder();
            tier(fleet, recorder, seed).measure(List.of(CASE, OTHER), 1, 200, 200, c -> "");
            runs.add(fleet.asked.stream()
                    .map(o -> new PairOrder(o.cases(), o.only(), o.census(), "", o.round(), 1, o.launches()))
                    .toList());
        }
        assertThat(runs.get(0)).isEqualTo(runs.get(1)).isNotEqualTo(runs.get(2));
        long first = runs.get(0).stream()
                .filter(o -> o.launches().get(0).member() == 0)
                .count();
        // 400 flips: 4 standard deviations are 40.
        assertThat(first).isBetween(160L, 240L);
        Set<Case> opening = runs.get(0).stream().collect(Collectors.groupingBy(PairOrder::round)).values().stream()
                .map(round -> round.get(0).cases().get(0))
                .collect(Collectors.toSet());
        assertThat(opening).containsExactlyInAnyOrder(CASE, OTHER);
    }

    @Test
    void aDisturbedPairIsDiscardedWholeAndMeasuredAgainInItsRound() throws IOException {
        FakeFleet fleet = fleet((order, label, slot) -> order.round() == 2 && order.attempt() < 3 && label.equals("b")
                ? disturbed(order, label, slot)
                : calm(order, label, slot));
        SliceTier tier = measured(fleet, Grouping.CASE, 3, CASE);
        assertThat(said.stream().filter(line -> line.startsWith("discarded: "))).hasSize(2);
        assertThat(tier.unsettled()).isEmpty();
        assertThat(fleet.asked.stream().map(o -> o.round() + "." + o.attempt()))
                .containsExactly("1.1", "2.1", "2.2", "2.3", "3.1");
        assertThat(fleet.asked.subList(1, 4).stream().map(PairOrder::launches).distinct())
                .as("the coin of a round is the same however often it is tried")
                .hasSize(1);
        assertThat(folder.readSamples().stream()
                        .filter(s -> s.status() == Status.DISCARDED)
                        .map(s -> s.subject() + s.round() + "." + s.fork()))
                .containsExactlyInAnyOrder("a2.1", "b2.1", "a2.2", "b2.2");
        assertThat(said)
                .anyMatch(line ->
                        line.contains("discarded: round 2, B.m p=1: workers waited for a processor, for up to 50%"));
    }

    @Test
    void aCaseWithThreeMissingRoundsIsUnsettledAndTheOthersGoOn() throws IOException {
        FakeFleet fleet = fleet((order, label, slot) ->
                order.cases().get(0).equals(CASE) ? disturbed(order, label, slot) : calm(order, label, slot));
        RunRecorder recorder = recorder();
        SliceTier tier = tier(fleet, recorder, 1);
        tier.measure(List.of(CASE, OTHER), 1, 2, 2, c -> "");
        assertThat(tier.unsettled()).as("two rounds may be missing").isEmpty();
        tier.measure(List.of(CASE, OTHER), 3, 5, 5, c -> "");
        assertThat(tier.unsettled()).containsExactly(CASE);
        assertThat(tier.failed()).isEmpty();
        assertThat(asked(fleet, CASE)).hasSize(Run.MOST_MISSING * SliceTier.ATTEMPTS);
        assertThat(asked(fleet, OTHER)).hasSize(5);
    }

    /** Pairs count as soon as their samples are there; what was written before them does not. */
    @Test
    void thePairsOfARoundThatWasCutOffAreMeasuredAgain() throws IOException {
        measured(fleet(SliceTierTest::calm), Grouping.CASE, 2, CASE);
        List<String> samples = Files.readAllLines(folder.samples());
        Files.write(folder.samples(), samples.subList(0, samples.size() - 1));
        FakeFleet again = fleet(SliceTierTest::calm);
        RunRecorder resumed = RunRecorder.resume(folder, List.of("a", "b"), said::add);
        assertThat(resumed.pairs()).extracting(PairRow::round).containsOnly(1);
        tier(again, resumed, 1).measure(List.of(CASE), 1, 2, 2, c -> "");
        assertThat(again.asked).extracting(PairOrder::round).containsExactly(2);
        assertThat(folder.readPairs(folder.readEnvironment()))
                .extracting(PairRow::round)
                .containsExactly(1, 1, 1, 1, 1, 2, 2, 2, 2, 2);
    }

    /** Starts have settings of another kind, and a run that goes on with either keeps both. */
    @Test
    void aRunGoesOnWithItsOwnSettings() throws IOException {
        measured(fleet(SliceTierTest::calm), Grouping.CASE, 1, CASE);
        Environment begun = folder.readEnvironment();
        String own = begun.require("settings");
        begun.put("settings", "starts 6 | " + own).write(folder.environment());
        RunRecorder resumed = RunRecorder.resume(folder, List.of("a", "b"), said::add);
        tier(fleet(SliceTierTest::calm), resumed, 1).measure(List.of(CASE), 2, 2, 2, c -> "");
        assertThat(folder.readEnvironment().require("settings")).isEqualTo("starts 6 | " + own);
        begun.put("settings", own + " of another length").write(folder.environment());
        RunRecorder other = RunRecorder.resume(folder, List.of("a", "b"), said::add);
        assertThatThrownBy(() -> tier(fleet(SliceTierTest::calm), other, 1).measure(List.of(CASE), 3, 3, 3, c -> ""))
                .isInstanceOf(IncomparableException.class)
                .hasMessageContaining("settings was " + own + " of another length");
    }

    /** What was measured is not measured a second time beside itself. */
    @Test
    void aRunWhoseSamplesAreGoneIsNotResumed() throws IOException {
        measured(fleet(SliceTierTest::calm), Grouping.CASE, 2, CASE);
        Files.delete(folder.samples());
        assertRefused(() -> RunRecorder.resume(folder, List.of("a", "b"), said::add), "samples.csv is missing");
    }

    /** A kill between two appends: of the last group the forks, pairs and slices are there, and its samples are not. */
    @Test
    void whatASharedRoundLeftWithoutSamplesIsNotThereTwice() throws IOException {
        measured(fleet(SliceTierTest::calm), Grouping.CASE, 2, CASE, OTHER);
        List<Path> files = List.of(folder.samples(), folder.pairs(), folder.forks(), folder.slices());
        List<List<String>> whole = new ArrayList<>();
        for (Path file : files) {
            whole.add(Files.readAllLines(file));
        }
        List<String> samples = whole.get(0);
        Files.write(folder.samples(), samples.subList(0, samples.size() - 2 * METRICS));
        Files.writeString(folder.slices(), "b,2,1,\"cut", StandardOpenOption.APPEND);
        RunRecorder resumed = RunRecorder.resume(folder, List.of("a", "b"), said::add);
        tier(fleet(SliceTierTest::calm), resumed, 1).measure(List.of(CASE, OTHER), 1, 2, 2, c -> "");
        for (int i = 0; i < files.size(); i++) {
            assertThat(Files.readAllLines(files.get(i))).containsExactlyInAnyOrderElementsOf(whole.get(i));
        }
    }

    @Test
    void aFailedForkEndsItsCaseAndLeavesOneRow() throws IOException {
        FakeFleet fleet = fleet((order, label, slot) -> order.cases().get(0).equals(CASE) && label.equals("b")
                ? failing(order, label, slot)
                : calm(order, label, slot));
        assertThat(measured(fleet, Grouping.CASE, 3, CASE, OTHER).failed()).containsExactly(CASE);
        assertThat(asked(fleet, CASE)).hasSize(1);
        assertThat(folder.readSamples().stream()
                        .filter(s -> s.benchmarkCase().equals(CASE))
                        .map(s -> s.subject() + " " + s.status() + " " + s.metric()))
                .containsExactlyInAnyOrder("b FAILED " + Metric.THROUGHPUT, "a DISCARDED " + Metric.COST);
        assertThat(said).contains("FAILED b, B.m p=1: wrong answer; the other forks of its round are discarded");
    }

    @Test
    void whatIsBurnedAndRecordedReachesTheFork() throws IOException {
        FakeFleet fleet = sharing(SliceTierTest::calm);
        RunRecorder recorder = recorder();
        SliceTier tier = tier(fleet, recorder, Grouping.APPLICATION, 1);
        tier.slowDown(1, c -> c == OTHER ? 250 : 0);
        assertThat(tier.once(OTHER, List.of(CASE, OTHER), label -> label + ".jfr"))
                .extracting(ForkReport::label)
                .containsExactly("a", "b");
        assertThat(recorder.samples()).as("a recording's figures are not kept").isEmpty();
        assertThat(fleet.asked).singleElement().satisfies(o -> {
            assertThat(o.cases()).containsExactly(CASE, OTHER);
            assertThat(o.only()).as("all slices are of that case").hasValue(1);
            assertThat(o.launches())
                    .containsExactlyInAnyOrder(
                            new Launch(0, List.of(0L, 0L), "a.jfr"), new Launch(1, List.of(0L, 250L), "b.jfr"));
        });
    }

    @Test
    void theEnvironmentTellsWhatForksRanOn() throws IOException {
        measured(fleet(SliceTierTest::calm), Grouping.CASE, 1, CASE);
        assertThat(folder.readEnvironment().values())
                .containsEntry("jvm", "vm")
                .containsEntry("jvm_flags", "-Xmx1g")
                .containsEntry("jmh", "1.37")
                .containsEntry("harness", "harness")
                .containsEntry("engine.b", "engine of b")
                .containsEntry("flags.b", "-Xmx1g")
                .containsKey("fingerprint");
    }

    private static final Case THIRD = Case.of("B.m", "p=3", "thrpt", 1);

    private FakeFleet sharing(FakeFleet.Behavior behavior) {
        return new FakeFleet(
                List.of(FakeFleet.sharing("a", CASE, OTHER, THIRD), FakeFleet.sharing("b", CASE, OTHER, THIRD)),
                behavior);
    }

    @ParameterizedTest
    @CsvSource({"false, TOGETHER, 1", "false, APPLICATION, 3", "false, CASE, 3", "true, APPLICATION, 1", "true, CASE, 3"
    })
    void casesShareAForkIfTheyAreOfOneApplicationOrTogether(boolean one, Grouping grouping, int forks)
            throws IOException {
        FakeFleet fleet = one
                ? sharing(SliceTierTest::calm)
                : new FakeFleet(
                        List.of(FakeFleet.apart("a", CASE, OTHER, THIRD), FakeFleet.apart("b", CASE, OTHER, THIRD)),
                        SliceTierTest::calm);
        measured(fleet, grouping, 2, CASE, OTHER, THIRD);
        assertThat(fleet.asked)
                .hasSize(2 * forks)
                .allSatisfy(o -> assertThat(o.cases()).hasSize(3 / forks));
        assertThat(folder.readSamples()).hasSize(2 * 3 * 2 * METRICS);
    }

    @Test
    void aCaseThatFailsIsLeftOutAndTheOthersAreMeasuredInTheSameRound() throws IOException {
        FakeFleet fleet = sharing((order, label, slot) -> order.cases().contains(OTHER) && label.equals("b")
                ? FakeFleet.failed(
                        order,
                        label,
                        slot,
                        "wrong answer",
                        OptionalInt.of(order.cases().indexOf(OTHER)))
                : calm(order, label, slot));
        assertThat(measured(fleet, Grouping.APPLICATION, 2, CASE, OTHER, THIRD).failed())
                .containsExactly(OTHER);
        assertThat(fleet.asked.stream()
                        .map(o -> o.round() + "." + o.attempt() + " of "
                                + o.cases().size()))
                .containsExactly("1.1 of 3", "1.2 of 2", "2.1 of 2");
        assertThat(folder.readSamples().stream()
                        .filter(s -> s.status() == Status.FAILED)
                        .map(s -> s.subject() + " " + s.benchmarkCase()))
                .containsExactly("b " + OTHER);
        assertThat(folder.readSamples().stream().filter(s -> s.status() == Status.DISCARDED))
                .hasSize(5);
        assertThat(said).contains("FAILED b, B.m p=2: wrong answer; the other forks of its round are discarded");
    }

    @Test
    void aForkThatFailsOnNoCaseInParticularEndsThemAll() throws IOException {
        FakeFleet fleet = sharing((order, label, slot) -> failing(order, label, slot));
        assertThat(measured(fleet, Grouping.APPLICATION, 3, CASE, OTHER, THIRD).failed())
                .containsExactlyInAnyOrder(CASE, OTHER, THIRD);
        assertThat(fleet.asked).hasSize(1);
    }

    @Test
    void whatOnlySomeSubjectsHaveIsAGroupOfItsOwn() throws IOException {
        FakeFleet fleet = new FakeFleet(
                List.of(FakeFleet.sharing("a", CASE, OTHER, THIRD), FakeFleet.sharing("b", CASE, OTHER)),
                SliceTierTest::calm);
        measured(fleet, Grouping.APPLICATION, 1, CASE, OTHER, THIRD);
        assertThat(fleet.asked.stream()
                        .map(o -> o.cases().size() + "x" + o.launches().size()))
                .containsExactlyInAnyOrder("2x2", "1x1");
    }

    /** All but the name of the run, which the tests' forks make up. */
    private static String told(PairOrder order) {
        return order.round() + "." + order.attempt() + order.cases() + order.launches() + order.census();
    }

    /** A round is tried twice, and a case fails in another one. */
    @Test
    void whatIsMeasuredNextIsSaidBeforeUnlessItFailsMeanwhile() throws IOException {
        FakeFleet fleet = fleet((order, label, slot) -> order.round() == 2 && order.attempt() == 1
                ? disturbed(order, label, slot)
                : order.round() == 3 && order.cases().contains(OTHER)
                        ? failing(order, label, slot)
                        : calm(order, label, slot));
        measured(fleet, Grouping.CASE, 4, CASE, OTHER);
        List<String> asked = fleet.asked.stream().map(SliceTierTest::told).toList();
        for (int i = 0; i < asked.size(); i++) {
            Optional<PairOrder> next = fleet.announced.get(i);
            boolean fails = next.filter(n -> n.cases().contains(OTHER)).isPresent();
            assertThat(fails
                            || next.map(SliceTierTest::told).stream()
                                    .allMatch(asked.subList(i + 1, asked.size())::contains))
                    .as("%s after %s", next, asked.get(i))
                    .isTrue();
        }
        assertThat(fleet.announced.get(fleet.asked.size() - 1)).isEmpty();
        // Of 8 pairs, 2 are tried twice, and one is not measured.
        assertThat(fleet.asked).hasSize(9);
    }

    @Test
    void aRoundThatIsLikelyToFollowIsSaidAndNotMeasured() throws IOException {
        FakeFleet fleet = fleet(SliceTierTest::calm);
        SliceTier tier = tier(fleet, recorder(), 1);
        tier.measure(List.of(CASE), 1, 1, 6, c -> "");
        assertThat(fleet.asked).hasSize(1);
        assertThat(said).last().asString().startsWith("[round 1/6, 0:00 to the next look]");
        tier.measure(List.of(CASE), 2, 6, 6, c -> "");
        assertThat(said).last().asString().startsWith("[round 6/6, 0:00 left]");
        assertThat(fleet.announced.get(0).map(SliceTierTest::told)).contains(told(fleet.asked.get(1)));
        assertThat(fleet.announced).last().isEqualTo(Optional.empty());
    }
}
