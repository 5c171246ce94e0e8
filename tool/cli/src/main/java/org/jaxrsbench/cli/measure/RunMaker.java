package org.jaxrsbench.cli.measure;

import java.io.PrintStream;
import java.nio.file.Path;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.plan.RunPlan;

/** How a workflow that needs several runs begins them, each in a run folder of its own. */
@FunctionalInterface
public interface RunMaker {

    /**
     * Begins one.
     *
     * @param name what its folder's name says after the time
     */
    PairedRun begin(RunPlan plan, String name) throws InterruptedException;

    /** Runs of real forks, whose folders are made in this one. */
    static RunMaker in(Path folder, PrintStream progress) {
        return (plan, name) -> PairedRun.begin(plan, folder, name, progress);
    }

    /** Measures all that a plan asks for. */
    default Run whole(RunPlan plan, String name) throws InterruptedException {
        try (PairedRun run = begin(plan, name)) {
            run.measure(run.cases().supported(), 1, plan.rounds(), c -> "");
            return run.soFar();
        }
    }
}
