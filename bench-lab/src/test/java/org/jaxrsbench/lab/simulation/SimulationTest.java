package org.jaxrsbench.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.CsvFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The committed figures keep the gate's promise where they are said to, and today's rule gives figures like them. */
@Execution(ExecutionMode.CONCURRENT)
class SimulationTest {

    private static final GateSettings RULE = GateSettings.standard();

    /** Some of the suites of the committed seed: what they give differs by chance alone. */
    private static final int SUITES = 300;

    private final List<List<String>> committed =
            CsvFiles.read(Path.of("../docs/gate-simulation.csv"), SimulatedRates.COLUMNS).stream()
                    .map(CsvFiles.Line::fields)
                    .toList();

    private static double number(List<String> row, String column) {
        return Double.parseDouble(row.get(SimulatedRates.COLUMNS.indexOf(column)));
    }

    @Test
    void theCommittedFiguresKeepThePromise() {
        assertThat(committed).hasSize(SimulatedCheck.PUBLISHED.size());
        for (List<String> row : committed) {
            assertThat(number(row, "suites")).isEqualTo(4000);
            assertThat(number(row, "false_alarm_no_change_high")).as("%s", row).isLessThan(0.005);
            assertThat(number(row, "false_alarm_all_slower_high")).as("%s", row).isLessThan(0.01);
            assertThat(number(row, "drop_pass_high")).as("%s", row).isLessThan(0.03);
            if (number(row, "pair_sd") <= 0.03) {
                assertThat(number(row, "drop_regression_low")).as("%s", row).isGreaterThan(0.95);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kindsOfChecks")
    void theRuleGivesFiguresLikeTheCommittedOnes(int at) {
        assertAgrees(RULE, at);
    }

    static IntStream kindsOfChecks() {
        return IntStream.of(0, 5, 7);
    }

    private void assertAgrees(GateSettings settings, int at) {
        SimulatedRates rates = new Simulation(settings, SUITES, 1, true).rates(SimulatedCheck.PUBLISHED.get(at));
        List<String> row = committed.get(at);
        assertThat(rates.fields().subList(0, 4)).isEqualTo(row.subList(0, 4));
        for (String share : SimulatedRates.SHARES) {
            double expected = number(row, share);
            double chance = 3.5 * Math.sqrt(expected * (1 - expected) / SUITES) + 1.0 / SUITES;
            assertThat(rates.share(share)).as(share).isCloseTo(expected, within(chance));
        }
        assertThat(rates.minutes()).as("minutes").isCloseTo(number(row, "minutes"), within(0.1 * rates.minutes()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenRules")
    void aBrokenRuleIsCaught(String name, GateSettings broken) {
        boolean agrees;
        try {
            assertAgrees(broken, 3);
            agrees = true;
        } catch (AssertionError e) {
            agrees = false;
        }
        assertThat(agrees).isFalse();
    }

    static Stream<Arguments> brokenRules() {
        return Stream.of(
                Arguments.of("spends ten times the error", looks(10, 1)),
                Arguments.of("passes five times as easily", looks(1, 5)),
                Arguments.of("never rejects", new GateSettings(RULE.tolerance(), 1, RULE.looks())),
                Arguments.of("looks late", RULE.withLooks(List.of(16, 20, 25, 30))));
    }

    private static GateSettings looks(double alpha, double pass) {
        return new GateSettings(
                RULE.tolerance(),
                RULE.leastDrop(),
                RULE.looks().stream()
                        .map(look -> new GateSettings.Look(
                                look.rounds(), alpha * look.timeAlpha(), look.allocAlpha(), pass * look.passLevel()))
                        .toList());
    }

    @Test
    void theSameSeedGivesTheSameFiguresOnAnyNumberOfProcessors() {
        SimulatedCheck check = SimulatedCheck.PUBLISHED.get(0);
        SimulatedRates rates = new Simulation(RULE, 20, 3, false).rates(check);
        assertThat(new Simulation(RULE, 20, 3, true).rates(check)).isEqualTo(rates);
        assertThat(new Simulation(RULE, 20, 4, true).rates(check)).isNotEqualTo(rates);
    }

    @ParameterizedTest
    @EnumSource
    void everyNoiseHasTheStandardDeviationAndTheCorrelationThatItIsGiven(Noise noise) {
        SimulatedRounds rounds = new SimulatedRounds(new SimulatedCheck(noise, 0.03, 0, 2));
        double[][] table = rounds.draw(100_000, false, new SplittableRandom(7));
        double[] one = column(table, 0);
        assertThat(StandardDeviation.sd(one)).isCloseTo(0.03, within(0.003));
        assertThat(DoubleStream.of(one).average().orElseThrow()).isCloseTo(0, within(0.0006));
        long positive = DoubleStream.of(one).filter(d -> d > 0).count();
        assertThat(positive).as("the coin").isBetween(49_000L, 51_000L);
        double[][] together = new SimulatedRounds(new SimulatedCheck(noise, 0.03, 0.5, 2))
                .draw(100_000, false, new SplittableRandom(7));
        assertThat(correlation(together))
                .as("a drift is common to all cases")
                .isCloseTo(0.5 + 0.5 * noise.driftShare(), within(0.07));
    }

    private static double[] column(double[][] table, int c) {
        return Arrays.stream(table).mapToDouble(row -> row[c]).toArray();
    }

    private static double correlation(double[][] table) {
        double product = Arrays.stream(table)
                .mapToDouble(row -> row[0] * row[1])
                .average()
                .orElseThrow();
        return product / StandardDeviation.sd(column(table, 0)) / StandardDeviation.sd(column(table, 1));
    }
}
