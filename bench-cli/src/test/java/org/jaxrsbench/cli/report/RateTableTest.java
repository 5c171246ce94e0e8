package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.KnownPairs;
import org.junit.jupiter.api.Test;

/** The gate's rates as docs/gate-study.md quotes them. */
class RateTableTest {

    private static double[][] rounds(int count, double... centres) {
        double[][] rounds = new double[count][];
        for (int i = 0; i < count; i++) {
            rounds[i] = centres.clone();
            rounds[i][0] += i % 2 == 0 ? 0.01 : -0.01;
        }
        return rounds;
    }

    @Test
    void everyKindOfCheckHasALine() {
        KnownPairs known = new KnownPairs(
                "jersey",
                rounds(12, 0, 0),
                List.of(
                        new KnownPairs.Slowed(0.05, 1, rounds(8, 0, -0.08)),
                        new KnownPairs.Slowed(0.025, 1, rounds(1, 0, 0))));
        assertThat(RateTable.text(GateSettings.standard(), known).lines())
                .hasSize(6)
                .anyMatch(line -> line.contains("24 pairs, pair sd 0.72%"))
                .anyMatch(line -> line.contains("PASS 100.0% [15.8, 100.0]; 6.0 rounds each"))
                .anyMatch(line -> line.contains("REGRESSION 100.0% [2.5, 100.0]"))
                .last()
                .matches(line -> line.contains("too few rounds"));
    }
}
