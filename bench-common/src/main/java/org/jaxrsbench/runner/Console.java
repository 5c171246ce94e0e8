package org.jaxrsbench.runner;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.jaxrsbench.text.CaseNames;
import org.jaxrsbench.text.Units;

/** What a run says to the person who started it: what it is going to do, how far it is, and at the end what it found. */
final class Console {

    private final PrintStream out;
    private final int forks;
    private final long start = System.nanoTime();
    private int ended;

    /**
     * A console that has said nothing.
     *
     * @param forks of the whole run, from 1
     */
    Console(PrintStream out, int forks) {
        this.out = out;
        this.forks = forks;
    }

    /**
     * What is going to be measured.
     *
     * @param forksOfCase forks of each case
     * @param secondsOfFork what one takes about
     */
    void plan(String subject, int cases, int forksOfCase, double secondsOfFork) {
        out.printf(
                Locale.ROOT,
                "%s: %s, %s of each, about %s%n",
                subject,
                counted(cases, "case"),
                counted(forksOfCase, "fork"),
                duration(forks * secondsOfFork));
    }

    /**
     * A fork has ended.
     *
     * @param result its median
     */
    void forkEnded(PlannedCase planned, String result) {
        ended++;
        double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        double left = seconds / ended * (forks - ended);
        int width = Integer.toString(forks).length();
        out.printf(
                Locale.ROOT,
                "[%" + width + "d/%d] %-32s %-12s %s%n",
                ended,
                forks,
                CaseNames.of(planned.benchmark(), planned.parameters()),
                result,
                ended == forks ? "took " + duration(seconds) : duration(left) + " left");
    }

    /** The table, and what to be careful about. */
    void result(List<Summary> summaries, List<Sample> samples, List<Health> health) {
        if (!summaries.isEmpty()) {
            out.println();
            out.print(RunTable.of(summaries));
        }
        RunWarnings.of(summaries, samples, health).forEach(warning -> out.println("warning: " + warning));
        HarnessShare.of(summaries).forEach(out::println);
    }

    /** What cannot be run, with the reason. */
    void notSupported(Map<PlannedCase, String> unsupported) {
        unsupported.forEach((planned, why) ->
                out.println("not supported: " + CaseNames.of(planned.benchmark(), planned.parameters()) + ": " + why));
    }

    /** A line. */
    void say(String line) {
        out.println(line);
    }

    /** The median of a fork's headline metric. */
    static String median(List<Sample> fork) {
        double[] values = fork.stream()
                .filter(s -> s.metric() == Metric.THROUGHPUT || s.metric() == Metric.TIME)
                .mapToDouble(Sample::value)
                .toArray();
        return values.length == 0 ? "" : Units.format(headline(fork), Summary.median(values));
    }

    private static Metric headline(List<Sample> fork) {
        return fork.stream().anyMatch(s -> s.metric() == Metric.THROUGHPUT) ? Metric.THROUGHPUT : Metric.TIME;
    }

    private static String counted(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private static String duration(double seconds) {
        long whole = Math.round(seconds);
        return whole < 60 ? whole + " s" : String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60);
    }
}
