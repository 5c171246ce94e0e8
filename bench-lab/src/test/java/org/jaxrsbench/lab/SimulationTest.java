package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jaxrsbench.gate.GateSettings;
import org.junit.jupiter.api.Test;

/** A quick look at what docs/gate-simulation.csv holds in full. */
class SimulationTest {

    @Test
    void theRuleKeepsItsPromiseOnEveryKindOfNoise() {
        List<List<String>> rows = new Simulation(GateSettings.standard(), 300, 99).run(List.of(0.02));
        assertThat(rows).hasSize(7 * Simulation.DROPS.size());
        for (List<String> row : rows) {
            double drop = Double.parseDouble(row.get(2));
            assertThat(Double.parseDouble(row.get(4)))
                    .as("false alarms: " + row)
                    .isLessThanOrEqualTo(0.01);
            if (drop >= 0.05) {
                assertThat(Double.parseDouble(row.get(9)))
                        .as("upper end of the power: " + row)
                        .isGreaterThan(0.95);
            }
            if (drop == 0) {
                assertThat(Double.parseDouble(row.get(10))).as("passes: " + row).isGreaterThan(0.99);
            }
        }
    }

    @Test
    void theSameSeedGivesTheSameFigures() {
        Simulation simulation = new Simulation(GateSettings.standard(), 20, 3);
        assertThat(simulation.run(List.of(0.02))).isEqualTo(simulation.run(List.of(0.02)));
    }
}
