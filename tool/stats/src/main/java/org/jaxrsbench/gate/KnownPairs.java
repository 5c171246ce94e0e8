package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;

/**
 * Real pairs of which the truth is known, as log ratios of goodness: a row for each round, a column for each case of a check.
 *
 * @param subject what was measured with itself
 * @param same without a change
 * @param slowed with one case slowed down
 */
public record KnownPairs(String subject, double[][] same, Slowed slowed) {

    /** By how much a self-test slows a case down: it burns CPU in each operation. */
    public static final double SLOWDOWN = 0.05;

    private static final String SLOWED_SUBJECT = "slowed_subject";
    private static final String SLOWED_CASE = "slowed_case";
    private static final String SLOWED_AFTER = "slowed_after";

    /**
     * Rounds with a slower case.
     *
     * @param column of the case
     * @param rounds of all cases
     */
    public record Slowed(int column, double[][] rounds) {

        /** The pairs of the slowed case that are there. */
        public double[] pairs() {
            return PairTable.present(rounds, column);
        }
    }

    /**
     * Has a run's environment say that it is a self-test.
     *
     * @param subject label of the subject that is slowed down
     * @param slow the case that is
     * @param after the last round without a change
     */
    public static void mark(Environment environment, String subject, Case slow, int after) {
        environment.put(SLOWED_SUBJECT, subject).put(SLOWED_CASE, slow).put(SLOWED_AFTER, after);
    }

    /**
     * The pairs of a self-test. Rounds without any pair are left out.
     *
     * @throws BadInputException if the run is no finished self-test, or lacks the metric
     */
    public static KnownPairs ofSelfTest(Run run, Metric metric) {
        Environment environment = run.environment();
        List<Sample> samples = run.samples();
        if (Pairing.of(environment) != Pairing.SLICES
                || environment.get(SLOWED_SUBJECT).isEmpty()) {
            throw new BadInputException(environment.origin() + ": expected a run that check --self-test made");
        }
        String candidate = environment.require(SLOWED_SUBJECT);
        String slow = environment.require(SLOWED_CASE);
        String after = environment.require(SLOWED_AFTER);
        String baseline = samples.stream()
                .map(Sample::subject)
                .filter(subject -> !subject.equals(candidate))
                .findFirst()
                .orElseThrow(() -> new BadInputException(environment.origin() + ": nothing was measured"));
        PairTable table = PairTable.of(samples, new Pairs(run.pairs()), baseline, candidate, metric, Pairing.SLICES)
                .requireComparable();
        int column = table.cases().stream().map(Case::toString).toList().indexOf(slow);
        if (column < 0 || !after.matches("[1-9]\\d{0,3}")) {
            throw new BadInputException(environment.origin() + ": " + SLOWED_CASE + " '" + slow + "' after round '"
                    + after + "': expected a case of the run, and a round");
        }
        double[][] before = measured(Arrays.stream(table.differences()).limit(Integer.parseInt(after)));
        double[][] since = measured(Arrays.stream(table.differences()).skip(Integer.parseInt(after)));
        if (before.length == 0) {
            throw new BadInputException(environment.origin() + ": no pair has the metric " + metric.label());
        }
        return new KnownPairs(baseline, before, new Slowed(column, since));
    }

    private static double[][] measured(Stream<double[]> rounds) {
        return rounds.filter(row -> Arrays.stream(row).anyMatch(d -> !Double.isNaN(d)))
                .toArray(double[][]::new);
    }
}
