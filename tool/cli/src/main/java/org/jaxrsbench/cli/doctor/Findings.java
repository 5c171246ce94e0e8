package org.jaxrsbench.cli.doctor;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.Forecast;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.record.Machine;
import org.jaxrsbench.view.Progress;
import org.jaxrsbench.view.Words;

/**
 * What is found of the machine: a line for each thing, {@code ok} or {@code hint} in front, a hint only if measuring could be better.
 *
 * @param out where lines go
 */
public record Findings(PrintStream out) {

    /** Rounds that are measured at most. */
    public static final int MOST_ROUNDS = 6;

    private static final int FEWEST_ROUNDS = 2;
    private static final double ENOUGH_SECONDS = 50;
    private static final double ROOMY_SD = 0.026;

    private static final Path GOVERNOR = Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    private static final long HEAPS_OF_A_PAIR = 4L << 30;

    /** Looks at the machine without measuring. */
    public void look() {
        Map<Integer, Path> jdks = Jdks.ofThisMachine().all();
        say(
                jdks.size() > 1,
                "JDK " + Runtime.version() + "; also found: "
                        + jdks.keySet().stream()
                                .filter(v -> v != Runtime.version().feature())
                                .map(v -> "@" + v)
                                .collect(Collectors.joining(", ")),
                "install another one to compare releases of it, such as jersey:4.0.3@25");
        int cores = Runtime.getRuntime().availableProcessors();
        say(
                cores >= 2,
                cores + " processors, " + Machine.cpuModel(),
                "with one, the compiler and the collector share it with the worker");
        governor();
        say(
                Machine.memoryBytes() >= HEAPS_OF_A_PAIR,
                Words.bytes(Machine.memoryBytes()) + " of memory",
                "two live forks hold 1 GB of heap each; --jvm-args can make it less");
    }

    private void governor() {
        try {
            String governor = Files.readString(GOVERNOR).strip();
            say(
                    governor.equals("performance"),
                    "frequency governor " + governor,
                    "set it to performance, or the clock follows the load");
        } catch (IOException e) {
            say(true, "frequency governor: this machine does not tell (as virtual ones do not)", "");
        }
    }

    /** A finding: what it is, and what would be better if it is not fine. */
    private void say(boolean fine, String what, String hint) {
        out.println((fine ? "ok    " : "hint  ") + what + (fine || hint.isEmpty() ? "" : ": " + hint));
    }

    /** A line that belongs to the finding before it. */
    private void detail(String line) {
        out.println("      " + line);
    }

    /**
     * Measures the cases of a run of one subject with itself for about a minute, and says what the next check will take here
     * and be able to see.
     *
     * @param run not begun yet
     */
    public void noise(PairedRun run) {
        List<Case> cases = run.cases().common();
        long start = System.nanoTime();
        int rounds = 0;
        while (rounds < MOST_ROUNDS && (rounds < FEWEST_ROUNDS || secondsSince(start) < ENOUGH_SECONDS)) {
            rounds++;
            run.measure(cases, rounds, rounds, c -> "");
        }
        double secondsPerRound = secondsSince(start) / rounds;
        if (!run.failedCases().isEmpty()) {
            say(false, "the noise could not be measured", "a fork failed: see above");
            return;
        }
        run.conditions().forEach(this::detail);
        double sd = Forecast.spreadOfTheSame(run.table(Metric.COST), cases);
        say(
                sd <= ROOMY_SD,
                "noise: " + rounds + " rounds of " + cases.size() + " cases of "
                        + run.plan().labels().get(0) + " with itself, " + Words.seconds(secondsPerRound)
                        + " each: pair sd " + Words.percent(sd) + ", from " + rounds * cases.size() + " differences",
                "a check is quick up to 2.6%; stop what else runs");
        detail("the next check of " + cases.size() + " cases: "
                + Progress.outlook(Forecast.of(GateSettings.standard(), sd, cases.size()), secondsPerRound));
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
    }
}
