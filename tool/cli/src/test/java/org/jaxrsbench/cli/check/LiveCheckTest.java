package org.jaxrsbench.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.slices.FakeFleet;
import org.jaxrsbench.slices.Fleet.PairOrder;
import org.jaxrsbench.slices.FleetMember;
import org.jaxrsbench.view.CheckReport;
import org.jaxrsbench.view.UnchangedChecks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A check from its first pair to its verdicts, on forks that are made up. */
class LiveCheckTest {

    private static final GateSettings SETTINGS = GateSettings.standard();

    @TempDir
    Path root;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final Random noise = new Random(3);
    private LongSupplier clock = System::nanoTime;
    private Path folder;

    private FakeFleet fleet(double dropOfOther, FleetMember baseline, FleetMember candidate) {
        return new FakeFleet(List.of(baseline, candidate), (order, label, slot) -> {
            boolean slower = label.equals("new") && order.cases().get(0).equals(FakeFleet.OTHER);
            double nanos = 1e6 * Math.exp(0.002 * noise.nextGaussian()) / (slower ? 1 - dropOfOther : 1);
            return FakeFleet.measured(order, label, slot, c -> nanos);
        });
    }

    private static CheckRequest request() {
        return new CheckRequest("old", "new", SETTINGS, Metric.COST, AllowFile.NONE, false);
    }

    private CheckReport check(FakeFleet fleet) throws IOException {
        return check(fleet, Double.POSITIVE_INFINITY);
    }

    private CheckReport check(FakeFleet fleet, double seconds) throws IOException {
        PrintStream progress = new PrintStream(said, true);
        try (PairedRun run = new ToyRuns(root, plan -> fleet, progress).begin(ToyRuns.plan("old", "new"), "check")) {
            folder = run.recorder().folder().path();
            return new LiveCheck(request(), run, progress, clock).report(seconds);
        }
    }

    private static Verdict verdict(CheckReport report, Case of) {
        return report.result().rows().stream()
                .collect(Collectors.toMap(CheckResult.Row::benchmarkCase, CheckResult.Row::verdict))
                .get(of);
    }

    private static FleetMember member(String label) {
        return FakeFleet.member(label, FakeFleet.CASE, FakeFleet.OTHER);
    }

    @Test
    void noChangeEndsAtTheFirstLook() throws IOException {
        FakeFleet fleet = fleet(0, member("old"), member("new"));
        CheckReport report = check(fleet);
        assertThat(report.result().verdict()).isEqualTo(Verdict.PASS);
        assertThat(report.result().rows()).extracting(CheckResult.Row::look).containsOnly(6);
        assertThat(fleet.asked).hasSize(2 * 6);
        assertThat(said.toString()).doesNotContain("undecided");
        assertThat(said.toString().lines().filter(line -> line.startsWith("[")))
                .as("a log gets one line a round")
                .hasSize(6);
        assertThat(said.toString())
                .as("from what the first round took, whether or not there is a limit")
                .containsPattern("a round takes .*: about [0-9.]+ minutes if nothing changed");
    }

    @Test
    void aDropIsNamedAtEightAndAllCasesAreMeasuredUntilThen() throws IOException {
        FakeFleet fleet = fleet(0.1, member("old"), member("new"));
        CheckReport report = check(fleet);
        assertThat(verdict(report, FakeFleet.OTHER)).isEqualTo(Verdict.REGRESSION);
        assertThat(verdict(report, FakeFleet.CASE)).isEqualTo(Verdict.PASS);
        List<Integer> eight = IntStream.rangeClosed(1, 8).boxed().toList();
        assertThat(rounds(fleet, FakeFleet.OTHER)).containsExactlyElementsOf(eight);
        assertThat(rounds(fleet, FakeFleet.CASE))
                .as("the case that passed at six stays in the family")
                .containsExactlyElementsOf(eight);
        assertThat(said.toString())
                .containsPattern("after 6 rounds 1 of 2 cases is undecided: " + CaseNames.of(FakeFleet.OTHER)
                        + " \\(pair sd [0-9.]+%\\); the last look, after 30 rounds, is about 1 min away");
    }

