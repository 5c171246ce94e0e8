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

    private static MeasuredRates.Family family(double[][] same, double[][] slowed) {
        return new MeasuredRates.Family("a", same, List.of(new MeasuredRates.Slowed(0.05, slowed)));
    }

    private static double total(VerdictRates rates) {
        return Arrays.stream(Verdict.values())
                .mapToDouble(v -> rates.share(v).value())
                .sum();
    }

    @Test
    void onlyLooksThatTheRoundsReachAreEvaluated() {
        MeasuredRates.FamilyRates of = rates.of(family(noise(0.01, 0, 19, 3), noise(0.01, -0.08, 9, 3)));
        assertThat(of.cases()).isEqualTo(3);
        assertThat(of.same().orElseThrow().pairs()).isEqualTo(57);
        assertThat(of.slowed().get(0).pairs().orElseThrow().pairs()).isEqualTo(27);
        assertThat(of.noChange().orElseThrow().rounds()).isEqualTo(16);
        assertThat(of.noChange().orElseThrow().share(Verdict.PASS).value()).isGreaterThan(0.95);
        assertThat(of.slowed().get(0).verdicts().orElseThrow().rounds()).isEqualTo(8);
        assertThat(of.slowed()
                        .get(0)
                        .verdicts()
                        .orElseThrow()
                        .share(Verdict.REGRESSION)
                        .value())
                .isGreaterThan(0.5);
        assertThat(of.noChange().orElseThrow().verdictAfter().value())
                .as("quiet rounds pass at the first look")
                .isBetween(6.0, 6.5);
        assertThat(total(of.noChange().orElseThrow())).isCloseTo(1, within(1e-9));
    }

    @Test
    void onlyACaseThatWasSlowedCountsAsSlowed() {
        double[][] slowed = noise(0.002, -0.08, 9, 3);
        for (double[] round : slowed) {
            round[0] = Double.NaN;
            round[2] = Double.NaN;
        }
        assertThat(rates.of(family(noise(0.002, 0, 9, 3), slowed))
                        .slowed()
                        .get(0)
                        .verdicts()
                        .orElseThrow()
                        .share(Verdict.REGRESSION)
                        .value())
                .isEqualTo(1);
    }

    @Test
    void tooFewRoundsHaveNoRates() {
        MeasuredRates.FamilyRates of = rates.of(family(noise(0.02, 0, 5, 1), new double[0][]));
        assertThat(of.noChange()).isEmpty();
        assertThat(of.slowed().get(0).verdicts()).isEmpty();
        assertThat(of.slowed().get(0).pairs()).isEmpty();
        assertThat(of.same().orElseThrow().pairs()).isEqualTo(5);
    }

    @Test
    void loudPairsAreInconclusiveAndNotRegressions() {
        VerdictRates noChange = rates.of(family(noise(0.2, 0, 30, 1), new double[0][]))
                .noChange()
                .orElseThrow();
        assertThat(noChange.share(Verdict.REGRESSION).value()).isLessThan(0.01);
        assertThat(noChange.share(Verdict.INCONCLUSIVE).value()).isGreaterThan(0.8);
        assertThat(noChange.verdictAfter().value()).as("to the end").isGreaterThan(25);
    }

    /** Ten rounds of which four are bad: whether a check passes depends on which rounds there are, not on how often it is simulated. */
    @Test
    void intervalsComeFromTheRounds() {
        double[][] same = noise(0.002, 0, 10, 1);
        for (int i = 0; i < 4; i++) {
            same[i][0] = 0.2 * (i % 2 == 0 ? 1 : -1);
        }
        VerdictRates noChange =
                rates.of(family(same, new double[0][])).noChange().orElseThrow();
        VerdictRates.Figure pass = noChange.share(Verdict.PASS);
        assertThat(pass.low()).isLessThanOrEqualTo(pass.value());
        assertThat(pass.high()).isGreaterThanOrEqualTo(pass.value());
        // A thousand simulated checks alone would give an interval of at most 6 points.
        assertThat(pass.high() - pass.low()).isGreaterThan(0.2);
    }
}
