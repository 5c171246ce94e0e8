package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jaxrsbench.cli.lifetime.Lifetimes;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures what a long life leaves behind. */
@Command(
        name = "soak",
        header = "Looks for leaks: minutes of requests that all differ, and the heap they leave.",
        description = {
            "Requests differ in their path, in the name of a query parameter, in a parameter of their content type or in what they accept, ten million of each; each answer is checked. After a warm-up and after each of four parts: the heap that stays reachable (Soak.mix), and the CPU time of the same request again and again: with an identifier in its path (Soak.path), and without (Soak.accept).",
            "Subjects are measured one after the other, each in a JVM of its own."
        },
        footer = "  scripts/bench soak --subjects jersey:4.0.3,resteasy:7.0.5.Final --seconds 300")
public final class SoakCommand implements Callable<Integer> {

    private static final int PARTS = 4;

    @Option(
            names = "--seconds",
            description =
                    "Seconds of all four parts together; the warm-up is as long as one part (default: ${DEFAULT-VALUE}).")
    private int seconds = 300;

    @Option(
            names = "--rounds",
            description = "Lives of each subject; from 3 on there are intervals (default: ${DEFAULT-VALUE}).")
    private int rounds = 1;

    @Mixin
    private LifetimeOptions options = new LifetimeOptions();

    /** What is kept of a run's command line. */
    record Plan(List<String> subjects, int seconds, int rounds) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (seconds < PARTS || rounds < 1) {
            throw new BadInputException("--seconds " + seconds + " --rounds " + rounds + ": expected " + PARTS
                    + " seconds and 1 round, or more");
        }
        return options.measure(
                "soak",
                new Plan(options.subjects, seconds, rounds),
                "lives of " + seconds + " s in " + PARTS + " parts, one at a time",
                subject -> Stream.of(Lifetimes.soak(subject, seconds / PARTS, PARTS)),
                rounds);
    }
}
