package org.jaxrsbench.cli.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jaxrsbench.cli.measure.ConditionsRule.Decision;
import org.jaxrsbench.cli.measure.ConditionsRule.Ruling;
import org.jaxrsbench.cli.plan.RunPlan.Conditions;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;

class ConditionsRuleTest {

    private final ConditionsRule rule = new ConditionsRule(Conditions.DISCARD);

    private static ForkReport fork(double waiting, double compiling) {
        return FakeFleet.report("a", FakeFleet.CASE, 1, 1, 1, waiting, compiling, 100);
    }

    private static ForkReport failed() {
        return FakeFleet.failure("a", FakeFleet.CASE, 1, 1, "it threw");
    }

    @Test
    void calmForksCount() {
        Ruling ruling = rule.rule(List.of(fork(0.19, 0.5), fork(0, 0)), 1, false);
        assertThat(ruling).isEqualTo(new Ruling(Decision.KEEP, none(2), 1, List.of()));
    }

    @Test
    void oneDisturbedWorkerDiscardsThePairAndNamesItself() {
        Ruling ruling = rule.rule(List.of(fork(0, 0), fork(0.21, 0)), 1, false);
        assertThat(ruling.decision()).isEqualTo(Decision.DISCARD);
        assertThat(ruling.complaints())
                .containsExactly(
                        Optional.empty(), Optional.of("the worker waited for a processor for 21% of its windows"));
        assertThat(ruling.warmups()).as("a longer warm-up does not help").isEqualTo(1);
    }

    @Test
    void aBusyCompilerDiscardsThePairAndDoublesTheWarmUpOfAllOnce() {
        Ruling first = rule.rule(List.of(fork(0, 0.51), fork(0, 0)), 1, false);
        assertThat(first.decision()).isEqualTo(Decision.DISCARD);
        assertThat(first.warmups()).isEqualTo(2);
        assertThat(first.complaints().get(0).orElseThrow()).contains("compiler still took 51%");
        Ruling second = rule.rule(List.of(fork(0, 0.9), fork(0, 0)), 2, false);
        assertThat(second)
                .as("then it is the subject's nature")
                .isEqualTo(new Ruling(Decision.KEEP, none(2), 2, List.of(0)));
    }

    @Test
    void aFailedForkEndsTheCaseWhateverTheOtherMet() {
        Ruling ruling = rule.rule(List.of(failed(), fork(0.5, 0.9)), 1, false);
        assertThat(ruling.decision()).isEqualTo(Decision.FAIL);
        assertThat(ruling.slow()).isEmpty();
    }

    @Test
    void scoresAreNotLookedAt() {
        for (double ops : new double[] {1, 1e9}) {
            ForkReport report = FakeFleet.report("a", FakeFleet.CASE, 1, 1, 1, 0, 0, ops);
            assertThat(rule.rule(List.of(fork(0, 0), report), 1, false).decision())
                    .isEqualTo(Decision.KEEP);
        }
    }

    @Test
    void aWorkerThatBlocksIsNoReasonToDiscard() {
        // Half of its time on no processor, and never waiting for one: all forks of this fleet are like that.
        ForkReport blocked = fork(0, 0);
        assertThat(blocked.median(Metric.CPU_SHARE)).isEqualTo(0.5);
        assertThat(rule.rule(List.of(blocked, blocked), 1, false).decision()).isEqualTo(Decision.KEEP);
    }

    @Test
    void testsOfTheToolMayIgnoreConditionsButNotFailures() {
        ConditionsRule lenient = new ConditionsRule(Conditions.IGNORE);
        assertThat(lenient.rule(List.of(fork(0.9, 0.9), fork(0.9, 0.9)), 1, false)
                        .decision())
                .isEqualTo(Decision.KEEP);
        assertThat(lenient.rule(List.of(failed(), fork(0, 0)), 1, false).decision())
                .isEqualTo(Decision.FAIL);
    }

    private static List<Optional<String>> none(int forks) {
        return java.util.Collections.nCopies(forks, Optional.empty());
    }
}