    @Test
    void checksInWhichNothingChangedAreRecordedAndThoseThatWereNotGreenCounted() throws IOException {
        Path file = root.resolve("unchanged.csv");
        UnchangedChecks record = new UnchangedChecks(file);
        assertThat(record.note()).startsWith("no check of unchanged code is recorded");
        record.add(check(fleet(0, member("old"), member("new"))).result());
        assertThat(record.note()).isEqualTo("of 1 recorded check of unchanged code, none was not green: 0% [0, 98]");
        CheckReport slower = check(fleet(0.1, member("old"), member("new")));
        record.add(slower.result());
        assertThat(new UnchangedChecks(file).note())
                .isEqualTo("of 2 recorded checks of unchanged code, 1 was not green: 50% [1, 99]");
        Files.delete(file);
        Files.createDirectory(file); // as a full disk would, it takes no row
        record.add(slower.result());
        assertThat(record.note()).contains("of 3 recorded checks").contains("could not be written to " + file);
        Path below = file.resolve("new/unchanged.csv");
        new UnchangedChecks(below).add(slower.result());
        assertThat(below).as("its folder was made").exists();
    }

    /** Of one worker nothing is said: it has nobody to wait for. */
    @Test
    void ofSeveralWorkersItIsSaidHowLongTheyStoodStill() throws IOException {
        assertThat(check(fleet(0, member("old"), member("new"))).notes()).noneMatch(n -> n.contains("behind locks"));
        CheckReport report = check(fleet(0, ofTwoWorkers("old"), ofTwoWorkers("new")));
        assertThat(report.notes())
                .filteredOn(n -> n.contains("behind locks"))
                .hasSize(2)
                .allMatch(n -> n.matches(".*: behind locks, or asleep: \\S+ ns -> \\S+ ns an operation"));
    }

    private static FleetMember ofTwoWorkers(String label) {
        return FleetMember.of(label, member(label).harness(), 2);
    }

