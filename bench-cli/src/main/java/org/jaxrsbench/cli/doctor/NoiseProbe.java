package org.jaxrsbench.cli.doctor;

import java.util.List;
import java.util.Locale;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.report.HealthNotes;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.stats.StandardDeviation;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;

/** Measures a subject against itself for about a minute, and says what drop can be seen here in ten. */
public final class NoiseProbe {

    /** Pairs that are measured. */
    public static final int PAIRS = 6;

    private static final double TEN_MINUTES = 600;

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
                .forRule(one, Metric.THROUGHPUT, PAIRS)
                .first();
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
        findings.detail(verdict(pairs, secondsPerPair));
    }

    private static String verdict(double[] pairs, double secondsPerPair) {
        int affordable = (int) (TEN_MINUTES / secondsPerPair);
        GateSettings standard = GateSettings.standard();
        int more = affordable - standard.firstRounds();
        if (more < standard.fewestMoreRounds(1)) {
            return "ten minutes are " + affordable + " pairs, too few for any verdict";
        }
        double drop = MeasuredRates.smallestDropSeen(standard.withRounds(standard.firstRounds(), more), pairs);
        if (drop >= 1) {
            return "ten minutes are " + affordable + " pairs of one case: even a drop of 50% may be missed";
        }
        String percent = String.format(Locale.ROOT, "%.1f%%", 100 * drop);
        return String.format(
                Locale.ROOT,
                "ten minutes are %d pairs of one case: with --tolerance %s --more %d, a drop of that size would be found with"
                        + " 95%% probability, as far as %d pairs can tell",
                affordable,
                percent,
                more,
                pairs.length);
    }
}
