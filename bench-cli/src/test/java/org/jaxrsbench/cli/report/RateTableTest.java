package org.jaxrsbench.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.gate.MeasuredRates.FamilyRates;
import org.jaxrsbench.gate.MeasuredRates.PairSpread;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.gate.VerdictRates;
import org.junit.jupiter.api.Test;

/** The gate's rates as docs/gate.md quotes them. */
class RateTableTest {

    private static VerdictRates rates(int checks, int regressions, int undecided) {
        return new VerdictRates(
                Map.of(
                        Verdict.REGRESSION, regressions,
                        Verdict.INCONCLUSIVE, undecided,
                        Verdict.PASS, checks - regressions - undecided),
                checks);
    }

    @Test
    void aFamilyHasALineForEachKindOfCheck() {
        FamilyRates family = new FamilyRates(
                "jersey",
                6,
                Optional.of(new PairSpread(18, 0.0486, 0.0012)),
                Optional.of(new PairSpread(6, 0.03, -0.078)),
                rates(10_000, 4, 4100),
                Optional.of(rates(10_000, 9500, 400)),
                Optional.of(rates(1, 0, 0)),
                Optional.empty());
        assertThat(RateTable.text(List.of(family)).lines())
                .containsExactly(
                        "jersey, cases in a check: 6",
                        "  with itself: 18 pairs, pair sd 4.86%, Hodges-Lehmann +0.12%",
                        "  with about 5% burned: 6 pairs, pair sd 3.00%, Hodges-Lehmann -7.80%",
                        "  no change, signs flipped, any case: 10000 checks:  REGRESSION 0.04% [0.01, 0.10]"
                                + "  INCONCLUSIVE 41.00% [40.03, 41.97]  PASS 58.96% [57.99, 59.93]",
                        "  one case slowed, that case:         10000 checks:  REGRESSION 95.00% [94.55, 95.42]"
                                + "  INCONCLUSIVE 4.00% [3.62, 4.40]  PASS 1.00% [0.81, 1.21]",
                        "  no change, disjoint blocks:         1 checks:  REGRESSION 0.00% [0.00, 97.50]"
                                + "  INCONCLUSIVE 0.00% [0.00, 97.50]  PASS 100.00% [2.50, 100.00]");
    }

    @Test
    void whatThereAreNoPairsForIsLeftOut() {
        FamilyRates family = new FamilyRates(
                "cxf",
                1,
                Optional.empty(),
                Optional.empty(),
                rates(10, 0, 0),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        assertThat(RateTable.text(List.of(family)).lines())
                .hasSize(2)
                .startsWith("cxf, cases in a check: 1")
                .last()
                .asString()
                .startsWith("  no change, signs flipped, any case: 10 checks:");
    }
}
