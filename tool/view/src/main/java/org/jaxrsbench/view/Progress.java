package org.jaxrsbench.view;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.gate.Forecast;
import org.jaxrsbench.stats.Summary;

/** Progress messages: the expected time, and what was seen so far. */
public final class Progress {

    private Progress() {}

    /**
     * Said before anything starts; each round then says what is left, from what was seen.
     *
     * @param seconds that it is expected to take
     */
    public static String expectation(int cases, int subjects, int rounds, double seconds) {
        return Words.count(cases, "case") + " of " + Words.count(subjects, "subject") + ", "
                + Words.count(rounds, "round") + ": expected to take about "
                + Math.max(1, Math.round(seconds / 60)) + " min";
    }

    /** The benchmarks that the cases are of, each once with the number of its cases. */
    public static String benchmarks(List<Case> cases) {
        return cases.stream()
                .collect(Collectors.groupingBy(Case::benchmark, LinkedHashMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(c -> c.getKey() + " (" + c.getValue() + ")")
                .collect(Collectors.joining(", "));
    }

    /** The current median and interval of each subject that has one. */
    public static String current(List<Sample> samples, Case benchmarkCase) {
        List<Sample> ofCase = samples.stream()
                .filter(s -> s.metric() == Metric.COST && s.benchmarkCase().equals(benchmarkCase))
                .toList();
        return Summary.of(ofCase).stream()
                .filter(Summary::hasInterval)
                .map(summary -> "  " + summary.subject().label() + " " + Words.format(summary))
                .collect(Collectors.joining());
    }

    /**
     * What a check will cost and be able to see, in a line.
     *
     * @param secondsPerRound of all cases
     */
    public static String outlook(Forecast forecast, double secondsPerRound) {
        double typical = forecast.typicalRounds() * secondsPerRound / 60;
        double most = forecast.mostRounds() * secondsPerRound / 60;
        return String.format(Locale.ROOT, "about %.1f minutes if nothing changed", typical)
                + (most > typical ? String.format(Locale.ROOT, " (at most %.1f in nine of ten checks)", most) : "")
                + (forecast.smallestDrop() >= 1
                        ? "; even a drop of 50% may be missed"
                        : "; drops from " + Words.percent(forecast.smallestDrop())
                                + " on are found with 95% probability");
    }

    /**
     * What a check took, and how far its pairs differed.
     *
     * @param nanos wall time
     * @param rounds that were measured
     * @param pairSds of each case that has one, 0.02 for 2%
     */
    public static String cost(long nanos, int rounds, double[] pairSds) {
        DoubleSummaryStatistics sds = Arrays.stream(pairSds).summaryStatistics();
        return String.format(Locale.ROOT, "%.1f minutes, %d rounds", nanos / 60e9, rounds)
                + (sds.getCount() == 0
                        ? ""
                        : ", pair sd " + Words.percent(sds.getMin())
                                + (sds.getCount() == 1 ? "" : " to " + Words.percent(sds.getMax())));
    }
}
