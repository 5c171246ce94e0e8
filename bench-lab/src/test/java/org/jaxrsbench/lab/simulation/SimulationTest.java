package org.jaxrsbench.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.results.CsvFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The committed figures keep the gate's promise, and today's rule gives these very figures: the seed and the number of
 * suites are those of the committed file, so that no bound has to allow for chance.
 */
class SimulationTest {

    private static final int SUITES = 4000;
    private static final long SEED = 1;
    private static final double WIDER_SD = 0.025;
    private static final double FOUND = 0.05;

    private static final GateSettings RULE = GateSettings.standard();

    /** Where less than 95% of the drops are found for certain; docs/gate.md says so. */
    private static final Map<String, Double> LESS_POWER = Map.of("skewed,0.025", 0.94, "bursty,0.025", 0.90);

    private final List<List<String>> committed =
            CsvFiles.read(Path.of("../docs/gate-simulation.csv"), SimulatedRates.COLUMNS).stream()
                    .map(CsvFiles.Line::fields)
                    .toList();

    @Test
    void theCommittedFiguresKeepThePromise() {
        assertThat(committed).hasSize(Noise.values().length * 2 * Simulation.DROPS.size());
        for (List<String> row : committed) {
            double drop = number(row, "drop");
            assertThat(number(row, "false_alarms_high"))
                    .as("false alarms: %s", row)
                    .isLessThanOrEqualTo(0.01);
            if (drop >= FOUND) {
                assertThat(number(row, "regression_low"))
                        .as("drops found: %s", row)
                        .isGreaterThanOrEqualTo(
                                drop > FOUND ? 0.95 : LESS_POWER.getOrDefault(row.get(0) + "," + row.get(1), 0.95));
                assertThat(number(row, "pass_high")).as("drops passed: %s", row).isLessThan(0.025);
            }
            if (drop == 0) {
                assertThat(number(row, "pass_low"))
                        .as("no drop, passed: %s", row)
                        .isGreaterThan(0.99);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theRuleGivesTheCommittedFiguresOnEveryNoise(Noise noise) {
        assertGivesCommittedFigures(RULE, noise, FOUND);
    }

    @Test
    void theRuleGivesTheCommittedFalseAlarms() {
        assertGivesCommittedFigures(RULE, Noise.NORMAL, 0.01);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenRules")
    void aBrokenRuleIsCaught(String name, GateSettings broken, double drop) {
        assertThatThrownBy(() -> assertGivesCommittedFigures(broken, Noise.NORMAL, drop))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("normal, drop " + drop);
    }

    static Stream<Arguments> brokenRules() {
        return Stream.of(
                Arguments.of("confirms with ten times the error", rule(0.08, 0.025, 0.016), 0.01),
                Arguments.of("never rejects", rule(RULE.alphaTime(), 1, RULE.betaFirst()), FOUND),
                Arguments.of("has no least drop", rule(RULE.alphaTime(), 0, RULE.betaFirst()), 0.01),
                Arguments.of("passes twice as easily", rule(RULE.alphaTime(), RULE.leastDrop(), 0.032), FOUND));
    }

    private static GateSettings rule(double alphaTime, double leastDrop, double betaFirst) {
        return new GateSettings(
                RULE.tolerance(),
                leastDrop,
                alphaTime,
                RULE.alphaAlloc(),
                betaFirst,
                RULE.betaLast(),
                RULE.firstRounds(),
                RULE.moreRounds());
    }

    private void assertGivesCommittedFigures(GateSettings settings, Noise noise, double drop) {
        List<String> expected = committed.stream()
                .filter(row -> row.get(0).equals(noise.label())
                        && number(row, "pair_sd") == WIDER_SD
                        && number(row, "drop") == drop)
                .findFirst()
                .orElseThrow();
        assertThat(new Simulation(settings, SUITES, SEED)
                        .cell(noise, WIDER_SD, drop)
                        .fields())
                .as("%s, drop %s", noise.label(), drop)
                .isEqualTo(expected);
    }

    private static double number(List<String> row, String column) {
        return Double.parseDouble(row.get(SimulatedRates.COLUMNS.indexOf(column)));
    }

    @Test
    void aRunHoldsEveryNoiseSpreadAndDropAndIsTheSameForTheSameSeed() {
        List<SimulatedRates> rates = new Simulation(RULE, 5, 3).run(List.of(0.02, WIDER_SD));
        assertThat(rates).hasSize(Noise.values().length * 2 * Simulation.DROPS.size());
        assertThat(rates).isEqualTo(new Simulation(RULE, 5, 3).run(List.of(0.02, WIDER_SD)));
        assertThat(rates).isNotEqualTo(new Simulation(RULE, 5, 4).run(List.of(0.02, WIDER_SD)));
        assertThat(rates.get(4).fields().subList(0, 3)).containsExactly("normal", "0.02", "0.05");
    }
}
