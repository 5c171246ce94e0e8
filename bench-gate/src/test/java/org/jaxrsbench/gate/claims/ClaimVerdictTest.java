package org.jaxrsbench.gate.claims;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.gate.compare.Comparison.Change;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimVerdictTest {

    @ParameterizedTest
    @CsvSource({
        "5, 4, 3, 6, HOLDS",
        "5, 7, 6, 8, HOLDS",
        "5, 3, 2, 4, WEAKER",
        "5, 1.1, 0.9, 1.3, DOES_NOT_HOLD",
        "5, 0.5, 0.4, 0.6, DOES_NOT_HOLD",
        "0.6, 0.65, 0.5, 0.8, HOLDS",
        "0.6, 0.3, 0.2, 0.4, HOLDS",
        "0.6, 0.8, 0.7, 0.9, WEAKER",
        "0.6, 1, 0.9, 1.1, DOES_NOT_HOLD",
        "0.6, 2, 1.5, 2.5, DOES_NOT_HOLD",
        // An interval that holds both the published ratio and no change: what was published is not contradicted.
        "1.1, 1.05, 0.9, 1.2, HOLDS",
    })
    void verdicts(double published, double measured, double low, double high, ClaimVerdict verdict) {
        assertThat(ClaimVerdict.of(published, new Change(measured, low, high))).isEqualTo(verdict);
    }
}
