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
        MeasuredRates.FamilyRates rates = new MeasuredRates(
                        GateSettings.standard(), List.of(new MeasuredRates.Cell("a", noise(0.2, 40), new double[0])))
                .byFamily()
                .get(0);
        assertThat(rates.noChange().checks()).isEqualTo(10_000);
        assertThat(rates.noChange().share(Verdict.REGRESSION)).isLessThan(0.01);
        assertThat(rates.noChange().share(Verdict.INCONCLUSIVE)).isBetween(0.8, 0.9);
        assertThat(rates.sameBlocks().orElseThrow().checks())
                .as("22 of 40 pairs")
                .isEqualTo(1);
        assertThat(rates.slowed()).isEmpty();
        assertThat(rates.oneSlowed()).isEmpty();
        assertThat(rates.slowedBlocks()).isEmpty();
    }
}
