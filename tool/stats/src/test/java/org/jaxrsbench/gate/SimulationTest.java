package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jaxrsbench.stats.ExactTests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The rule keeps its promise on simulated pairs. The seed is fixed, so a failure is a change of the rule and not chance;
 * {@code -Dsimulated.checks} asks for more checks than the few that a test has time for.
 */
class SimulationTest {

    private static final GateSettings RULE = GateSettings.standard();
    private static final int CHECKS = Integer.getInteger("simulated.checks", 500);
    private static final int CASES = 6;

    /** Normal noise, or noise of which a tenth of the pairs is five times as wide. */
    private static double noise(SplittableRandom random, boolean bursty) {
        // The narrow pairs are narrower, so that both kinds have a standard deviation of one.
        double width = !bursty ? 1 : (random.nextInt(10) == 0 ? 5 : 1) / Math.sqrt(3.4);
        return width * random.nextGaussian();
    }

    /** In how many checks a case has the verdict. The cases of a round move together: they correlate by a half. */
    private static long given(
            Verdict verdict, GateSettings rule, double sd, boolean bursty, double drop, boolean oneCase) {
        return IntStream.range(0, CHECKS)
                .parallel()
                .filter(i -> {
                    SplittableRandom random = new SplittableRandom(i);
                    double[][] rounds = new double[rule.mostRounds()][CASES];
                    for (double[] round : rounds) {
                        double common = noise(random, bursty);
                        for (int c = 0; c < CASES; c++) {
                            round[c] = sd * (common + noise(random, bursty)) / Math.sqrt(2)
                                    + (c == 0 || !oneCase ? Math.log1p(-drop) : 0);
                        }
                    }
                    List<Rule.Decision> decisions = Verdicts.of(rule, PairTable.of(rounds));
                    return decisions.stream().limit(oneCase ? 1 : CASES).anyMatch(d -> d.verdict() == verdict);
                })
                .count();
    }

    private static boolean keepsFalseAlarms(GateSettings rule, double sd, boolean bursty, double drop) {
        return ExactTests.clopperPearson(given(Verdict.REGRESSION, rule, sd, bursty, drop, false), CHECKS)[0] <= 0.01;
    }

    private static boolean findsDrops(GateSettings rule) {
        return ExactTests.clopperPearson(given(Verdict.REGRESSION, rule, 0.02, false, RULE.tolerance(), true), CHECKS)[
                        1]
                >= 0.95;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, GateSettings.PROMISED_NOISE})
    void atMostOneCheckInAHundredIsAFalseAlarm(double drop) {
        assertThat(keepsFalseAlarms(RULE, 0.03, false, drop)).isTrue();
        assertThat(keepsFalseAlarms(RULE, 0.03, true, drop)).isTrue();
    }

    @Test
    void nineteenOfTwentyDropsOfTheToleranceAreFound() {
        assertThat(findsDrops(RULE)).isTrue();
        long passed = given(Verdict.PASS, RULE, 0.02, false, RULE.tolerance(), true);
        assertThat(ExactTests.clopperPearson(passed, CHECKS)[0]).as("few pass").isLessThanOrEqualTo(0.02);
    }

    /** The simulation would see it if the rule spent far more error than it says, or looked too late or too seldom. */
    @Test
    void brokenRulesAreCaught() {
        List<GateSettings.Look> spendthrift = RULE.looks().stream()
                .map(l -> new GateSettings.Look(l.rounds(), 10 * l.timeAlpha(), l.allocAlpha(), l.passLevel()))
                .toList();
        GateSettings loose = new GateSettings(RULE.tolerance(), 0, 0.05, spendthrift);
        assertThat(keepsFalseAlarms(loose, 0.03, false, GateSettings.PROMISED_NOISE))
                .isFalse();
        assertThat(findsDrops(Verdicts.at(RULE, 6))).isFalse();
        List<GateSettings.Look> lenient = RULE.looks().stream()
                .map(l -> new GateSettings.Look(l.rounds(), l.timeAlpha(), l.allocAlpha(), 10 * l.passLevel()))
                .toList();
        assertThat(findsDrops(new GateSettings(RULE.tolerance(), RULE.leastDrop(), 0.05, lenient)))
                .isFalse();
    }
}
