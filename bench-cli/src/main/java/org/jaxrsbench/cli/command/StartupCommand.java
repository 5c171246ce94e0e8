package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.lifetime.Lifetimes;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures starts. */
@Command(
        name = "startup",
        header = "Measures starts: a JVM, an application, its first request.",
        description = {
            "Each start launches a JVM that boots an application with a number of root resources, answers one request, and checks the answer. Each round starts all sizes and subjects once, in shuffled order, one at a time.",
            "Figures: time from the launch to main (ColdStart.jvm), boot, first request, all of it (total), CPU time of the process for each, and the heap that stays reachable. The total excludes the time in which the resource classes are generated; a real application has them in files."
        },
        footer = "  scripts/bench startup --subjects jersey:4.0.3,resteasy:7.0.5.Final --routes 1,100")
public final class StartupCommand implements Callable<Integer> {

    @Option(
            names = "--routes",
            split = ",",
            paramLabel = "N",
            description = "Root resources of the application (default: 1,10,100,1000).")
    private List<Integer> routes = List.of(1, 10, 100, 1000);

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description = "The kind of their paths: literal, template or regex (default: ${DEFAULT-VALUE}).")
    private String kind = "template";

    @Option(names = "--rounds", description = "Starts of each (default: ${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Mixin
    private LifetimeOptions options = new LifetimeOptions();

    /** What is kept of a run's command line. */
    record Plan(List<String> subjects, List<Integer> routes, String kind, int rounds) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (rounds < 1 || routes.stream().anyMatch(n -> n < 1)) {
            throw new BadInputException("--rounds " + rounds + " --routes " + routes + ": expected numbers from 1");
        }
        if (!List.of("literal", "template", "regex").contains(kind)) {
            throw new BadInputException("--kind " + kind + ": expected literal, template or regex");
        }
        return options.measure(
                "startup",
                new Plan(options.subjects, routes, kind, rounds),
                "starts, one at a time",
                subject -> routes.stream().map(count -> Lifetimes.start(subject, kind, count)),
                rounds);
    }
}
