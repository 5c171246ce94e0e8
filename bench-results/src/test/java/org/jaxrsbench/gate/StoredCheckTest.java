package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.TestSamples;
import org.junit.jupiter.api.Test;

/**
 * A run against stored ones. The stored runs score 100/1.02, 100 and 100*1.02: their logarithms lie ln 1.02 = 0.0198026
 * apart, so their mean is ln 100, their standard deviation 0.0198026 and the standard error of one more run against their
 * mean 0.0198026 sqrt(4/3) = 0.0228661, with 2 degrees of freedom.
 */
class StoredCheckTest {

    private static final Case A = Case.of("A.b", "path=a", "thrpt", 1);
    private static final double ERROR = 0.0228661;
    private static final List<Run> STORED = List.of(run("one", 100 / 1.02), run("two", 100), run("three", 100 * 1.02));

    private final StoredCheck check = new StoredCheck(GateSettings.standard(), Metric.THROUGHPUT);

    private static Run run(String name, double... throughput) {
        return run(name, Metric.THROUGHPUT, throughput);
    }

    private static Run run(String name, Metric metric, double... scores) {
        return run(name, "fingerprint", named(name, TestSamples.rounds("old", A, metric, scores)));
    }

    private static Run run(String name, String fingerprint, List<Sample> samples) {
        Environment environment = new Environment().put("fingerprint", fingerprint);
        return new Run(new RunFolder(Path.of(name)), environment, samples, List.of(), List.of());
    }

    private static List<Sample> named(String run, List<Sample> samples) {
        return samples.stream().map(s -> s.inRound(run, s.round())).toList();
    }

    private CheckResult.Row row(List<Run> stored, Run current) {
        return check.rows(stored, current).get(0);
    }

    private TimeFinding time(Run current) {
        return ((Reason.Measured) row(STORED, current).reason()).time();
    }

    private static Run with(Run run, double... alloc) {
        List<Sample> samples = new ArrayList<>(run.samples());
        samples.addAll(run(run.name(), Metric.ALLOC, alloc).samples());
        return run(run.name(), "fingerprint", samples);
    }

    @Test
    void theIntervalIsThatOfOneMoreRun() {
        CheckResult.Row row = row(STORED, run("current", 90));
        // t(0.975, 2) = 4.3026527
        double half = 4.3026527 * ERROR;
        assertThat(row.baseline().orElseThrow().score()).isEqualTo(100);
        assertThat(row.change().change()).isCloseTo(-0.1, within(1e-9));
        assertThat(row.change().lowChange()).isCloseTo(0.9 * Math.exp(-half) - 1, within(1e-6));
        assertThat(row.change().highChange()).isCloseTo(0.9 * Math.exp(half) - 1, within(1e-6));
        assertThat(row.change().n()).isEqualTo(3);
    }

    @Test
    void aDropIsExcludedOnlyAsFarAsRunsAgree() {
        // t(0.991, 2) = 7.3801; 1 - exp(-7.3801 0.0228661) = 15.53%: the tolerance of 5% cannot be excluded.
        assertThat(time(run("current", 100, 100)))
                .isInstanceOfSatisfying(
                        TimeFinding.RunsDiffer.class,
                        differ -> assertThat(differ.excludedDrop()).isCloseTo(0.1553, within(1e-3)));
        StoredCheck wide = new StoredCheck(GateSettings.standard().withTolerance(0.16), Metric.THROUGHPUT);
        CheckResult.Row row = wide.rows(STORED, run("current", 100, 100)).get(0);
        assertThat(row.verdict()).isEqualTo(Verdict.PASS);
        assertThat(((Reason.Measured) row.reason()).time()).isEqualTo(new TimeFinding.NoDrop(0.16));
    }

