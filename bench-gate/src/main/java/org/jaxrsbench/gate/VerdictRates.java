package org.jaxrsbench.gate;

import java.util.EnumMap;
import java.util.Map;

/**
 * How often each verdict was given on resampled pairs.
 *
 * @param rounds of the last look that the pairs reach: later looks were not evaluated
 * @param shares by verdict, all of them
 */
public record VerdictRates(int rounds, Map<Verdict, Share> shares) {

    /**
     * A share of checks.
     *
     * @param value 0 to 1
     * @param low lower end of its 95% interval, from resampling the pairs
     * @param high upper end
     */
    public record Share(double value, double low, double high) {}

    public VerdictRates {
        shares = new EnumMap<>(shares);
    }

    /** The share of a verdict. */
    public Share share(Verdict verdict) {
        return shares.get(verdict);
    }
}
