package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MeasuredRatesTest {

    private final MeasuredRates rates = new MeasuredRates(GateSettings.standard());

    private static double[][] noise(double sd, double centre, int rounds, int cases) {
        Random random = new Random(7);
        double[][] table = new double[rounds][cases];
        for (double[] row : table) {
            Arrays.setAll(row, c -> centre + sd * random.nextGaussian());
        }
        return table;
    }

    private static double total(VerdictRates rates) {
        return Arrays.stream(Verdict.values())
                .mapToDouble(v -> rates.share(v).value())
                .sum();
    }

    @Test
    void onlyLooksThatTheRoundsReachAreEvaluated() {
        MeasuredRates.FamilyRates of =
                rates.of(new MeasuredRates.Family("a", noise(0.01, 0, 19, 3), noise(0.01, -0.08, 9, 3)));
        assertThat(of.cases()).isEqualTo(3);
        assertThat(of.same().orElseThrow().pairs()).isEqualTo(57);
        assertThat(of.slowed().orElseThrow().pairs()).isEqualTo(27);
        assertThat(of.noChange().orElseThrow().rounds()).isEqualTo(16);
        assertThat(of.noChange().orElseThrow().share(Verdict.PASS).value()).isGreaterThan(0.95);
        assertThat(of.oneSlowed().orElseThrow().rounds()).isEqualTo(8);
        assertThat(of.oneSlowed().orElseThrow().share(Verdict.REGRESSION).value())
                .isGreaterThan(0.5);
        assertThat(total(of.noChange().orElseThrow())).isCloseTo(1, within(1e-9));
    }

    @Test
    void onlyACaseThatWasSlowedCountsAsSlowed() {
        double[][] slowed = noise(0.002, -0.08, 9, 3);
        for (double[] round : slowed) {
            round[0] = Double.NaN;
            round[2] = Double.NaN;
        }
        assertThat(rates.of(new MeasuredRates.Family("a", noise(0.002, 0, 9, 3), slowed))
                        .oneSlowed()
                        .orElseThrow()
                        .share(Verdict.REGRESSION)
                        .value())
                .isEqualTo(1);
    }

    @Test
    void tooFewRoundsHaveNoRates() {
        MeasuredRates.FamilyRates of = rates.of(new MeasuredRates.Family("a", noise(0.02, 0, 5, 1), new double[0][]));
        assertThat(of.noChange()).isEmpty();
        assertThat(of.oneSlowed()).isEmpty();
        assertThat(of.slowed()).isEmpty();
        assertThat(of.same().orElseThrow().pairs()).isEqualTo(5);
    }

    @Test
    void loudPairsAreInconclusiveAndNotRegressions() {
        VerdictRates noChange = rates.of(new MeasuredRates.Family("a", noise(0.2, 0, 30, 1), new double[0][]))
                .noChange()
                .orElseThrow();
        assertThat(noChange.share(Verdict.REGRESSION).value()).isLessThan(0.01);
        assertThat(noChange.share(Verdict.INCONCLUSIVE).value()).isGreaterThan(0.8);
    }

    /** Ten rounds of which four are bad: whether a check passes depends on which rounds there are, not on how often it is simulated. */
    @Test
    void intervalsComeFromTheRounds() {
        double[][] same = noise(0.002, 0, 10, 1);
        for (int i = 0; i < 4; i++) {
            same[i][0] = 0.2 * (i % 2 == 0 ? 1 : -1);
        }
        VerdictRates noChange = rates.of(new MeasuredRates.Family("a", same, new double[0][]))
                .noChange()
                .orElseThrow();
        VerdictRates.Share pass = noChange.share(Verdict.PASS);
        assertThat(pass.low()).isLessThanOrEqualTo(pass.value());
        assertThat(pass.high()).isGreaterThanOrEqualTo(pass.value());
        // A thousand simulated checks alone would give an interval of at most 6 points.
        assertThat(pass.high() - pass.low()).isGreaterThan(0.2);
    }
}
