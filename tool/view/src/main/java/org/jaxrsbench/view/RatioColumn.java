package org.jaxrsbench.view;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.compare.Comparison.Cell;
import org.jaxrsbench.stats.Summary;

/** How the ratios of one table are written: all as factors, if one of them is far from 1, or else all in percent. */
enum RatioColumn {
    /** {@code 0.42x [0.41, 0.44]}. */
    FACTORS,
    /** {@code -2.1% [-3.0, -1.2]}. */
    PERCENT;

    private static final double FAR = 1.9;
    private static final int MOST_DECIMALS = 6;
    private static final String TOO_FEW = "n<" + Summary.FORKS_FOR_INTERVAL;

    /** A number format that suits these changes. */
    static RatioColumn of(Collection<Estimate> changes) {
        return changes.stream().map(Estimate::ratio).anyMatch(r -> r >= FAR || r <= 1 / FAR) ? FACTORS : PERCENT;
    }

    /** A cell: without a change there were too few forks. */
    String of(Optional<Cell> cell) {
        return cell.map(c -> c.change().map(this::change).orElse(TOO_FEW)).orElse("");
    }

    /** A ratio with its interval, if there is one; {@code ~} in place of the ratio if the interval holds no change. */
    String change(Estimate change) {
        if (!change.hasInterval()) {
            return ratio(change.ratio()) + " " + TOO_FEW;
        }
        return change.clear()
                ? ratio(change.ratio()) + " [" + bare(change.lowRatio()) + ", " + bare(change.highRatio()) + "]"
                : "~ [" + ratio(change.lowRatio()) + ", " + ratio(change.highRatio()) + "]";
    }

    /** With its unit. */
    String ratio(double ratio) {
        return bare(ratio) + (this == FACTORS ? "x" : "%");
    }

    private String bare(double ratio) {
        if (this == PERCENT) {
            return Words.signed(ratio - 1);
        }
        // Two or three digits that say something, however small; no more of them than of what is nearly 0.
        int decimals = ratio >= 10 ? 1 : 2;
        for (double shown = ratio; shown < 0.1 && decimals < MOST_DECIMALS; shown *= 10) {
            decimals++;
        }
        return String.format(Locale.ROOT, "%." + decimals + "f", ratio);
    }
}
