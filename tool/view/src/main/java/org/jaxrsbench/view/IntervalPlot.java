package org.jaxrsbench.view;

import java.util.List;
import org.jaxrsbench.gate.Estimate;

/**
 * The data of a dot plot of ratios that stand for themselves: rows with marks and their intervals on a logarithmic axis.
 *
 * @param names of the kinds of marks
 * @param zone the ends of what is shaded; empty if nothing is
 */
public record IntervalPlot(List<String> names, List<Double> zone, List<Row> rows) {

    /**
     * A row.
     *
     * @param verdict what is said of it besides; empty if nothing is
     */
    public record Row(String label, String verdict, List<Mark> marks) {}

    /**
     * A ratio.
     *
     * @param subject index of its kind
     * @param low lower end of its interval; NaN, as its upper end, if there is none
     */
    public record Mark(int subject, double ratio, double low, double high) {

        /** A ratio with its interval, if it has one. */
        public static Mark of(int subject, Estimate ratio) {
            return ratio.hasInterval() && ratio.low() < ratio.high()
                    ? new Mark(subject, ratio.ratio(), ratio.lowRatio(), ratio.highRatio())
                    : new Mark(subject, ratio.ratio(), Double.NaN, Double.NaN);
        }
    }
}
