package org.jaxrsbench.view;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.stats.Summary;

/**
 * A check as {@code check.json}; {@code docs/reference/check.schema.json} says what each field is. Fields are added under the same
 * version; one that goes or changes its meaning makes another version. What is not known is left out.
 */
final class CheckJson {

    private static final int VERSION = 1;

    private CheckJson() {}

    static Map<String, Object> of(CheckReport report) {
        CheckResult result = report.result();
        CheckResult.Conditions conditions = result.conditions();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("version", VERSION);
        json.put("verdict", result.verdict());
        json.put("baseline", result.baseline());
        json.put("candidate", result.candidate());
        json.put("metric", result.metric().label());
        json.put("unit", result.metric().unit());
        json.put(
                "conditions",
                Map.of(
                        "jdks", conditions.jdks(),
                        "cores", conditions.environment().require("cores"),
                        "pairing", conditions.pairing().label(),
                        "stored-runs", 0));
        json.put("cases", result.rows().stream().map(CheckJson::of).toList());
        json.put("notes", report.notes());
        return json;
    }

    private static Map<String, Object> of(CheckResult.Row row) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("benchmark", row.benchmarkCase().benchmark());
        json.put("params", row.benchmarkCase().params().values());
        json.put("mode", row.benchmarkCase().mode());
        json.put("threads", row.benchmarkCase().threads());
        json.put("verdict", row.verdict());
        score(row.baseline()).ifPresent(score -> json.put("baseline", score));
        score(row.candidate()).ifPresent(score -> json.put("candidate", score));
        Estimate change = row.change();
        if (change.hasInterval()) {
            json.put(
                    "change",
                    Map.of(
                            "estimate", change.change(),
                            "low", change.lowChange(),
                            "high", change.highChange(),
                            "pairs", change.n()));
        }
        if (!Double.isNaN(row.p())) {
            json.put("p", row.p());
        }
        json.put("look", row.look());
        json.put("detail", VerdictWords.of(row.reason()));
        return json;
    }

    private static Optional<Map<String, Double>> score(Optional<Summary> summary) {
        return summary.map(of -> of.hasInterval()
                ? Map.of("score", of.score(), "low", of.low(), "high", of.high())
                : Map.of("score", of.score()));
    }
}
