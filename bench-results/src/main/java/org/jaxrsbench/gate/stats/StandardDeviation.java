package org.jaxrsbench.gate.stats;

import java.util.Arrays;

/** How much values differ. */
public final class StandardDeviation {

    private StandardDeviation() {}

    /** The standard deviation of a sample, with n - 1; NaN below two values. */
    public static double sd(double[] values) {
        double mean = Arrays.stream(values).average().orElse(Double.NaN);
        return Math.sqrt(Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1));
    }
}
