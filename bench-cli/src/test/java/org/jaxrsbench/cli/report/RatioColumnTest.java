package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.gate.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How ratios are written. */
class RatioColumnTest {

    @ParameterizedTest
    @CsvSource({
        "12.34, 12.3x",
        "1, 1.00x",
        "0.5, 0.50x",
        "0.1, 0.10x",
        "0.05, 0.050x",
        "0.00537, 0.0054x",
        "0.00000001, 0.000000x",
        "0, 0.000000x",
        "Infinity, Infinityx",
        "NaN, NaNx"
    })
    void aSmallFactorKeepsItsDigits(double ratio, String shown) {
        assertThat(RatioColumn.FACTORS.ratio(ratio)).isEqualTo(shown);
    }

    @Test
    void whatRoundsToNothingHasNoSign() {
        assertThat(RatioColumn.PERCENT.change(Estimate.ofRatio(1, 0.99999, 1.00001, 3)))
                .isEqualTo("~ [0.0%, 0.0%]");
    }
}
