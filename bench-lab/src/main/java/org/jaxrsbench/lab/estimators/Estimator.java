package org.jaxrsbench.lab.estimators;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jaxrsbench.gate.stats.HodgesLehmann;
import org.jaxrsbench.results.Summary;

/** Ways to make one log ratio of the windows of two forks; windows of the same number belong together. */
public enum Estimator {
    /** Median of the window-by-window log ratios. */
    MEDIAN_OF_RATIOS((a, b, perSecond) -> Summary.median(ratios(a, b))),
    /** Hodges-Lehmann centre of the window-by-window log ratios. */
    HODGES_LEHMANN((a, b, perSecond) -> new HodgesLehmann(ratios(a, b)).estimate()),
    /** Log ratio of the medians of the windows. */
    RATIO_OF_MEDIANS((a, b, perSecond) -> Math.log(Summary.median(b) / Summary.median(a))),
    /** Log ratio of the windows' best deciles: the low quantile of the time an operation takes. */
    BEST_DECILE((a, b, perSecond) -> Math.log(bestDecile(b) / bestDecile(a))),
    /** Log ratio of all operations over all time, which hides no pause. */
    TOTAL((a, b, perSecond) -> Math.log(mean(b) / mean(a))),
    /** Median of the log ratios of operations over time in blocks of a second. */
    BLOCKS_OF_A_SECOND((a, b, perSecond) -> Summary.median(ratios(blocks(a, perSecond), blocks(b, perSecond)))),
    /** Median of the log ratios of two successive windows, for forks that swap processors in between. */
    SWAPPED_WINDOWS((a, b, perSecond) -> Summary.median(neighbours(ratios(a, b))));

    private interface Formula {
        double apply(double[] baseline, double[] candidate, int windowsPerSecond);
    }

    private final Formula formula;

    Estimator(Formula formula) {
        this.formula = formula;
    }

    /**
     * The log ratio of the candidate's goodness over the baseline's.
     *
     * @param baseline goodness in each window, positive: operations a second, or the inverse of CPU time
     * @param candidate as many
     * @param windowMillis how long a window is
     */
    public double estimate(double[] baseline, double[] candidate, int windowMillis) {
        return formula.apply(baseline, candidate, Math.max(1, 1000 / windowMillis));
    }

    /** What tables call it. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The estimator with this label.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Estimator of(String label) {
        return Arrays.stream(values())
                .filter(estimator -> estimator.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no estimator " + label));
    }

    static List<String> labels() {
        return Arrays.stream(values()).map(Estimator::label).toList();
    }

    private static double[] ratios(double[] a, double[] b) {
        double[] ratios = new double[a.length];
        Arrays.setAll(ratios, i -> Math.log(b[i] / a[i]));
        return ratios;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double bestDecile(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(int) Math.round(0.9 * (sorted.length - 1))];
    }

    /** What is left of a last block joins the one before it. */
    private static double[] blocks(double[] values, int length) {
        double[] blocks = new double[Math.max(1, values.length / length)];
        for (int i = 0; i < blocks.length; i++) {
            int end = i == blocks.length - 1 ? values.length : (i + 1) * length;
            blocks[i] = mean(Arrays.copyOfRange(values, i * length, end));
        }
        return blocks;
    }

    private static double[] neighbours(double[] ratios) {
        double[] means = new double[Math.max(1, ratios.length / 2)];
        Arrays.setAll(means, i -> mean(Arrays.copyOfRange(ratios, 2 * i, Math.min(2 * i + 2, ratios.length))));
        return means;
    }
}
