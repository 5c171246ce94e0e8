package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.ForkTimes;
import org.jaxrsbench.cli.plan.Grouping;
import org.jaxrsbench.cli.plan.RunPlan;
import picocli.CommandLine.Option;

/** How long the forks of many releases work: shorter than those of two, for there are many. */
final class ShortForkTimes {

    @Option(
            names = "--settle",
            paramLabel = "TIME",
            description = "The longest that a fork works until its compiler is quiet (default: ${DEFAULT-VALUE}).")
    private String settle;

    @Option(
            names = "--slices",
            paramLabel = "N",
            defaultValue = "150",
            description = "Slices of half a millisecond of each case in a fork (default: ${DEFAULT-VALUE}).")
    private int slices = 150;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    // Only for tests of the tool.
    @Option(names = "--ignore-conditions", hidden = true)
    private boolean ignoreConditions;

    /** With this as the default of the longest time that forks settle: what is looked for says how much noise may be left. */
    ShortForkTimes(String settle) {
        this.settle = settle;
    }

    /** The plan of a run of one subject with these cases. */
    RunPlan plan(String subject, CaseSelection cases) {
        RunPlan.Forks forks = RunPlan.Forks.of(Grouping.APPLICATION);
        return new RunPlan(
                RunPlan.PlannedSubject.labeled(List.of(subject)),
                cases,
                ignoreConditions ? forks.withConditions(RunPlan.Conditions.IGNORE) : forks,
                ForkTimes.parse(settle, slices),
                1,
                System.nanoTime(),
                null,
                "",
                null);
    }

    Path out(Path checkout) {
        return out == null ? checkout.resolve("results") : out;
    }
}
