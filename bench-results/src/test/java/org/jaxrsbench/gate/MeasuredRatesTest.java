package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
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

    private MeasuredRates.FamilyRates of(double[][] same, double[][] slowed) {
        return rates.of(new MeasuredRates.Family("a", same, List.of(new MeasuredRates.Slowed(0.05, slowed))));
    }

    private VerdictRates noChange(double[][] same) {
        return of(same, new double[0][]).noChange().orElseThrow();
    }

    private static double share(VerdictRates rates, Verdict verdict) {
        return rates.share(verdict).value();
    }

    @Test
    void onlyLooksThatTheRoundsReachAreEvaluated() {
        MeasuredRates.FamilyRates of = of(noise(0.01, 0, 19, 3), noise(0.01, -0.08, 9, 3));
        assertThat(of.cases()).isEqualTo(3);
        assertThat(of.same().orElseThrow().pairs()).isEqualTo(57);
        assertThat(of.slowed().get(0).pairs().orElseThrow().pairs()).isEqualTo(27);
        VerdictRates slowed = of.slowed().get(0).verdicts().orElseThrow();
        assertThat(slowed.rounds()).isEqualTo(8);
        assertThat(share(slowed, Verdict.REGRESSION)).isGreaterThan(0.5);
        VerdictRates noChange = of.noChange().orElseThrow();
        assertThat(noChange.rounds()).isEqualTo(16);
        assertThat(share(noChange, Verdict.PASS)).isGreaterThan(0.95);
        assertThat(noChange.verdictAfter().value()).as("at the first look").isBetween(6.0, 6.5);
        assertThat(Arrays.stream(Verdict.values())
                        .mapToDouble(v -> share(noChange, v))
                        .sum())
                .isCloseTo(1, within(1e-9));
    }

    @Test
    void onlyACaseThatWasSlowedCountsAsSlowed() {
        double[][] slowed = noise(0.002, -0.08, 9, 3);
        for (double[] round : slowed) {
            round[0] = Double.NaN;
            round[2] = Double.NaN;
        }
        MeasuredRates.FamilyRates of = of(noise(0.002, 0, 9, 3), slowed);
        assertThat(share(of.slowed().get(0).verdicts().orElseThrow(), Verdict.REGRESSION))
                .isEqualTo(1);
    }

    @Test
    void tooFewRoundsHaveNoRates() {
        MeasuredRates.FamilyRates of = of(noise(0.02, 0, 5, 1), new double[0][]);
        assertThat(of.noChange()).isEmpty();
        assertThat(of.slowed().get(0).verdicts()).isEmpty();
        assertThat(of.slowed().get(0).pairs()).isEmpty();
        assertThat(of.same().orElseThrow().pairs()).isEqualTo(5);
    }

    @Test
    void loudPairsAreInconclusiveAndNotRegressions() {
        VerdictRates noChange = noChange(noise(0.2, 0, 30, 1));
        assertThat(share(noChange, Verdict.REGRESSION)).isLessThan(0.01);
        assertThat(share(noChange, Verdict.INCONCLUSIVE)).isGreaterThan(0.8);
        assertThat(noChange.verdictAfter().value()).as("to the end").isGreaterThan(25);
    }

    /** Ten rounds of which four are bad: whether a check passes depends on which rounds there are, not on how often it is simulated. */
    @Test
    void intervalsComeFromTheRounds() {
        double[][] same = noise(0.002, 0, 10, 1);
        for (int i = 0; i < 4; i++) {
            same[i][0] = 0.2 * (i % 2 == 0 ? 1 : -1);
        }
        VerdictRates.Figure pass = noChange(same).share(Verdict.PASS);
        assertThat(pass.value()).isBetween(pass.low(), pass.high());
        // A thousand simulated checks alone would give an interval of at most 6 points.
        assertThat(pass.high() - pass.low()).isGreaterThan(0.2);
    }
}
