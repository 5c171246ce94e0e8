package org.jaxrsbench.gate;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.stats.Summary;

/**
 * What a check found.
 *
 * @param baseline label of the baseline
 * @param candidate label of the candidate
 * @param conditions what it was measured under
 * @param metric the one that was gated
 * @param tolerance the drop that it had to find, as a fraction
 * @param rows a row for each case, worst first
 */
public record CheckResult(
        String baseline, String candidate, Conditions conditions, Metric metric, double tolerance, List<Row> rows) {

    /**
     * Under what conditions samples were measured.
     *
     * @param jdks versions of the forks' JDKs
     * @param environment the machine, as {@code environment.csv} has it
     * @param pairing how rounds were paired
     */
    public record Conditions(List<String> jdks, Environment environment, Pairing pairing) {

        /** The conditions of a run. */
        public static Conditions of(Environment environment, List<Sample> samples) {
            List<String> jdks =
                    samples.stream().map(s -> s.from().jdk()).distinct().toList();
            return new Conditions(jdks, environment, Pairing.of(environment));
        }
    }

    /**
     * One case.
     *
     * @param benchmarkCase the case
     * @param baseline score of the baseline; empty if it was not measured
     * @param candidate score of the candidate, likewise
     * @param change estimated change of goodness
     * @param reason the verdict, with what supports it
     * @param p the p-value that the verdict on time rests on; NaN if there is none
     * @param look at which it was given, by number of rounds; 0 if at none
     */
    public record Row(
            Case benchmarkCase,
            Optional<Summary> baseline,
            Optional<Summary> candidate,
            Estimate change,
            Reason reason,
            double p,
            int look) {

        /** The row of a case that the candidate lacks, beside those that it has. */
        static Row missing(Case benchmarkCase, Optional<Summary> baseline, Collection<Case> candidates) {
            Reason why = Reason.Missing.of(benchmarkCase, candidates);
            return new Row(benchmarkCase, baseline, Optional.empty(), Estimate.NONE, why, Double.NaN, 0);
        }

        /** The verdict. */
        public Verdict verdict() {
            return reason.verdict();
        }
    }

    public CheckResult {
        rows = rows.stream()
                .sorted(Comparator.comparing(Row::verdict).thenComparing(CheckResult::rank))
                .toList();
    }

    /** Regressions by size, those without a size after them; other rows as they come. */
    private static double rank(Row row) {
        double change = row.change().change();
        return row.verdict() == Verdict.REGRESSION && !Double.isNaN(change) ? change : 0;
    }

    /** The worst verdict; INCONCLUSIVE without a row. */
    public Verdict verdict() {
        return rows.stream().map(Row::verdict).reduce(Verdict::worse).orElse(Verdict.INCONCLUSIVE);
    }

    /**
     * The exit code.
     *
     * @param inconclusivePasses whether an undecided case lets the check pass, unless no case has a pair
     */
    public ExitCode exitCode(boolean inconclusivePasses) {
        boolean judged = rows.stream()
                .anyMatch(row ->
                        row.verdict() != Verdict.INCONCLUSIVE || row.change().n() > 0);
        return verdict() == Verdict.INCONCLUSIVE && inconclusivePasses && judged
                ? ExitCode.PASS
                : verdict().exitCode();
    }
}
