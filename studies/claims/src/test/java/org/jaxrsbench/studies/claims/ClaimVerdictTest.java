package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.studies.claims.Claim.Standing;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimVerdictTest {

    private static Estimate ratio(double ratio, double low, double high) {
        return Estimate.ofRatio(ratio, low, high, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "5, 5.5, 4.2, 6.1, REPRODUCED",
        "5, 4.5, 3, 6, DIRECTION",
        "5, 7, 6, 8, STRONGER",
        "5, 3, 2, 4, WEAKER",
        "5, 1.1, 0.9, 1.3, NOISE",
        "5, 0.5, 0.4, 0.6, CONTRADICTED",
        "0.6, 0.62, 0.55, 0.7, REPRODUCED",
        "0.6, 0.65, 0.45, 0.8, DIRECTION",
        "0.6, 0.3, 0.2, 0.4, STRONGER",
        "0.6, 0.8, 0.78, 0.9, WEAKER",
        "0.6, 2, 1.5, 2.5, CONTRADICTED",
        "1.04, 1.01, 0.98, 1.05, NO_DIFFERENCE",
        "0.96, 1.0, 0.95, 1.04, NO_DIFFERENCE",
        // As much noise as this says nothing, whatever was published.
        "1.04, 1.01, 0.8, 1.3, NOISE",
        "3, 1.29, 0.45, 3.67, NOISE",
        "1.1, 1.05, 0.9, 1.2, NOISE",
    })
    void verdicts(double published, double measured, double low, double high, ClaimVerdict verdict) {
        Estimate ofMeasured = ratio(measured, low, high);
        assertThat(ClaimVerdict.of(ratio(published, published, published), ofMeasured, Standing.SAME))
                .isEqualTo(verdict);
        // What stands in reproduces nothing.
        ClaimVerdict atBest = verdict == ClaimVerdict.REPRODUCED ? ClaimVerdict.DIRECTION : verdict;
        for (Standing standing : new Standing[] {Standing.STAND_IN, Standing.DIFFERENT_OPERATION}) {
            assertThat(ClaimVerdict.of(ratio(published, published, published), ofMeasured, standing))
                    .isEqualTo(atBest);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0.95, 0.92, 0.98, 0.73, 0.73, WEAKER",
        "0.95, 0.92, 0.98, 0.60, 0.88, REPRODUCED",
        "0.80, 0.66, 0.97, 0.65, 0.75, DIRECTION",
    })
    void publishedErrorsCount(
            double measured, double low, double high, double publishedLow, double publishedHigh, ClaimVerdict verdict) {
        assertThat(ClaimVerdict.of(ratio(0.73, publishedLow, publishedHigh), ratio(measured, low, high), Standing.SAME))
                .isEqualTo(verdict);
    }
}
