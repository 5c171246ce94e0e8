package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.TestSamples;
import org.jaxrsbench.stats.Summary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Given pairs, when checked, then this verdict for this reason: as data. */
class CheckTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 6, 1);
    private static final Case A = Case.of("A.b", "path=a", "thrpt", 1);

    private final GateSettings settings = GateSettings.standard();

    @TempDir
    private Path folder;

    private static AllowFile.Entry entry(String maxDrop, LocalDate expires) {
        return new AllowFile.Entry(Pattern.compile("path=a"), maxDrop, "known", expires, Optional.empty());
    }

    /** So many pairs of one case, each with the same drop but for a little that differs from pair to pair. */
    private static List<Sample> pairs(int pairs, double drop) {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= pairs; round++) {
            add(samples, A, round, Metric.THROUGHPUT, 1000, 1000 * (1 - drop) * (1 + 0.0001 * round));
        }
        return samples;
    }

    private static void add(List<Sample> samples, Case of, int round, Metric metric, double before, double after) {
        samples.addAll(TestSamples.fork("old", of, round, 1, metric, before));
        samples.addAll(TestSamples.fork("new", of, round, 1, metric, after));
    }

    private static PairTable table(List<Sample> samples) {
        return PairTable.of(samples, "old", "new", Metric.THROUGHPUT, Pairing.TURNS);
    }

    private Check check(AllowFile allow) {
        return new Check(settings, Metric.THROUGHPUT, allow, TODAY);
    }

    private CheckResult.Row row(List<Sample> samples, AllowFile allow, boolean paired) {
        return check(allow).rows(table(samples), samples, paired).get(0);
    }

    private Reason reason(List<Sample> samples) {
        return row(samples, AllowFile.NONE, true).reason();
    }

    private static Reason measured(TimeFinding time) {
        return new Reason.Measured(time, Reason.Memory.FINE);
    }

    @Test
    void aDropIsNamedAtTheLookAtEight() {
        CheckResult.Row row = row(pairs(22, 0.1), AllowFile.NONE, true);
        // The smallest p-value that eight pairs can have.
        assertThat(row.reason()).isEqualTo(measured(new TimeFinding.Drop(Math.pow(2, -8), 8)));
        assertThat(row.verdict()).isEqualTo(Verdict.REGRESSION);
        assertThat(row.p()).isEqualTo(Math.pow(2, -8));
        assertThat(row.change().n()).isEqualTo(8);
        assertThat(row.look()).isEqualTo(8);
    }

    @Test
    void noDropAndAGainPass() {
        assertThat(reason(pairs(6, 0.001))).isEqualTo(measured(new TimeFinding.NoDrop(0.05)));
        assertThat(reason(pairs(6, -0.2))).isEqualTo(measured(new TimeFinding.Faster()));
        assertThat(reason(pairs(6, -0.005)))
                .as("faster by less than 1%")
                .isEqualTo(measured(new TimeFinding.NoDrop(0.05)));
    }

    @Test
    void dataWithoutACoinAreRefusedUnlessTheyAreNoPairs() {
        List<Sample> samples =
                pairs(22, 0).stream().filter(s -> s.round() % 2 == 1).toList();
        assertRefused(() -> row(samples, AllowFile.NONE, true), "slot");
        assertThat(row(samples, AllowFile.NONE, false))
                .returns(Verdict.INCONCLUSIVE, CheckResult.Row::verdict)
                .returns(measured(new TimeFinding.NotPaired()), CheckResult.Row::reason);
        assertThat(row(pairs(22, 0.1), AllowFile.NONE, false).reason())
                .isEqualTo(measured(new TimeFinding.NotPaired()));
    }

    /** Of six rounds, one coin in 32 falls on one side. */
    @Test
    void fewerThanTwentyRoundsSayNothingOfTheCoin() {
        List<Sample> oneSided =
                pairs(39, 0).stream().filter(s -> s.round() % 2 == 1).toList();
        assertThat(row(inRounds(oneSided, 19), AllowFile.NONE, true).verdict()).isEqualTo(Verdict.PASS);
        assertThat(row(inRounds(oneSided, 6), AllowFile.NONE, true).verdict()).isEqualTo(Verdict.PASS);
        assertRefused(() -> row(inRounds(oneSided, 20), AllowFile.NONE, true), "slot");
    }

    /** The first pairs, one in each round. */
    private static List<Sample> inRounds(List<Sample> samples, int rounds) {
        return samples.stream()
                .filter(s -> s.round() < 2 * rounds)
                .map(s -> s.inRound(s.run(), (s.round() + 1) / 2))
                .toList();
    }

    @Test
    void aRiseInAllocationCountsBesideTime() {
        List<Sample> samples = pairs(22, 0);
        for (int round = 1; round <= 22; round++) {
            add(samples, A, round, Metric.ALLOC, 1000, 1100);
        }
        Reason.Measured measured = (Reason.Measured) reason(samples);
        assertThat(measured.time().verdict()).isEqualTo(Verdict.PASS);
        assertThat(measured.memory().allocation()).isEqualTo(Verdict.REGRESSION);
        assertThat(measured.verdict()).isEqualTo(Verdict.REGRESSION);
        AllowFile allow = new AllowFile(List.of(entry("100%", TODAY)));
        assertThat(row(samples, allow, true).reason())
                .as("a drop is allowed, more allocation is not")
                .isEqualTo(new Reason.Allowance(allow.entries().get(0), Reason.Use.EXCEEDED, measured))
                .returns(Verdict.REGRESSION, Reason::verdict);
    }

    private Reason failing(List<String> whys, Integer... baseline) {
        return failing(pairs(2, 0), whys, baseline);
    }

    /** Of a candidate that fails in further rounds, for such reasons, and a baseline that fails in others. */
    private Reason failing(List<Sample> pairs, List<String> whys, Integer... baseline) {
        List<Sample> samples = new ArrayList<>(pairs);
        List<ForkRow> forks = new ArrayList<>();
        for (int i = 0; i < whys.size(); i++) {
            failed(samples, forks, "new", pairs.size() / 2 + 1 + i, whys.get(i));
        }
        for (int round : baseline) {
            failed(samples, forks, "old", round, "it hung, and was ended after 60 s");
        }
        return new Check(settings, Metric.THROUGHPUT, AllowFile.NONE, TODAY, forks)
                .rows(table(samples), samples, true)
                .get(0)
                .reason();
    }

    private static void failed(List<Sample> samples, List<ForkRow> forks, String subject, int round, String why) {
        Sample like = TestSamples.fork(subject, A, round, 1, Metric.THROUGHPUT, Double.NaN)
                .get(0);
        samples.add(new Sample(like.run(), like.from(), A, like.in(), 1, Metric.THROUGHPUT, Double.NaN, Status.FAILED));
        forks.add(new ForkRow(
                new ForkRow.Place(subject, A.toString(), round, 1, 1),
                Status.FAILED,
                why,
                new ForkRow.Conditions(true, 0, 0, 0, 0),
                new ForkRow.Work(0, 0, 0),
                Optional.empty()));
    }

    @Test
    void failingAgainAndAgainIsAVerdictIfTheBaselineDoesNot() {
        String memory = "java.lang.OutOfMemoryError: Java heap space";
        String hang = "it hung, and was ended after 60 s";
        assertThat(failing(List.of(memory, memory, memory)))
                .isEqualTo(new Reason.Fails(List.of(memory, memory, memory)));
        assertThat(failing(List.of(hang, hang)).verdict()).isEqualTo(Verdict.REGRESSION);
        String full =
                "it hung with a full heap (90 full collections in 55 s left it 99.9% full), and was ended after 60 s";
        assertThat(failing(List.of(full, full)).verdict()).isEqualTo(Verdict.REGRESSION);
        assertThat(Failing.of(full).map(Failing::words)).contains("ran out of memory");
        assertThat(failing(List.of(full)).verdict()).isEqualTo(Verdict.FAILED);
        assertThat(failing(List.of(memory, memory, hang)).verdict()).isEqualTo(Verdict.REGRESSION);
        assertThat(failing(List.of(memory, memory)).verdict()).isEqualTo(Verdict.FAILED);
        assertThat(failing(List.of(hang)).verdict()).isEqualTo(Verdict.FAILED);
        assertThat(failing(List.of(memory, memory, memory), 4).verdict())
                .as("the baseline failed in one of these rounds")
                .isEqualTo(Verdict.FAILED);
        String wrong = "java.lang.AssertionError: 41, not 42";
        assertThat(failing(List.of(wrong, "org.opentest4j.AssertionFailedError", "wrong answer: 41, not 42"))
                        .verdict())
                .isEqualTo(Verdict.REGRESSION);
        assertThat(failing(List.of("no such file", "no such file", "no such file"))
                        .verdict())
                .as("the machine, or what the fork was given, may be at fault")
                .isEqualTo(Verdict.FAILED);
    }

    private CheckResult.Row busy(double drop, double baseline, double... candidate) {
        List<Sample> samples = pairs(22, drop);
        for (int i = 0; i < candidate.length; i++) {
            add(samples, A, i + 1, Metric.BACKGROUND, baseline, candidate[i]);
        }
        return row(samples, AllowFile.NONE, true);
    }

    @Test
    void threadsThatOnlyTheCandidateKeepsBusyLeaveItUndecidedAtTheFirstLook() {
        assertBusy(busy(0, 0.05, 0.16, 0.16, 0.16, 0.16, 0.16, 0.16), 0.11);
        assertBusy(busy(-0.2, 0, 1.9, 1.9, 1.9, 1.9, 1.9, 1.9), 1.9);
    }

    private static void assertBusy(CheckResult.Row row, double share) {
        assertThat(row.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(row.look()).isEqualTo(6);
        assertThat(((Reason.Measured) row.reason()).time())
                .isInstanceOfSatisfying(
                        TimeFinding.BusyThreads.class,
                        busy -> assertThat(busy.share()).isCloseTo(share, within(1e-9)));
    }

    @Test
    void threadsThatBothOrOnlyTheBaselineKeepBusyDecideNothing() {
        Reason pass = measured(new TimeFinding.NoDrop(0.05));
        assertThat(busy(0, 0.9, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95).reason()).isEqualTo(pass);
        assertThat(busy(0, 1.9, 0, 0, 0, 0, 0, 0).reason()).isEqualTo(pass);
        assertThat(busy(0, 0, 0, 0, 0, 0, 1.9, 1.9).reason())
                .as("the median pair")
                .isEqualTo(pass);
        assertThat(busy(0.1, 0, 1.9, 1.9, 1.9, 1.9, 1.9, 1.9, 1.9, 1.9).reason())
                .as("a drop is a drop")
                .isEqualTo(measured(new TimeFinding.Drop(Math.pow(2, -8), 8)));
    }

    @Test
    void aDropIsAllowedUpToItsSizeAndItsDay() {
        List<Sample> drop = pairs(22, 0.1);
        AllowFile.Entry enough = entry("12%", TODAY);
        AllowFile.Entry tooSmall = entry("5%", TODAY);
        AllowFile.Entry old = entry("12%", TODAY.minusDays(1));
        Reason regression = reason(drop);
        assertGiven(drop, new Reason.Allowance(enough, Reason.Use.ALLOWED, regression), Verdict.PASS, enough);
        assertGiven(
                drop, new Reason.Allowance(tooSmall, Reason.Use.EXCEEDED, regression), Verdict.REGRESSION, tooSmall);
        assertGiven(drop, new Reason.Allowance(old, Reason.Use.EXPIRED, regression), Verdict.REGRESSION, old, tooSmall);
        // Who accepts it anew adds a line at the end.
        assertGiven(
                drop,
                new Reason.Allowance(enough, Reason.Use.ALLOWED, regression),
                Verdict.PASS,
                old,
                tooSmall,
                enough);
    }

    private void assertGiven(List<Sample> samples, Reason reason, Verdict verdict, AllowFile.Entry... allowed) {
        assertThat(row(samples, new AllowFile(List.of(allowed)), true).reason())
                .isEqualTo(reason)
                .returns(verdict, Reason::verdict);
    }

    @Test
    void aCaseThatTheCandidateLacksIsARegressionUnlessAllowed() {
        List<Sample> old = TestSamples.rounds("old", A, Metric.THROUGHPUT, 100);
        CheckResult.Row missing = row(old, AllowFile.NONE, true);
        assertThat(missing.reason()).isEqualTo(new Reason.Missing(""));
        assertThat(missing.baseline().map(Summary::score)).hasValue(100.0);
        assertThat(missing.candidate()).isEmpty();
        assertThat(check(AllowFile.NONE).missing(List.of(A), List.of()).get(0).reason())
                .isEqualTo(missing.reason());
        assertThat(check(new AllowFile(List.of(entry("1%", TODAY))))
                        .missing(List.of(A), List.of())
                        .get(0)
                        .verdict())
                .isEqualTo(Verdict.PASS);
    }

    @Test
    void ofAMissingCaseItIsSaidWhichParameterWasAddedOrRemoved() {
        assertThat(missing(Case.of("A.b", "charset=utf-8;path=a", "thrpt", 1)))
                .isEqualTo("a parameter was added: charset");
        assertThat(missing(Case.of("A.b", "", "thrpt", 1))).isEqualTo("a parameter was removed: path");
        assertThat(missing(Case.of("A.b", "file=a", "thrpt", 1)))
                .isEqualTo("a parameter was added: file; a parameter was removed: path");
        assertThat(missing(Case.of("A.b", "path=z", "thrpt", 1))).isEmpty();
        assertThat(missing(Case.of("A.other", "charset=utf-8", "thrpt", 1))).isEmpty();
        List<Sample> samples = new ArrayList<>(TestSamples.rounds("old", A, Metric.THROUGHPUT, 100));
        samples.addAll(
                TestSamples.rounds("new", Case.of("A.b", "charset=utf-8;path=a", "thrpt", 1), Metric.THROUGHPUT, 100));
        assertThat(reason(samples)).isEqualTo(new Reason.Missing("a parameter was added: charset"));
    }

    private String missing(Case candidates) {
        Reason reason = check(AllowFile.NONE)
                .missing(List.of(A), List.of(candidates))
                .get(0)
                .reason();
        return ((Reason.Missing) reason).parameters();
    }

    @Test
    void theLineThatAcceptsAMissingCaseAcceptsItAndNoOther() throws IOException {
        for (Case of : List.of(
                A,
                Case.of("A.b", "size=1", "thrpt", 1),
                new Case("A.b", Params.of(Map.of("x", "a,\"b\" [c]*(d)|$^{e}\\E+?.")), "thrpt", 1))) {
            Path file = Files.writeString(
                    folder.resolve("allow.csv"),
                    "pattern,max-drop,reason,expires\n" + AllowFile.line(of, TODAY) + "\n");
            Check check = check(AllowFile.read(file));
            Case longer = new Case(of.benchmark(), of.params().with("y", "1"), "thrpt", 1);
            assertThat(check.missing(List.of(of, longer), List.of()))
                    .extracting(CheckResult.Row::verdict)
                    .containsExactly(Verdict.PASS, Verdict.REGRESSION);
        }
    }

    @Test
    void aChangeIsKnownFromTheFirstPairItsIntervalFromTheThirdItsVerdictFromALook() {
        assertThat(soFar(0)).isEmpty();
        for (int pairs = 1; pairs <= 8; pairs++) {
            Rule.SoFar soFar = soFar(pairs).orElseThrow();
            assertThat(soFar.change().n()).isEqualTo(pairs);
            assertThat(soFar.change().change()).isCloseTo(-0.1, within(0.001));
            assertThat(soFar.change().hasInterval()).isEqualTo(pairs >= 3);
        }
        assertThat(soFar(8).orElseThrow().toSettle()).hasValue(10);
        PairTable eight = table(pairs(8, 0.1));
        assertThat(Rule.decisions(settings, eight, 6).get(0).isGiven()).isFalse();
        assertThat(Rule.decisions(settings, eight, 8).get(0))
                .returns(true, Rule.Decision::isGiven)
                .returns(Verdict.REGRESSION, Rule.Decision::verdict);
    }

    private Optional<Rule.SoFar> soFar(int pairs) {
        return Rule.SoFar.of(settings, table(pairs(pairs, 0.1)).differences(A), Optional.empty());
    }

    @Test
    void aCaseWithoutAnyPairIsUndecidedForItsMissingRounds() {
        PairTable half = table(TestSamples.rounds("old", A, Metric.THROUGHPUT, 100));
        PairTable asked = half.of(List.of(A));
        assertThat(Rule.decisions(settings, asked, 6).get(0).isGiven()).isTrue();
        CheckResult.Row row = check(AllowFile.NONE).rows(asked, List.of(), 6).get(0);
        assertThat(row.reason()).isEqualTo(measured(new TimeFinding.MissingRounds(6, 6)));
        assertThat(row.change()).isEqualTo(Estimate.NONE);
        assertThat(row.baseline()).isEmpty();
    }

    @Test
    void aCaseThatFailsHasFailedWhateverItsPairsSayButARegressionStands() {
        assertThat(failing(pairs(22, 0), List.of("x.Broken: no luck")))
                .isEqualTo(new Reason.Failed("new", "x.Broken: no luck"))
                .returns(Verdict.FAILED, Reason::verdict);
        assertThat(failing(pairs(22, 0.1), List.of("x.Broken: no luck")).verdict())
                .isEqualTo(Verdict.REGRESSION);
        assertThat(failing(pairs(22, 0), List.of()).verdict()).isEqualTo(Verdict.PASS);
    }

    private static CheckResult result(CheckResult.Row... rows) {
        CheckResult.Conditions conditions = new CheckResult.Conditions(List.of("17"), new Environment(), Pairing.TURNS);
        return new CheckResult("old", "new", conditions, Metric.THROUGHPUT, 0.05, List.of(rows));
    }

    @Test
    void theWorstRowComesFirstAndAFailedForkHidesNoRegression() {
        CheckResult.Row passed = row(pairs(22, 0), AllowFile.NONE, true);
        CheckResult.Row small = row(pairs(22, 0.1), AllowFile.NONE, true);
        CheckResult.Row large = row(pairs(22, 0.4), AllowFile.NONE, true);
        CheckResult.Row undecided = row(pairs(2, 0), AllowFile.NONE, true);
        assertThat(result(passed, undecided, small, large).rows()).containsExactly(large, small, undecided, passed);
        assertThat(result(passed, undecided, small, large).exitCode(true)).isEqualTo(ExitCode.REGRESSION);
        assertThat(result(passed, undecided).exitCode(false)).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(result(passed, undecided).exitCode(true)).isEqualTo(ExitCode.PASS);
        CheckResult.Row failed = new CheckResult.Row(
                A, Optional.empty(), Optional.empty(), Estimate.NONE, new Reason.Failed("new", ""), Double.NaN, 0);
        assertThat(result(passed, undecided, failed, small).rows()).containsExactly(small, failed, undecided, passed);
        assertThat(result(failed, small).exitCode(true)).isEqualTo(ExitCode.REGRESSION);
        assertThat(result(failed, undecided).exitCode(true)).isEqualTo(ExitCode.MEASUREMENT_FAILED);
        CheckResult.Row nothing = check(AllowFile.NONE)
                .rows(table(List.of()).of(List.of(A)), List.of(), 6)
                .get(0);
        assertThat(result().exitCode(true)).as("nothing was judged").isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(result(nothing).exitCode(true)).isEqualTo(ExitCode.INCONCLUSIVE);
    }
}
