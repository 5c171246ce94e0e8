package org.jaxrsbench.view;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.List;

/**
 * What a page shows, as it stands in it.
 *
 * @param headline the answer, in a sentence
 * @param below what it rests on
 * @param chips facts and warnings, a few words each
 * @param figures a row of the table each
 * @param environments where each run was measured
 */
record Report(
        String headline,
        String below,
        List<Chip> chips,
        List<Section> sections,
        List<Figure> figures,
        List<RunEnvironment> environments) {

    /** A few words; a warning is shown as one. */
    record Chip(String text, boolean warning) {

        static Chip fact(String text) {
            return new Chip(text, false);
        }

        static Chip warning(String text) {
            return new Chip(text, true);
        }
    }

    /**
     * An absolute figure. In the page it is a list of these values, in this order.
     *
     * @param score median over forks
     * @param low lower end of its 95% interval; NaN, as its upper end, if there are too few forks
     * @param words score and interval with a fitting prefix of the unit
     */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY) // half the bytes, and figures are half of a page of many runs
    record Figure(
            String run,
            String name,
            String subject,
            String metric,
            String unit,
            int forks,
            double score,
            double low,
            double high,
            String words) {}

    /** The lines of {@code environment.csv}: keys with values. */
    record RunEnvironment(String run, List<List<String>> values) {}
}
