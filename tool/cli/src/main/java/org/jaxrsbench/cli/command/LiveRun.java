package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.Interruption;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Shard;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.slices.Fleet;
import org.jaxrsbench.view.Progress;
import org.jaxrsbench.view.Upgrades;

/**
 * Measures runs of subjects that take turns to their end, and tells of them.
 *
 * @param results where run folders are made
 * @param name what their names say after the time
 * @param upgrade whether the subjects are the steps of one
 */
record LiveRun(Path results, String name, Shard shard, boolean upgrade, PageOption page) {

    private static final String UPGRADE = "upgrade";

    /** Goes on with a run that was cut off, to so many rounds if that is not null. */
    static ExitCode resume(Path folder, Integer rounds, PageOption page) throws InterruptedException {
        try (PairedRun run = PairedRun.resume(folder, System.err)) {
            RunPlan plan = rounds == null ? run.plan() : run.plan().withRounds(rounds);
            return measure(run, plan, run.cases().supported(), page);
        }
    }

    /** Measures what was asked, in a folder of its own. */
    ExitCode measure(RunPlan plan) throws IOException, InterruptedException {
        try (PairedRun run = PairedRun.begin(plan, results, name, System.err)) {
            if (!shard.isWhole()) {
                run.recorder().environment().put(Run.SHARD, shard.toString());
            }
            Fleet fleet = run.cases();
            List<Case> cases = upgrade && plan.app() == null ? fleet.common() : fleet.supported();
            String steps = String.join(" > ", run.way());
            if (cases.isEmpty() || upgrade && run.way().size() < 2) {
                run.unsupported().forEach(System.err::println);
                throw new BadInputException("there is no case that " + (upgrade ? "all of " : "any of ")
                        + String.join(" > ", plan.labels()) + " can run; name another pattern");
            }
            if (upgrade) {
                run.recorder().environment().put(UPGRADE, steps);
                System.err.println("steps: " + steps);
            }
            run.recorder().writeEnvironment();
            double seconds = plan.rounds() * run.secondsOfRound(cases);
            System.err.println(
                    Progress.expectation(cases.size(), plan.subjects().size(), plan.rounds(), seconds));
            System.err.println("benchmarks: " + Progress.benchmarks(cases));
            return measure(run, plan, cases, page);
        }
    }

    private static ExitCode measure(PairedRun run, RunPlan plan, List<Case> cases, PageOption page) {
        PrintStream progress = System.err;
        run.cases().unknown().forEach(c -> progress.println("left out, not every subject has it: " + CaseNames.of(c)));
        run.unsupported().forEach(progress::println);
        Interruption.during(
                progress,
                Checkout.command() + " run --resume " + run.recorder().folder().path(),
                () -> {
                    run.measure(
                            cases,
                            1,
                            plan.rounds(),
                            c -> Progress.current(run.recorder().samples(), c));
                    return null;
                });
        run.conditions().forEach(progress::println);
        if (run.recorder().environment().get(UPGRADE).isPresent()) {
            progress.println();
            progress.print(Upgrades.text(run.soFar(), run.way()));
        } else {
            PageOption.showTable(
                    run.soFar(),
                    run.soFar().shown().subList(0, 1),
                    run.plan().labels().get(0),
                    progress);
        }
        boolean failed = !run.failedCases().isEmpty();
        if (failed) {
            progress.println("failed, so figures are missing above: "
                    + run.failedCases().stream().map(CaseNames::of).collect(Collectors.joining(", ")));
        }
        Path folder = run.recorder().folder().path();
        page.finish(folder, folder, failed);
        run.unsettledCases()
                .forEach(c -> progress.println("incomplete, its pairs were discarded again and again: "
                        + CaseNames.of(c) + "; --resume tries again"));
        return failed
                ? ExitCode.MEASUREMENT_FAILED
                : run.unsettledCases().isEmpty() ? ExitCode.PASS : ExitCode.INCONCLUSIVE;
    }
}
