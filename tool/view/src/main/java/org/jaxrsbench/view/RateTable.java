package org.jaxrsbench.view;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;
import org.jaxrsbench.gate.ErrorRates;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.KnownPairs;
import org.jaxrsbench.gate.Verdict;

/** The gate's error rates on real pairs, in words. */
public final class RateTable {

    private RateTable() {}

    /** Two lines for the subject with itself, and two for the slowed case. */
    public static String text(GateSettings settings, KnownPairs known) {
        StringBuilder text = new StringBuilder(
                String.format(Locale.ROOT, "%s, cases in a check: %d%n", known.subject(), known.same()[0].length));
        double[] same = Arrays.stream(known.same())
                .flatMapToDouble(DoubleStream::of)
                .filter(d -> !Double.isNaN(d))
                .toArray();
        spread(text, "with itself", same);
        rates(text, "no change, any case", ErrorRates.of(settings, known.same(), OptionalInt.empty()));
        KnownPairs.Slowed slowed = known.slowed();
        spread(text, "one case slowed by about " + Words.percent(KnownPairs.SLOWDOWN), slowed.pairs());
        rates(text, "that case", ErrorRates.of(settings, slowed.rounds(), OptionalInt.of(slowed.column())));
        return text.toString();
    }

    private static void spread(StringBuilder text, String name, double[] pairs) {
        if (pairs.length > 1) {
            text.append("  ")
                    .append(name)
                    .append(": ")
                    .append(Words.count(pairs.length, "pair"))
                    .append(", pair sd ")
                    .append(Words.percent(Estimate.sd(pairs)))
                    .append(", Hodges-Lehmann ")
                    .append(Words.change(Estimate.ofPairs(pairs).change()))
                    .append('\n');
        }
    }

    private static void rates(StringBuilder text, String name, ErrorRates rates) {
        int checks = rates.checks();
        if (checks == 0) {
            text.append("  ").append(name).append(": too few rounds for any look\n");
            return;
        }
        text.append("  " + name + ", " + Words.count(checks, "check") + ":");
        for (Verdict verdict : List.of(Verdict.REGRESSION, Verdict.INCONCLUSIVE, Verdict.PASS)) {
            double[] interval = rates.interval(verdict);
            text.append(String.format(
                    Locale.ROOT,
                    "  %s %.1f%% [%.1f, %.1f]",
                    verdict,
                    100 * rates.share(verdict),
                    100 * interval[0],
                    100 * interval[1]));
        }
        text.append(String.format(Locale.ROOT, "; %.1f rounds each%n", (double) rates.rounds() / checks));
    }
}
