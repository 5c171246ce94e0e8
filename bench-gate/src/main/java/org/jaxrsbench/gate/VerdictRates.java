package org.jaxrsbench.gate;

import java.util.EnumMap;
import java.util.Map;
import org.jaxrsbench.gate.stats.ExactTests;

/**
 * How often each verdict was given.
 *
 * @param counts by verdict; absent is 0
 * @param checks of how many checks, 1 or more
 */
public record VerdictRates(Map<Verdict, Integer> counts, int checks) {

    public VerdictRates {
        counts = new EnumMap<>(counts);
    }

    /** The share of a verdict, 0 to 1. */
    public double share(Verdict verdict) {
        return (double) count(verdict) / checks;
    }

    /** The two ends of the share's 95% interval (Clopper-Pearson). */
    public double[] interval(Verdict verdict) {
        return ExactTests.clopperPearson(count(verdict), checks);
    }

    private int count(Verdict verdict) {
        return counts.getOrDefault(verdict, 0);
    }
}
