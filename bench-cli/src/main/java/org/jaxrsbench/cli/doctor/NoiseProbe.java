package org.jaxrsbench.cli.doctor;

import java.util.List;
import java.util.Locale;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.report.HealthNotes;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.Outlook;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/** Measures a subject against itself for about a minute, and says what a check will take here and what drop it can see. */
public final class NoiseProbe {

    /** Pairs that are measured. */
    public static final int PAIRS = 6;

    private final Findings findings;

    /** Tells what it finds. */
    public NoiseProbe(Findings findings) {
        this.findings = findings;
    }

    /**
     * Measures the first case of a run of one subject with itself.
     *
     * @param run not begun yet
     */
    public void measure(PairedRun run) {
        String measured = run.plan().labels().get(0);
        Sample.Case one = run.cases().common().get(0);
        long start = System.nanoTime();
        run.measure(List.of(one), 1, PAIRS, c -> "");
        double secondsPerPair = (System.nanoTime() - start) / 1e9 / PAIRS;
        if (!run.failedCases().isEmpty() || !run.unsettledCases().isEmpty()) {
            findings.say(
                    false, "the noise could not be measured", "the machine is too busy: see above; try again later");
            return;
        }
        double[] pairs = new PairedData(
                        run.recorder().samples(), measured, run.plan().labels().get(1), true)
                .differences(one, Metric.THROUGHPUT);
        HealthNotes.of(run.recorder().folder(), run.recorder().samples()).forEach(findings::detail);
        double sd = StandardDeviation.sd(pairs);
        findings.say(
                sd <= 0.025,
                String.format(
                        Locale.ROOT,
                        "noise: %d pairs of %s with itself, %.1f s each, pair sd %.2f%%",
                        PAIRS,
                        measured,
                        secondsPerPair,
                        100 * sd),
                "the gate's promise needs 2.5% or less; stop what else runs, or take --metric cpu and more pairs");
        findings.detail(outlook(sd, secondsPerPair));
    }

    private static String outlook(double sd, double secondsPerPair) {
        Outlook outlook = Outlook.of(GateSettings.standard(), new double[] {sd}, 0);
        return String.format(
                Locale.ROOT,
                "a check of one case would take %.0f minutes here on average if it passes, and %.0f in one of ten; %s, as far as"
                        + " %d pairs can tell",
                minutes(outlook.meanRounds(), secondsPerPair),
                minutes(outlook.mostRounds(), secondsPerPair),
                outlook.smallestDrop() >= 1
                        ? "even a drop of 50% may be missed"
                        : String.format(
                                Locale.ROOT,
                                "a drop of %.1f%% would be found with 95%% probability",
                                100 * outlook.smallestDrop()),
                PAIRS);
    }

    private static double minutes(double rounds, double secondsPerPair) {
        return Math.max(1, rounds * secondsPerPair / 60);
    }
}
