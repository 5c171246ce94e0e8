package org.jaxrsbench.cli.report;

import java.util.Locale;
import org.jaxrsbench.gate.Outlook;

/** What a check will cost and be able to see, in a line. */
public final class OutlookWords {

    /** How much the cases of a round are taken to move together where that was not measured: as a trial showed it. */
    public static final double CORRELATION = 0.5;

    private OutlookWords() {}

    /**
     * The line.
     *
     * @param secondsPerRound of all cases
     */
    public static String of(Outlook outlook, double secondsPerRound) {
        return String.format(
                Locale.ROOT,
                "%.1f minutes on average if nothing changed, %.1f in one of ten; %s",
                outlook.meanRounds() * secondsPerRound / 60,
                outlook.mostRounds() * secondsPerRound / 60,
                outlook.smallestDrop() >= 1
                        ? "even a drop of 50% may be missed"
                        : String.format(
                                Locale.ROOT,
                                "a drop of %.1f%% is found with 95%% probability",
                                100 * outlook.smallestDrop()));
    }
}
