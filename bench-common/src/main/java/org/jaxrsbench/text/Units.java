package org.jaxrsbench.cli.report;

import java.util.Locale;
import org.jaxrsbench.results.Metric;

/** Scores with three digits and a fitting prefix. */
public final class Units {

    private Units() {}

    /** Such as {@code 4.51 us} or {@code 222 k/s}. */
    public static String format(Metric metric, double score) {
        return switch (metric.unit()) {
            case "ns/op" -> scaled(score, new String[] {"ns", "us", "ms", "s"});
            case "ops/s" -> scaled(score, new String[] {"/s", "k/s", "M/s", "G/s"});
            case "B/op", "B" -> scaled(score, new String[] {"B", "kB", "MB", "GB"});
            default -> digits(score) + " " + metric.unit();
        };
    }

    private static String scaled(double score, String[] units) {
        double value = score;
        int unit = 0;
        while (value >= 999.5 && unit < units.length - 1) {
            value /= 1000;
            unit++;
        }
        return digits(value) + " " + units[unit];
    }

    private static String digits(double value) {
        String format = value >= 99.95 ? "%.0f" : value >= 9.995 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, format, value);
    }
}
