package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jaxrsbench.stats.ExactTests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The rule keeps its promise on simulated pairs. The seed is fixed, so a failure is a change of the rule and not chance;
 * {@code -Dsimulated.checks} asks for more checks than the few that a test has time for.
 */
class SimulationTest {

    private static final GateSettings RULE = GateSettings.standard();
    private static final int CHECKS = Integer.getInteger("simulated.checks", 500);
    private static final int CASES = 6;

    /** In how many checks the worst case has the verdict. The cases of a round move together. */
    private static long given(Verdict verdict, GateSettings rule, Simulation.Noise noise, Simulation.Truth truth) {
        return new Simulation(noise, 0.03, 0.5, CASES)
                .checks(rule, truth, CHECKS)
                .filter(check -> check.worst() == verdict)
                .count();
    }

    private static boolean keepsFalseAlarms(GateSettings rule, Simulation.Noise noise, Simulation.Truth truth) {
        return ExactTests.clopperPearson(given(Verdict.REGRESSION, rule, noise, truth), CHECKS)[0] <= 0.01;
    }

    /** In how many checks the case that got slower by 5% has the verdict. */
    private static double[] ofDrops(Verdict verdict, GateSettings rule) {
        long given = new Simulation(Simulation.Noise.NORMAL, 0.02, 0.5, CASES)
                .checks(rule, Simulation.Truth.DROP_5, CHECKS)
                .filter(check -> check.first() == verdict)
                .count();
        return ExactTests.clopperPearson(given, CHECKS);
    }

    private static boolean findsDrops(GateSettings rule) {
        return ofDrops(Verdict.REGRESSION, rule)[1] >= 0.95;
    }

    @ParameterizedTest
    @EnumSource(names = {"NORMAL", "BURSTY"})
    void atMostOneCheckInAHundredIsAFalseAlarm(Simulation.Noise noise) {
        assertThat(keepsFalseAlarms(RULE, noise, Simulation.Truth.NO_CHANGE)).isTrue();
        assertThat(keepsFalseAlarms(RULE, noise, Simulation.Truth.ALL_SLOWER)).isTrue();
    }

    @Test
    void nineteenOfTwentyDropsOfTheToleranceAreFound() {
        assertThat(findsDrops(RULE)).isTrue();
        assertThat(ofDrops(Verdict.PASS, RULE)[0]).as("few pass").isLessThanOrEqualTo(0.02);
    }

    /** The simulation would see it if the rule spent far more error than it says, or looked too late or too seldom. */
    @Test
    void brokenRulesAreCaught() {
        List<GateSettings.Look> spendthrift = RULE.looks().stream()
                .map(l -> new GateSettings.Look(l.rounds(), 10 * l.timeAlpha(), l.allocAlpha(), l.passLevel()))
                .toList();
        GateSettings loose = new GateSettings(RULE.tolerance(), 0, 0.05, spendthrift);
        assertThat(keepsFalseAlarms(loose, Simulation.Noise.NORMAL, Simulation.Truth.ALL_SLOWER))
                .isFalse();
        assertThat(findsDrops(Verdicts.at(RULE, 6))).isFalse();
        List<GateSettings.Look> lenient = RULE.looks().stream()
                .map(l -> new GateSettings.Look(l.rounds(), l.timeAlpha(), l.allocAlpha(), 10 * l.passLevel()))
                .toList();
        assertThat(findsDrops(new GateSettings(RULE.tolerance(), RULE.leastDrop(), 0.05, lenient)))
                .isFalse();
    }
}
