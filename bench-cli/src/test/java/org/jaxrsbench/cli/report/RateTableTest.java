package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.gate.MeasuredRates.FamilyRates;
import org.jaxrsbench.gate.MeasuredRates.PairSpread;
import org.jaxrsbench.gate.MeasuredRates.SlowedRates;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.gate.VerdictRates;
import org.junit.jupiter.api.Test;

/** The gate's rates as docs/gate.md quotes them. */
class RateTableTest {

    private static VerdictRates rates(int rounds, double regression, double inconclusive) {
        return new VerdictRates(
                rounds,
                Map.of(
                        Verdict.REGRESSION, share(regression),
                        Verdict.INCONCLUSIVE, share(inconclusive),
                        Verdict.PASS, share(1 - regression - inconclusive)),
                new VerdictRates.Figure(7, 6, 8.25));
    }

    private static VerdictRates.Figure share(double value) {
        return new VerdictRates.Figure(value, value / 2, Math.min(1, 2 * value));
    }

    @Test
    void aFamilyHasALineForEachKindOfCheck() {
        FamilyRates family = new FamilyRates(
                "jersey",
                6,
                Optional.of(new PairSpread(18, 0.0486, 0.0012)),
                Optional.of(rates(16, 0.004, 0.41)),
                List.of(
                        new SlowedRates(
                                0.05, Optional.of(new PairSpread(6, 0.03, -0.078)), Optional.of(rates(10, 0.95, 0.04))),
                        new SlowedRates(0.025, Optional.empty(), Optional.empty())));
        assertThat(RateTable.text(List.of(family)).lines())
                .containsExactly(
                        "jersey, cases in a check: 6",
                        "  with itself: 18 pairs, pair sd 4.86%, Hodges-Lehmann +0.12%",
                        "  no change, any case, looks up to 16 rounds:  REGRESSION 0.4% [0.2, 0.8]"
                                + "  INCONCLUSIVE 41.0% [20.5, 82.0]  PASS 58.6% [29.3, 100.0]"
                                + "; verdict after 7.0 rounds [6.0, 8.3]",
                        "  one case slowed by about 5%: 6 pairs, pair sd 3.00%, Hodges-Lehmann -7.80%",
                        "  that case, looks up to 10 rounds:  REGRESSION 95.0% [47.5, 100.0]"
                                + "  INCONCLUSIVE 4.0% [2.0, 8.0]  PASS 1.0% [0.5, 2.0]"
                                + "; verdict after 7.0 rounds [6.0, 8.3]",
                        "  that case: too few rounds for any look");
    }

    @Test
    void whatThereAreTooFewRoundsForIsSaid() {
        FamilyRates family = new FamilyRates("cxf", 1, Optional.empty(), Optional.empty(), List.of());
        assertThat(RateTable.text(List.of(family)).lines())
                .containsExactly("cxf, cases in a check: 1", "  no change, any case: too few rounds for any look");
    }
}
