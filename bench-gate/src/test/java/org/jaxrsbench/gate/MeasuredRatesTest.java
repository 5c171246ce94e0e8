package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MeasuredRatesTest {

    private static double[] noise(double sd, int n) {
        Random random = new Random(7);
        return random.doubles(n).map(x -> sd * random.nextGaussian()).toArray();
    }

    @Test
    void theDropThatCanBeSeenGrowsWithTheNoise() {
        GateSettings settings = GateSettings.standard();
        double quiet = MeasuredRates.smallestDropSeen(settings, noise(0.005, 12));
        double usual = MeasuredRates.smallestDropSeen(settings, noise(0.02, 12));
        double loud = MeasuredRates.smallestDropSeen(settings, noise(0.08, 12));
        assertThat(quiet).isEqualTo(settings.leastDrop());
        assertThat(usual).isGreaterThan(quiet).isLessThanOrEqualTo(0.05);
        assertThat(loud).isGreaterThan(0.08).isLessThan(0.5);
        assertThat(MeasuredRates.smallestDropSeen(settings, noise(2, 12))).isEqualTo(1);
    }

    @Test
    void loudPairsAreInconclusiveAndNotRegressions() {
        String report = new MeasuredRates(
                        GateSettings.standard(), List.of(new MeasuredRates.Cell("a", noise(0.2, 40), new double[0])))
                .report();
        assertThat(report)
                .containsPattern("any case: 10000 checks:  REGRESSION 0\\.\\d\\d% .*INCONCLUSIVE 8\\d\\.")
                .contains("no change, disjoint blocks:         1 checks:")
                .doesNotContain("slowed");
    }
}
