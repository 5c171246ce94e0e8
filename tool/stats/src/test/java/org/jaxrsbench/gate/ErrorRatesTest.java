package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ErrorRatesTest {

    private static final GateSettings RULE = GateSettings.standard();

    private static double[][] noise(double sd, double centre, int rounds, int cases) {
        Random random = new Random(7);
        double[][] table = new double[rounds][cases];
        for (double[] row : table) {
            Arrays.setAll(row, c -> centre + sd * random.nextGaussian());
        }
        return table;
    }

    private static ErrorRates of(double[][] pairs) {
        return ErrorRates.of(RULE, pairs, OptionalInt.empty());
    }

    @Test
    void eachCheckBeginsWhereTheOneBeforeWasDecided() {
        ErrorRates rates = of(noise(0.002, 0, 29, 3));
        assertThat(rates.ends())
                .as("four of six rounds each, and five left over")
                .isEqualTo(Map.of(Verdict.PASS, 4));
        assertThat(rates.rounds()).isEqualTo(24);
        assertThat(of(noise(0.002, -0.2, 17, 1)).ends()).as("of eight rounds").isEqualTo(Map.of(Verdict.REGRESSION, 2));
        assertThat(of(noise(0.002, 0, 5, 3)).checks()).isZero();
    }

    @Test
    void whatTheRoundsDoNotDecideIsInconclusive() {
        assertThat(of(noise(0.2, 0, 40, 1)).ends()).isEqualTo(Map.of(Verdict.INCONCLUSIVE, 2));
    }

    /** Eight rounds with a drop in each: signs that were flipped at random would hide it. */
    @Test
    void signsAreThoseThatWereMeasured() {
        double[][] drifting = noise(0.002, 0, 8, 2);
        for (double[] round : drifting) {
            round[1] -= 0.08;
        }
        assertThat(of(drifting).ends()).isEqualTo(Map.of(Verdict.REGRESSION, 1));
        assertThat(ErrorRates.of(RULE, drifting, OptionalInt.of(0)).ends()).isEqualTo(Map.of(Verdict.PASS, 1));
        assertThat(ErrorRates.of(RULE, drifting, OptionalInt.of(1)).ends()).isEqualTo(Map.of(Verdict.REGRESSION, 1));
    }

    /** C. J. Clopper and E. S. Pearson: none of n leaves up to 1 - 0.025^(1/n). */
    @Test
    void fewChecksSayLittle() {
        ErrorRates rates = of(noise(0.002, 0, 30, 3));
        assertThat(rates.share(Verdict.REGRESSION)).isZero();
        assertThat(rates.interval(Verdict.REGRESSION)[1]).isCloseTo(1 - Math.pow(0.025, 0.2), within(1e-9));
        assertThat(rates.interval(Verdict.PASS)[0]).isCloseTo(Math.pow(0.025, 0.2), within(1e-9));
    }
}
