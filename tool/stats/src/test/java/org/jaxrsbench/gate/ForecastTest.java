package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jaxrsbench.stats.ExactTests;
import org.junit.jupiter.api.Test;

class ForecastTest {

    private static final GateSettings SETTINGS = GateSettings.standard();

    @Test
    void moreNoiseAndMoreCasesTakeMoreRoundsAndHideLargerDrops() {
        assertThat(Forecast.of(SETTINGS, 0.005, 6)).isEqualTo(new Forecast(6, 6, 0.02));
        Forecast usual = Forecast.of(SETTINGS, 0.02, 6);
        assertThat(usual.typicalRounds()).isEqualTo(6);
        assertThat(usual.mostRounds()).isEqualTo(10);
        assertThat(usual.smallestDrop()).isBetween(0.03, 0.05);
        Forecast many = Forecast.of(SETTINGS, 0.02, 24);
        assertThat(many.typicalRounds()).isGreaterThan(usual.typicalRounds());
        assertThat(many.smallestDrop()).isGreaterThan(usual.smallestDrop());
        Forecast loud = Forecast.of(SETTINGS, 0.08, 6);
        assertThat(loud.mostRounds()).isEqualTo(30);
        assertThat(loud.smallestDrop()).isBetween(0.06, 0.2);
        assertThat(Forecast.of(SETTINGS, 2, 6).smallestDrop()).isEqualTo(1);
    }

    @Test
    void theFirstLookCanNeverNameADrop() {
        assertThat(Forecast.of(Verdicts.at(SETTINGS, 6), 0.02, 1).smallestDrop())
                .isEqualTo(1);
    }

    /** The t test stands in for the joint test: what it calls the smallest drop is found by the rule itself. */
    @Test
    void theRuleFindsTheSmallestDrop() {
        double sd = 0.03;
        Forecast forecast = Forecast.of(SETTINGS, sd, 6);
        SplittableRandom random = new SplittableRandom(3);
        int checks = 300;
        long found = IntStream.range(0, checks)
                .filter(i -> {
                    double[][] rounds = new double[30][6];
                    for (double[] row : rounds) {
                        double shared = Math.sqrt(0.5) * random.nextGaussian();
                        Arrays.setAll(row, c -> sd * (shared + Math.sqrt(0.5) * random.nextGaussian()));
                        row[0] += Math.log1p(-forecast.smallestDrop());
                    }
                    return Verdicts.of(SETTINGS.withTolerance(forecast.smallestDrop()), PairTable.of(rounds))
                                    .get(0)
                                    .verdict()
                            == Verdict.REGRESSION;
                })
                .count();
        assertThat(ExactTests.clopperPearson(found, checks)[1]).isGreaterThan(0.95);
        assertThat((double) found / checks).isGreaterThan(0.92);
    }
}
