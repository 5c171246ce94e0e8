package org.jaxrsbench.cli.report;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Locale;
import org.jaxrsbench.cli.plan.StoredNoise;
import org.jaxrsbench.gate.Forecast;

/** What a check will cost and be able to see, in a line. */
public final class OutlookWords {

    private OutlookWords() {}

    /**
     * The line.
     *
     * @param secondsPerRound of all cases
     */
    public static String of(Forecast forecast, double secondsPerRound) {
        return String.format(
                Locale.ROOT,
                "at most %.1f minutes in nine of ten checks if nothing changed, %.1f in half of them; %s",
                forecast.mostRounds() * secondsPerRound / 60,
                forecast.typicalRounds() * secondsPerRound / 60,
                forecast.smallestDrop() >= 1
                        ? "even a drop of 50% may be missed"
                        : String.format(
                                Locale.ROOT,
                                "drops from %.1f%% on are found with 95%% probability",
                                100 * forecast.smallestDrop()));
    }

    /** What is expected of a check before it begins. */
    public static String of(StoredNoise.Expectation expected, int cases) {
        return String.format(
                Locale.ROOT,
                "expected for %d cases: %s (at a pair sd of %.1f%%, as %s had over %d rounds)",
                cases,
                of(expected.forecast(), expected.secondsPerRound()),
                100 * expected.sd(),
                expected.implementation(),
                expected.rounds());
    }

    /**
     * What a check took, and how far its pairs differed.
     *
     * @param nanos wall time
     * @param rounds that were measured
     * @param pairSds of each case that has one, 0.02 for 2%
     */
    public static String cost(long nanos, int rounds, double[] pairSds) {
        String cost = String.format(Locale.ROOT, "%.1f minutes, %d rounds", nanos / 60e9, rounds);
        DoubleSummaryStatistics sds = Arrays.stream(pairSds).summaryStatistics();
        return sds.getCount() == 0
                ? cost
                : cost
                        + String.format(
                                Locale.ROOT, ", pair sd %.1f%% to %.1f%%", 100 * sds.getMin(), 100 * sds.getMax());
    }
}