    @Test
    void aFirstLookThatWouldEndTooLateLeavesAllUndecidedAfterARound() throws IOException {
        FakeFleet fleet = fleet(0.1, member("old"), member("new"));
        CheckReport report = check(fleet, Double.MIN_VALUE);
        assertThat(report.result().verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(report.result().rows()).hasSize(2);
        assertThat(rounds(fleet, FakeFleet.OTHER)).containsExactly(1);
        assertThat(said.toString()).contains("the look after 6 rounds would be beyond --time-budget", "of the 2 cases");
        assertThat(report.notes())
                .anySatisfy(note -> assertThat(note).contains("stopped after 1 round", "--time-budget"));
    }

    /** A round that is tried three times might take longer than all the time there is. */
    @Test
    void onceTheTimeIsOverNothingIsTriedAgain() throws IOException {
        FakeFleet fleet = new FakeFleet(
                List.of(member("old"), member("new")),
                (order, label, slot) -> FakeFleet.measured(order, label, slot, c -> 1e6, 0.9));
        CheckReport report = check(fleet, Double.MIN_VALUE);
        assertThat(fleet.asked).hasSize(2);
        assertThat(report.result().exitCode(true)).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(report.notes()).anySatisfy(note -> assertThat(note).contains("--time-budget"));
    }

    @Test
    void dataOfACheckGiveItsVerdicts() throws IOException {
        CheckReport live = check(fleet(0.1, member("old"), member("new")));
        CheckReport again = request().report(Run.read(folder));
        assertThat(again.result().rows()).isEqualTo(live.result().rows()).hasSize(2);
    }

    @Test
    void busyThreadsEndACheckAtTheFirstLookAndItsDataSayTheSame() throws IOException {
        FakeFleet fleet = new FakeFleet(
                List.of(member("old"), member("new")),
                (order, label, slot) -> FakeFleet.with(
                        FakeFleet.measured(order, label, slot, c -> 1e6 + noise.nextInt(5000)),
                        Metric.BACKGROUND,
                        label.equals("new") && order.cases().get(0).equals(FakeFleet.OTHER) ? 0.5 : 0.2));
        CheckReport live = check(fleet);
        assertThat(verdict(live, FakeFleet.CASE)).isEqualTo(Verdict.PASS);
        assertThat(verdict(live, FakeFleet.OTHER)).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(live.result().exitCode(false)).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(rounds(fleet, FakeFleet.OTHER)).hasSize(6);
        assertThat(request().report(Run.read(folder)).result().rows())
                .isEqualTo(live.result().rows());
    }

    private static List<Integer> rounds(FakeFleet fleet, Case benchmarkCase) {
        return fleet.asked.stream()
                .filter(order -> order.cases().get(0).equals(benchmarkCase))
                .map(PairOrder::round)
                .toList();
    }

    @Test
    void aCaseThatTheCandidateLacksIsARegressionAndIsNotMeasured() throws IOException {
        FakeFleet fleet = fleet(0, member("old"), FakeFleet.member("new", FakeFleet.CASE));
        CheckReport report = check(fleet);
        assertThat(verdict(report, FakeFleet.OTHER)).isEqualTo(Verdict.REGRESSION);
        assertThat(rounds(fleet, FakeFleet.OTHER)).isEmpty();
        assertThat(report.notes()).anySatisfy(note -> assertThat(note).contains("^B\\.m p=2$,0%,"));
    }

    @Test
    void whatOnlyTheCandidateHasIsListed() throws IOException {
        CheckReport report = check(fleet(0, FakeFleet.member("old", FakeFleet.CASE), member("new")));
        assertThat(report.result().rows()).hasSize(1);
        assertThat(report.notes()).anySatisfy(note -> assertThat(note).contains("only the candidate", "p=2"));
    }

    @Test
    void aCheckOfNothingIsBadInput() {
        FakeFleet fleet = fleet(0, FakeFleet.member("old"), member("new"));
        assertThatThrownBy(() -> check(fleet)).isInstanceOf(BadInputException.class);
        assertThat(fleet.asked).isEmpty();
    }

    @Test
    void aForkThatFailsLeavesItsCaseUndecidedAndTheOthersJudged() throws IOException {
        FakeFleet fleet = new FakeFleet(List.of(member("old"), member("new")), (order, label, slot) -> {
            Case c = order.cases().get(0);
            return label.equals("new") && c.equals(FakeFleet.OTHER)
                    ? FakeFleet.failed(order, label, slot, "broken", OptionalInt.of(0))
                    : FakeFleet.measured(order, label, slot, any -> 1e6 + noise.nextInt(5000));
        });
        CheckReport report = check(fleet);
        assertThat(report.result().rows())
                .filteredOn(row -> row.benchmarkCase().equals(FakeFleet.OTHER))
                .extracting(CheckResult.Row::reason)
                .containsExactly(new Reason.Failed("new", "broken"));
        assertThat(verdict(report, FakeFleet.CASE)).isEqualTo(Verdict.PASS);
        assertThat(report.result().exitCode(true)).isEqualTo(ExitCode.MEASUREMENT_FAILED);
        assertThat(request().report(Run.read(folder)).result().rows())
                .isEqualTo(report.result().rows());
        assertThat(rounds(fleet, FakeFleet.OTHER)).containsExactly(1);
        assertThat(rounds(fleet, FakeFleet.CASE)).hasSize(6);
    }

    /** A round takes 200 s, so that a limit of 500 s leaves room for two of them, and no look is within it. */
    @ParameterizedTest
    @CsvSource({"it hung with a full heap (x), 2, REGRESSION", "Java heap space, 2, FAILED", "broken, 1, FAILED"})
    void aCandidateThatFailsIsTriedAgainAsLongAsARoundFits(String why, int rounds, Verdict verdict) throws IOException {
        AtomicLong time = new AtomicLong();
        clock = time::get;
        FakeFleet fleet = new FakeFleet(
                List.of(FakeFleet.member("old", FakeFleet.CASE), FakeFleet.member("new", FakeFleet.CASE)),
                (order, label, slot) -> {
                    time.addAndGet(100_000_000_000L);
                    return label.equals("new")
                            ? FakeFleet.failed(order, label, slot, why, OptionalInt.empty())
                            : FakeFleet.measured(order, label, slot, any -> 1e6);
                });
        CheckReport report = check(fleet, 500);
        assertThat(verdict(report, FakeFleet.CASE)).isEqualTo(verdict);
        assertThat(rounds(fleet, FakeFleet.CASE).stream().distinct()).hasSize(rounds);
        assertThat(said.toString().contains("stopped after"))
                .as("only what was cut off")
                .isEqualTo(why.equals("Java heap space"));
    }

    @Test
    void anotherHarnessIsRefusedBeforeAnythingIsMeasured() {
        FakeFleet fleet = fleet(0, member("old"), FakeFleet.member("new", "another", "", FakeFleet.CASE));
        assertThatThrownBy(() -> check(fleet)).isInstanceOf(IncomparableException.class);
        assertThat(fleet.asked).isEmpty();
    }

    @Test
    void aShareOfALongerOperationIsMore() {
        FrameShares.Change change = new FrameShares.Change(
                "C.run", false, new FrameShares.Share(0.5, 100), new FrameShares.Share(0.55, 200));
        assertThat(RegressionRecordings.frame(change, Metric.CPU, 1000, 2000))
                .isEqualTo("cpu, itself: 50% [40.4%, 59.6%] -> 55% [48.1%, 61.7%] of 100 and 200 samples,"
                        + " 500 ns -> 1.10 us  C.run");
    }
}
