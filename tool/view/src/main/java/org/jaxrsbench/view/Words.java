package org.jaxrsbench.view;

import java.util.Locale;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.stats.ExactTests;
import org.jaxrsbench.stats.Summary;

/** Numbers in words: the one place that gives them units and rounds them for people. Figures have three digits and a fitting prefix. */
public final class Words {

    /** In place of an interval, where there are too few forks for one. */
    static final String TOO_FEW = "n<" + Summary.FORKS_FOR_INTERVAL;

    private Words() {}

    /** Such as {@code 4.51 us} or {@code 222 k/s}. */
    public static String format(Metric metric, double score) {
        return Scale.of(metric, score).words(score);
    }

    /** Such as {@code 4.51 us [4.40, 4.62]}: the interval is in the unit of the score. */
    public static String format(Metric metric, double score, double low, double high) {
        return Scale.of(metric, score).words(score, low, high);
    }

    /** Such as {@code -0.51 ns [-2.10, 1.08]}: a difference of scores, in the unit of the end that is furthest from zero. */
    public static String difference(Metric metric, double value, double low, double high) {
        return Scale.of(metric, Math.max(Math.abs(low), Math.abs(high))).words(value, low, high);
    }

    private record Scale(double divisor, String unit) {

        String words(double value) {
            return digits(value / divisor) + " " + unit;
        }

        String words(double value, double low, double high) {
            return words(value) + " [" + digits(low / divisor) + ", " + digits(high / divisor) + "]";
        }

        static Scale of(Metric metric, double score) {
            return switch (metric.unit()) {
                case "ns/op" -> of(score, "ns", "us", "ms", "s");
                case "ops/s" -> of(score, "/s", "k/s", "M/s", "G/s");
                case "B/op", "B" -> of(score, "B", "kB", "MB", "GB");
                default -> new Scale(1, metric.unit());
            };
        }

        private static Scale of(double score, String... units) {
            double divisor = 1;
            int unit = 0;
            while (score / divisor >= 999.5 && unit < units.length - 1) { // what would be printed as 1000
                divisor *= 1000;
                unit++;
            }
            return new Scale(divisor, units[unit]);
        }
    }

    /** A score with its interval, or what there is in place of it. */
    public static String format(Summary summary) {
        return summary.hasInterval()
                ? format(summary.metric(), summary.score(), summary.low(), summary.high())
                : format(summary.metric(), summary.score()) + " " + TOO_FEW;
    }

    /** The median with half of its interval in percent, or what there is in place of that. */
    static String spread(Summary summary) {
        return format(summary.metric(), summary.score()) + " "
                + (summary.hasInterval() ? String.format(Locale.ROOT, "±%.0f%%", 100 * summary.spread()) : TOO_FEW);
    }

    /** A change, such as {@code -9.1%}. */
    public static String change(double fraction) {
        return signed(fraction) + "%";
    }

    /** Such as {@code -2.1% [-3.0, -1.2]}, without brackets if there is no interval; empty if there is no estimate. */
    public static String change(Estimate change) {
        if (Double.isNaN(change.log())) {
            return "";
        }
        return change(change.change())
                + (Double.isNaN(change.low())
                        ? ""
                        : " [" + signed(change.lowChange()) + ", " + signed(change.highChange()) + "]");
    }

    /** In percent, with its sign: what rounds to nothing has none, and what has no end is called so. */
    public static String signed(double fraction) {
        if (fraction <= -1 || Double.isInfinite(fraction)) {
            return fraction < 0 ? "-inf" : "+inf";
        }
        String percent = String.format(Locale.ROOT, "%+.1f", 100 * fraction);
        return percent.endsWith("0.0") && percent.length() == 4 ? "0.0" : percent;
    }

    /** A share, such as {@code 12.5%} or {@code 5%}; a dash if there is none. */
    public static String percent(double fraction) {
        return Double.isNaN(fraction)
                ? "-"
                : String.format(Locale.ROOT, "%.1f%%", 100 * fraction).replace(".0%", "%");
    }

    /** A share in a column of them, such as {@code   2.5%} or {@code  100.0%}. */
    public static String share(double fraction) {
        return String.format(Locale.ROOT, "%6.1f%%", 100 * fraction);
    }

    /** Such as {@code 16.4 GB}. */
    public static String bytes(double bytes) {
        return format(Metric.RETAINED, bytes);
    }

    /** Such as {@code 12.3 s}. */
    public static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.1f s", seconds);
    }

    /** A probability with two digits, such as {@code p=0.012}. */
    public static String probability(double p) {
        return String.format(Locale.ROOT, "p=%.2g", p);
    }

    /** Such as {@code 1.05x}. */
    public static String times(double logRatio) {
        return digits(Math.exp(logRatio)) + "x";
    }

    /** Such as {@code 4.02x [3.81, 4.24]}, without brackets if there is no interval, or one without a length. */
    public static String times(Estimate ratio) {
        return digits(ratio.ratio()) + "x"
                + (ratio.low() == ratio.high() || !ratio.hasInterval()
                        ? ""
                        : " [" + digits(ratio.lowRatio()) + ", " + digits(ratio.highRatio()) + "]");
    }

    /** One, or several, of something. */
    public static String count(long number, String one) {
        return number + " " + one + (number == 1 ? "" : "s");
    }

    /** Three digits, or two of what is below 1, without a prefix. */
    public static String digits(double value) {
        double size = Math.abs(value);
        String format = size >= 99.95 ? "%.0f" : size >= 9.995 ? "%.1f" : size >= 0.0995 || size == 0 ? "%.2f" : "%.2g";
        return String.format(Locale.ROOT, format, value);
    }

    /** A share with its 95% interval (Clopper and Pearson), which is all of it without a trial. */
    public static String share(int of, int all) {
        double[] interval = all == 0 ? new double[] {0, 1} : ExactTests.clopperPearson(of, all);
        return String.format(
                Locale.ROOT,
                "%.0f%% [%.0f, %.0f]",
                all == 0 ? 0.0 : 100.0 * of / all,
                100 * interval[0],
                100 * interval[1]);
    }
}
