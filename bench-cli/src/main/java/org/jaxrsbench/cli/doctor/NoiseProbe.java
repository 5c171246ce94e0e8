package org.jaxrsbench.cli.doctor;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.gate.Forecast;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.view.Progress;

/** Measures a subject against itself for about a minute, and says what the next check will take here and be able to see. */
public record NoiseProbe(Findings findings) {

    /** Rounds that are measured at most. */
    public static final int MOST_ROUNDS = 6;

    private static final int FEWEST_ROUNDS = 2;
    private static final double ENOUGH_SECONDS = 50;
    private static final double ROOMY_SD = 0.026;

    /**
     * Measures the cases of a run of one subject with itself, round by round until there was time enough.
     *
     * @param run not begun yet
     */
    public void measure(PairedRun run) {
        List<Case> cases = run.cases().common();
        long start = System.nanoTime();
        int rounds = 0;
        while (rounds < MOST_ROUNDS && (rounds < FEWEST_ROUNDS || secondsSince(start) < ENOUGH_SECONDS)) {
            rounds++;
            run.measure(cases, rounds, rounds, c -> "");
        }
        double secondsPerRound = secondsSince(start) / rounds;
        if (!run.failedCases().isEmpty()) {
            findings.say(false, "the noise could not be measured", "a fork failed: see above");
            return;
        }
        run.conditions().forEach(findings::detail);
        double sd = sd(run, cases);
        findings.say(
                sd <= ROOMY_SD,
                String.format(
                        Locale.ROOT,
                        "noise: %d rounds of %d cases of %s with itself, %.1f s each: pair sd %.1f%%, from %d differences",
                        rounds,
                        cases.size(),
                        run.plan().labels().get(0),
                        secondsPerRound,
                        100 * sd,
                        rounds * cases.size()),
                "a check is quick up to 2.6%; stop what else runs");
        findings.detail("the next check of " + cases.size() + " cases: "
                + Progress.outlook(Forecast.of(GateSettings.standard(), sd, cases.size()), secondsPerRound));
    }

    /** Of differences whose mean is known: a subject does not differ from itself. */
    private static double sd(PairedRun run, List<Case> cases) {
        PairTable table = run.table(Metric.COST);
        return Math.sqrt(cases.stream()
                .flatMapToDouble(c -> Arrays.stream(table.differences(c)))
                .map(d -> d * d)
                .average()
                .orElse(0));
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
    }
}
