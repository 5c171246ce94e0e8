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
        double[] same = Arrays.stream(known.same())
                .flatMapToDouble(DoubleStream::of)
                .filter(d -> !Double.isNaN(d))
                .toArray();
        KnownPairs.Slowed slowed = known.slowed();
        return known.subject() + ", cases in a check: " + known.same()[0].length + "\n"
                + spread("with itself", same)
                + rates("no change, any case", ErrorRates.of(settings, known.same(), OptionalInt.empty()))
                + spread("one case slowed by about " + Words.percent(KnownPairs.SLOWDOWN), slowed.pairs())
                + rates("that case", ErrorRates.of(settings, slowed.rounds(), OptionalInt.of(slowed.column())));
    }

    private static String spread(String name, double[] pairs) {
        return pairs.length < 2
                ? ""
                : "  " + name + ": " + Words.count(pairs.length, "pair") + ", pair sd "
                        + Words.percent(Estimate.sd(pairs)) + ", Hodges-Lehmann "
                        + Words.change(Estimate.ofPairs(pairs).change()) + "\n";
    }

    private static String rates(String name, ErrorRates rates) {
        int checks = rates.checks();
        if (checks == 0) {
            return "  " + name + ": too few rounds for any look\n";
        }
        StringBuilder line = new StringBuilder("  " + name + ", " + Words.count(checks, "check") + ":");
        for (Verdict verdict : List.of(Verdict.REGRESSION, Verdict.INCONCLUSIVE, Verdict.PASS)) {
            double[] interval = rates.interval(verdict);
            double share = rates.share(verdict);
            line.append(String.format(
                    Locale.ROOT,
                    "  %s %.1f%% [%.1f, %.1f]",
                    verdict,
                    100 * share,
                    100 * interval[0],
                    100 * interval[1]));
        }
        return line + String.format(Locale.ROOT, "; %.1f rounds each%n", (double) rates.rounds() / checks);
    }
}
