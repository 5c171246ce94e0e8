package org.jaxrsbench.gate;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/**
 * What a check found.
 *
 * @param baseline label of the baseline
 * @param candidate label of the candidate
 * @param conditions JDK, processor, pairing and metric, for the head of the report
 * @param metric the one that was gated
 * @param rows a row for each case, worst first
 * @param notes what else the reader has to know
 * @param measurementFailed whether a fork failed
 */
public record CheckResult(
        String baseline,
        String candidate,
        String conditions,
        Metric metric,
        List<Row> rows,
        List<String> notes,
        boolean measurementFailed) {

    /**
     * One case.
     *
     * @param benchmarkCase the case
     * @param baselineScore median of the baseline, NaN where there is none
     * @param baselineSpread half its 95% interval as a fraction, NaN below three forks
     * @param candidateScore likewise
     * @param candidateSpread likewise
     * @param change estimated change of goodness, as a fraction: negative is worse; NaN where there is none
     * @param low lower end of its 95% interval
     * @param high upper end
     * @param verdict the verdict
     * @param text the verdict in words, with what supports it
     * @param p the p-value the verdict on time rests on
     * @param first pairs of the first look
     * @param more pairs of the second
     */
    public record Row(
            Sample.Case benchmarkCase,
            double baselineScore,
            double baselineSpread,
            double candidateScore,
            double candidateSpread,
            double change,
            double low,
            double high,
            Verdict verdict,
            String text,
            double p,
            int first,
            int more) {}

    public CheckResult {
        rows = rows.stream()
                .sorted(Comparator.comparing(Row::verdict)
                        .thenComparing(
                                r -> r.verdict() == Verdict.REGRESSION && !Double.isNaN(r.change()) ? r.change() : 0))
                .toList();
        notes = List.copyOf(notes);
    }

    /** The same with further notes. */
    public CheckResult withNotes(List<String> further) {
        return new CheckResult(
                baseline,
                candidate,
                conditions,
                metric,
                rows,
                Stream.concat(notes.stream(), further.stream()).toList(),
                measurementFailed);
    }

    /** The worst verdict. */
    public Verdict verdict() {
        return rows.stream().map(Row::verdict).reduce(Verdict.PASS, Verdict::worse);
    }

    /**
     * The exit code.
     *
     * @param inconclusivePasses whether an undecided case lets the check pass
     */
    public ExitCode exitCode(boolean inconclusivePasses) {
        if (measurementFailed) {
            return ExitCode.MEASUREMENT_FAILED;
        }
        return verdict() == Verdict.INCONCLUSIVE && inconclusivePasses
                ? ExitCode.PASS
                : verdict().exitCode();
    }
}
