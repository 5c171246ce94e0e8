package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.report.RunProgress;
import org.jaxrsbench.cli.report.UpgradeTable;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.subject.Checkout;
import org.jaxrsbench.subject.Jdks;
import org.jaxrsbench.subject.UpgradeWay;
import org.jaxrsbench.text.CaseNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures what each step of an upgrade costs. */
@Command(
        name = "upgrade",
        mixinStandardHelpOptions = true,
        header = "Says what each step of an upgrade costs: line by line of releases, then the JDK.",
        description = {
            "All subjects of the way take turns in the same rounds, so each step has a ratio of its own pairs, and so has the whole way.",
            "It measures the mix of a service with 30 routes, or of --app. The page shows the steps as a waterfall. run --resume goes on with a run that was cut off."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench upgrade --from jersey:2.35@17 --to jersey:4.0.3@25")
public final class UpgradeCommand implements Callable<Integer> {

    // Each is a JVM with a heap of its own, and they are alive together.
    private static final int MOST = 12;

    @Option(names = "--from", required = true, paramLabel = "SUBJECT", description = "Where you are.")
    private String from;

    @Option(names = "--to", required = true, paramLabel = "SUBJECT", description = "Where you want to be.")
    private String to;

    @Option(
            names = "--over",
            split = ",",
            paramLabel = "SUBJECT",
            description = "The steps between, in place of the newest release of each line and the JDKs that are there.")
    private List<String> over;

    @Option(names = "--rounds", defaultValue = "10", description = "Forks of each subject (default: ${DEFAULT-VALUE}).")
    private int rounds = 10;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    @Mixin
    private PageOption page = new PageOption();

    private final PrintStream progress = System.err;

    @Override
    public Integer call() throws InterruptedException {
        List<String> way = way();
        if (way.size() > MOST) {
            throw new BadInputException("the way has " + way.size() + " subjects, and " + MOST
                    + " can be alive together; name fewer with --over, or see history for every release");
        }
        options.selectMix();
        RunPlan plan = options.plan(way, rounds);
        try (PairedRun run = options.begin(plan, "upgrade", progress)) {
            run.recorder().environment().put("upgrade", String.join(" > ", plan.labels()));
            run.recorder().writeEnvironment();
            return measure(run, plan);
        } catch (IOException e) {
            throw new MeasurementFailedException("the run cannot be written: " + e.getMessage(), e);
        }
    }

    private List<String> way() {
        if (over == null) {
            return UpgradeWay.byLine(
                    Checkout.find(), from, to, Jdks.ofThisMachine().all().keySet());
        }
        return Stream.of(List.of(from), over, List.of(to)).flatMap(List::stream).toList();
    }

    private int measure(PairedRun run, RunPlan plan) {
        List<Case> cases = run.cases().common();
        if (cases.isEmpty()) {
            throw new BadInputException("there is no case that all of " + String.join(", ", plan.labels())
                    + " can run; name another pattern");
        }
        progress.println("steps: " + String.join(" > ", plan.labels()));
        progress.println(RunProgress.expectation(plan, run.groupSizes(cases)));
        run.measure(
                cases, 1, plan.rounds(), c -> RunProgress.current(run.recorder().samples(), c));
        run.conditions().forEach(progress::println);
        progress.println();
        progress.print(UpgradeTable.text(run.recorder().samples(), plan.labels()));
        page.write(run.recorder().folder().path(), progress);
        System.out.println(run.recorder().folder().path());
        run.failedCases().forEach(c -> progress.println("failed: " + CaseNames.of(c)));
        if (!run.failedCases().isEmpty()) {
            return ExitCode.MEASUREMENT_FAILED.code();
        }
        return (run.unsettledCases().isEmpty() ? ExitCode.PASS : ExitCode.INCONCLUSIVE).code();
    }
}
