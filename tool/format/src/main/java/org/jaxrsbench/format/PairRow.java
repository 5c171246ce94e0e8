package org.jaxrsbench.format;

import java.util.List;
import java.util.Set;

/**
 * A row of {@code pairs.csv}: two forks of one round, compared in one case and metric. There is one row for two subjects; the other way
 * round, signs are turned.
 *
 * @param round from 1
 * @param subject label of the one
 * @param subjectFork number of its fork
 * @param baseline label of the other
 * @param baselineFork number of its fork
 * @param benchmarkCase the case
 * @param metric what is compared
 * @param logRatio of goodness, subject over baseline: positive is better for the subject. The median over adjacent slices
 * @param logRatioTotal the same of totals over operations, which sees what falls into few slices
 * @param slices how many adjacent slices that rests on
 */
public record PairRow(
        int round,
        String subject,
        int subjectFork,
        String baseline,
        int baselineFork,
        Case benchmarkCase,
        Metric metric,
        double logRatio,
        double logRatioTotal,
        int slices) {

    /** The file. */
    public static final Table<PairRow> TABLE = new Table<>(PairRow.class, "a run in slices");

    // A ratio of 1e43: what is beyond is no measurement, and its power is not finite.
    private static final int MOST = 100;

    /** Its two forks, with their case. */
    Set<Sample.ForkId> forks() {
        return Set.of(ofSubject(), ofBaseline());
    }

    Sample.ForkId ofSubject() {
        return new Sample.ForkId(subject, benchmarkCase, round, subjectFork);
    }

    Sample.ForkId ofBaseline() {
        return new Sample.ForkId(baseline, benchmarkCase, round, baselineFork);
    }

    /** What it is of, whichever way round. */
    Object uniqueKey() {
        return List.of(forks(), metric);
    }

    /** This row in another round. */
    PairRow inRound(int number) {
        return with(number, subject, baseline, benchmarkCase);
    }

    /** This row of a case under other labels. */
    public PairRow labeled(String label, String baselineLabel, Case other) {
        return with(round, label, baselineLabel, other);
    }

    private PairRow with(int number, String label, String baselineLabel, Case other) {
        return new PairRow(
                number,
                label,
                subjectFork,
                baselineLabel,
                baselineFork,
                other,
                metric,
                logRatio,
                logRatioTotal,
                slices);
    }

    /** Checks the figures. */
    public PairRow {
        if (round < 1 || subjectFork < 1 || baselineFork < 1 || slices < 1) {
            throw new IllegalArgumentException("round, forks and slices count from 1");
        }
        if (subject.equals(baseline)) {
            throw new IllegalArgumentException("subject and baseline are the same");
        }
        if (!(Math.abs(logRatio) <= MOST) || !(Math.abs(logRatioTotal) <= MOST)) {
            throw new IllegalArgumentException(
                    "log_ratio and log_ratio_total are numbers from -" + MOST + " to " + MOST);
        }
    }
}
