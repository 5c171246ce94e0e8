package org.jaxrsbench.gate;

import java.util.EnumMap;
import java.util.Map;

/**
 * How often each verdict was given on resampled pairs, and how soon.
 *
 * @param rounds of the last look that the pairs reach: later looks were not evaluated
 * @param shares by verdict, all of them, each 0 to 1
 * @param verdictAfter rounds until the verdict, the mean; the last look for those that were INCONCLUSIVE to the end
 */
public record VerdictRates(int rounds, Map<Verdict, Figure> shares, Figure verdictAfter) {

    /**
     * A figure of simulated checks.
     *
     * @param value over all of them
     * @param low lower end of its 95% interval, from resampling the pairs
     * @param high upper end
     */
    public record Figure(double value, double low, double high) {}

    public VerdictRates {
        shares = new EnumMap<>(shares);
    }

    /** The share of a verdict. */
    public Figure share(Verdict verdict) {
        return shares.get(verdict);
    }
}