    @Test
    void aDropThatIsLargeBesideTheSpreadIsARegression() {
        // t = (ln 0.7 - ln 0.99) / 0.0228661 = -15.159; P(T < t) for 2 degrees = (1 - 15.159 / sqrt(2 + 229.8)) / 2 =
        // 0.00216
        assertThat(time(run("current", 70)))
                .isInstanceOfSatisfying(
                        TimeFinding.DropBesideRuns.class,
                        drop -> assertThat(drop.p()).isCloseTo(0.00216, within(2e-5)));
        // t = (ln 0.9 - ln 0.99) / 0.0228661 = -4.168; p = 0.0265, above 0.8%
        CheckResult.Row smaller = row(STORED, run("current", 90));
        assertThat(smaller.p()).isCloseTo(0.0265, within(2e-4));
        assertThat(smaller.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    }

    @Test
    void fewerThanThreeRunsCannotJudgeTime() {
        CheckResult.Row row = row(STORED.subList(0, 2), run("current", 10));
        assertThat(row.reason()).isEqualTo(new Reason.Measured(new TimeFinding.TooFewRuns(2, 3), Reason.Memory.FINE));
        assertThat(row(STORED.subList(0, 1), run("current", 10)).change().hasInterval())
                .isFalse();
    }

    @Test
    void allocationIsGatedAgainstTheHighestRun() {
        List<Run> stored =
                List.of(with(STORED.get(0), 20_000), with(STORED.get(1), 20_100), with(STORED.get(2), 20_050));
        // Allowed: 20,100 and half a percent, 100.5.
        assertThat(alloc(stored, 20_200)).isEqualTo(Verdict.PASS);
        assertThat(alloc(stored, 20_201, 20_201, 20_201)).isEqualTo(Verdict.REGRESSION);
        assertThat(alloc(stored, 20_201, 20_201)).as("too few forks").isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(alloc(stored)).as("not measured").isEqualTo(Verdict.INCONCLUSIVE);
    }

    private Verdict alloc(List<Run> stored, double... alloc) {
        Run measured = run("current", 100, 100, 100);
        Run current = alloc.length == 0 ? measured : with(measured, alloc);
        return ((Reason.Measured) row(stored, current).reason()).memory().allocation();
    }

    @Test
    void aCaseThatTheCurrentRunLacksIsARegression() {
        Case b = Case.of("A.b", "path=b", "thrpt", 1);
        Run other = run("current", "fingerprint", TestSamples.rounds("old", b, Metric.THROUGHPUT, 100));
        assertThat(row(STORED, other).reason()).isEqualTo(new Reason.Missing());
    }

    @Test
    void theSameRunTwiceIsRefused() {
        Run one = STORED.get(0);
        refused(List.of(one, one, one), run("current", 100, 100), "one and one are the same run of old");
        Run copy = run("copy", "fingerprint", named("renamed", one.samples()));
        refused(List.of(one, STORED.get(1), copy), run("current", 100, 100), "one and copy are the same run of old");
        Run cutShort = run("short", "fingerprint", named("one", run("x", 55).samples()));
        refused(List.of(one, cutShort), run("current", 100, 100), "one and short are the same run of old");
        refused(STORED, run("now", "fingerprint", one.samples()), "one and now are the same run of old");
    }

    @Test
    void runsOfTheSameNameOnTwoMachinesAreTwoRuns() {
        Run elsewhere = run("elsewhere", "another", named("one", run("x", 99).samples()));
        assertThat(row(List.of(STORED.get(0), elsewhere, STORED.get(2)), run("current", 100, 100))
                        .change()
                        .n())
                .isEqualTo(3);
    }

    @Test
    void aMetricThatNoRunHasIsBadInput() {
        StoredCheck cpu = new StoredCheck(GateSettings.standard(), Metric.CPU);
        assertRefused(() -> cpu.rows(STORED, run("current", 100, 100)), "no stored run has a valid sample of cpu");
    }

    private void refused(List<Run> stored, Run current, String message) {
        assertRefused(() -> check.rows(stored, current), message);
    }
}
