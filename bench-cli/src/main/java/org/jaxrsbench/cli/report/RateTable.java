package org.jaxrsbench.cli.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.gate.MeasuredRates.FamilyRates;
import org.jaxrsbench.gate.MeasuredRates.PairSpread;
import org.jaxrsbench.gate.MeasuredRates.SlowedRates;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.gate.VerdictRates;

/** The gate's error rates on real pairs, in words. */
public final class RateTable {

    private RateTable() {}

    /** Some lines for each family. */
    public static String text(List<FamilyRates> families) {
        StringBuilder text = new StringBuilder();
        for (FamilyRates family : families) {
            text.append(String.format(Locale.ROOT, "%s, cases in a check: %d%n", family.family(), family.cases()));
            spread(text, "with itself", family.same());
            rates(text, "no change, any case", family.noChange());
            for (SlowedRates slowed : family.slowed()) {
                spread(text, "one case slowed by about " + percent(slowed.slowdown()), slowed.pairs());
                rates(text, "that case", slowed.verdicts());
            }
        }
        return text.toString();
    }

    private static void spread(StringBuilder text, String name, Optional<PairSpread> spread) {
        spread.ifPresent(s -> text.append(String.format(
                Locale.ROOT,
                "  %s: %d pairs, pair sd %.2f%%, Hodges-Lehmann %+.2f%%%n",
                name,
                s.pairs(),
                100 * s.sd(),
                100 * s.change())));
    }

    private static void rates(StringBuilder text, String name, Optional<VerdictRates> rates) {
        if (rates.isEmpty()) {
            text.append("  ").append(name).append(": too few rounds for any look\n");
            return;
        }
        text.append("  ")
                .append(name)
                .append(", looks up to ")
                .append(rates.get().rounds())
                .append(" rounds:");
        for (Verdict verdict : Verdict.values()) {
            VerdictRates.Figure share = rates.get().share(verdict);
            text.append(String.format(
                    Locale.ROOT,
                    "  %s %.1f%% [%.1f, %.1f]",
                    verdict,
                    100 * share.value(),
                    100 * share.low(),
                    100 * share.high()));
        }
        VerdictRates.Figure after = rates.get().verdictAfter();
        text.append(String.format(
                Locale.ROOT, "; verdict after %.1f rounds [%.1f, %.1f]%n", after.value(), after.low(), after.high()));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, Math.round(1000 * share) % 10 == 0 ? "%.0f%%" : "%.1f%%", 100 * share);
    }
}
