package org.jaxrsbench.cli.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.view.Units;

/** What a run says before and while it measures. */
public final class RunProgress {

    private RunProgress() {}

    /**
     * Said before anything starts; each round then says what is left, from what was seen.
     *
     * @param groups how many cases share each fork of a round
     */
    public static String expectation(RunPlan plan, List<Integer> groups) {
        int processors = Runtime.getRuntime().availableProcessors();
        double seconds = plan.rounds()
                * groups.stream()
                        .mapToDouble(cases -> plan.secondsOfRound(cases, processors))
                        .sum();
        int cases = groups.stream().mapToInt(Integer::intValue).sum();
        return String.format(
                Locale.ROOT,
                "%s of %s, %s: expected to take about %d min",
                Units.count(cases, "case"),
                Units.count(plan.subjects().size(), "subject"),
                Units.count(plan.rounds(), "round"),
                Math.max(1, Math.round(seconds / 60)));
    }

    /** The benchmarks that the cases are of, each once with the number of its cases. */
    public static String benchmarks(List<Case> cases) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        cases.forEach(c -> counts.merge(c.benchmark(), 1, Integer::sum));
        return counts.entrySet().stream()
                .map(c -> c.getKey() + " (" + c.getValue() + ")")
                .collect(Collectors.joining(", "));
    }

    /** The current median and interval of each subject that has one. */
    public static String current(List<Sample> samples, Case benchmarkCase) {
        StringBuilder text = new StringBuilder();
        List<Sample> ofCase = samples.stream()
                .filter(s -> s.metric() == Metric.COST && s.benchmarkCase().equals(benchmarkCase))
                .toList();
        for (Summary summary : Summary.of(ofCase)) {
            if (summary.hasInterval()) {
                text.append("  ")
                        .append(summary.subject().label())
                        .append(' ')
                        .append(Units.format(Metric.COST, summary.score(), summary.low(), summary.high()));
            }
        }
        return text.toString();
    }
}
