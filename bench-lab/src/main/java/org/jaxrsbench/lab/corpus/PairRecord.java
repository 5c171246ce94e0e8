package org.jaxrsbench.lab.corpus;

import java.util.List;
import java.util.Locale;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/**
 * What one pair says of one metric.
 *
 * @param subject label of the first fork's subject
 * @param benchmark {@code Class.method}
 * @param params as in samples: {@code name=value} joined by {@code ;}
 * @param kind what the second fork is
 * @param round the round that the pair is of
 * @param metric throughput, net or cpu
 * @param windows from how many windows {@code d} was taken: the first ones
 * @param d log ratio of goodness of the second fork over the first one; rounded to the five decimals that a file holds
 */
public record PairRecord(
        String subject, String benchmark, String params, Kind kind, Round round, Metric metric, int windows, double d) {

    /** Columns of a file of pairs. */
    public static final List<String> COLUMNS = List.of(
            "subject",
            "benchmark",
            "params",
            "kind",
            "burned",
            "sitting",
            "round",
            "seconds",
            "metric",
            "windows",
            "d");

    /**
     * A pair of forks. All pairs of its cases belong together.
     *
     * @param burned by how much one case was slowed, in percent; 0 if none was
     * @param sitting when the measurement began, or its number: rounds of one sitting saw the same hour
     * @param number of the round in its sitting, from 1
     * @param seconds that the round took, forks that were discarded included; NaN if nobody looked
     */
    public record Round(double burned, String sitting, int number, double seconds) {

        /** Rounds the seconds to the tenth that a file holds. */
        public Round {
            seconds = Double.isNaN(seconds) ? seconds : Math.round(seconds * 10) / 10.0;
        }
    }

    /** What the second fork of a pair is. */
    public enum Kind {
        /** The same jar. */
        SAME,
        /** The same classes, packed in another order. */
        REBUILT,
        /** The same jar, with CPU burned in each operation; of a fork of several cases, in this case alone. */
        SLOWED,
        /** The same jar, in a fork that burns CPU in another case. */
        BESIDE,
        /** No other fork: windows that burn CPU against windows of the same fork and case that do not. */
        BURNED;

        private String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        private static Kind of(String label) {
            for (Kind kind : values()) {
                if (kind.label().equals(label)) {
                    return kind;
                }
            }
            throw new IllegalArgumentException("no kind " + label);
        }
    }

    /** Rounds {@code d}. */
    public PairRecord {
        d = Double.parseDouble(number(d));
    }

    /** The row of {@link #COLUMNS}. */
    public List<String> fields() {
        return List.of(
                subject,
                benchmark,
                params,
                kind.label(),
                round.burned() == 0 ? "0" : String.format(Locale.ROOT, "%.1f", round.burned()),
                round.sitting(),
                Integer.toString(round.number()),
                Double.isNaN(round.seconds()) ? "" : String.format(Locale.ROOT, "%.1f", round.seconds()),
                metric.label(),
                Integer.toString(windows),
                number(d));
    }

    /**
     * The pair in a line of a file.
     *
     * @throws BadInputException when the line is no pair
     */
    static PairRecord of(CsvFiles.Line line) {
        List<String> fields = line.fields();
        try {
            PairRecord pair = new PairRecord(
                    fields.get(0),
                    fields.get(1),
                    fields.get(2),
                    Kind.of(fields.get(3)),
                    new Round(
                            Double.parseDouble(fields.get(4)),
                            fields.get(5),
                            Integer.parseInt(fields.get(6)),
                            fields.get(7).isEmpty() ? Double.NaN : Double.parseDouble(fields.get(7))),
                    Metric.of(fields.get(8)),
                    Integer.parseInt(fields.get(9)),
                    Double.parseDouble(fields.get(10)));
            if (Double.isFinite(pair.d())) {
                return pair;
            }
        } catch (IllegalArgumentException e) {
            // said below: no field's own message is as clear as what a line has to look like
        }
        throw line.error(
                "expected a kind (same, rebuilt, slowed, beside, burned), the percent burned, a sitting, the number of the"
                        + " round, its seconds or nothing, a metric, a number of windows, and a number as d; correct the"
                        + " line or delete it");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.5f", value);
    }
}
