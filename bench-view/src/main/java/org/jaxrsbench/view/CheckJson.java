package org.jaxrsbench.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Summary;

/**
 * A check as {@code check.json}, of which {@code docs/reference/check.schema.json} is the schema. Fields are added under the same
 * version; one that goes or changes its meaning makes another version. What is not known is left out.
 *
 * @param version of the format
 * @param verdict the worst of all cases
 * @param unit of the metric, and so of scores
 * @param cases worst first
 * @param notes what else has to be known, a line each
 */
record CheckJson(
        int version,
        Verdict verdict,
        String baseline,
        String candidate,
        String metric,
        String unit,
        Conditions conditions,
        List<CaseJson> cases,
        List<String> notes) {

    private static final int VERSION = 1;

    /**
     * Under what conditions samples were measured.
     *
     * @param storedRuns how many stored runs are the baseline; 0 if both subjects were measured in one run
     */
    record Conditions(List<String> jdks, String cores, String pairing, @JsonProperty("stored-runs") int storedRuns) {}

    /**
     * A case.
     *
     * @param mode JMH's short label of its mode
     * @param p the p-value that the verdict on time rests on
     * @param look at which it was given, by number of rounds; 0 if at none
     * @param detail the verdict in words, which may change
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record CaseJson(
            String benchmark,
            Map<String, String> params,
            String mode,
            int threads,
            Verdict verdict,
            Score baseline,
            Score candidate,
            Change change,
            Double p,
            int look,
            String detail) {}

    /**
     * A subject's score.
     *
     * @param low lower end of its 95% interval, which comes from forks; absent below three
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Score(double score, Double low, Double high) {

        static Score of(Summary summary) {
            return new Score(
                    summary.score(),
                    summary.hasInterval() ? summary.low() : null,
                    summary.hasInterval() ? summary.high() : null);
        }
    }

    /**
     * A change of goodness, as a fraction: -0.05 is five percent worse.
     *
     * @param low lower end of its 95% interval
     * @param pairs that it rests on
     */
    record Change(double estimate, double low, double high, int pairs) {

        static Change of(Estimate of) {
            return of.hasInterval() ? new Change(of.change(), of.lowChange(), of.highChange(), of.n()) : null;
        }
    }

    static CheckJson of(CheckReport report) {
        CheckResult result = report.result();
        CheckResult.Conditions conditions = result.conditions();
        return new CheckJson(
                VERSION,
                result.verdict(),
                result.baseline(),
                result.candidate(),
                result.metric().label(),
                result.metric().unit(),
                new Conditions(
                        conditions.jdks(), conditions.cores(), conditions.pairing().label(), conditions.storedRuns()),
                result.rows().stream().map(CheckJson::of).toList(),
                report.notes());
    }

    private static CaseJson of(CheckResult.Row row) {
        Case benchmarkCase = row.benchmarkCase();
        return new CaseJson(
                benchmarkCase.benchmark(),
                benchmarkCase.params().values(),
                benchmarkCase.mode(),
                benchmarkCase.threads(),
                row.verdict(),
                row.baseline().map(Score::of).orElse(null),
                row.candidate().map(Score::of).orElse(null),
                Change.of(row.change()),
                Double.isNaN(row.p()) ? null : row.p(),
                row.look(),
                VerdictWords.of(row.reason()));
    }
}
