package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.cli.reproduce.ReproductionPlan;
import org.jaxrsbench.cli.reproduce.ReproductionRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.gate.claims.Claim;
import org.jaxrsbench.gate.claims.Reproduction;
import org.jaxrsbench.loopback.ServerProfiler;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.view.Claims;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures published claims again. */
@Command(
        name = "reproduce",
        mixinStandardHelpOptions = true,
        header = "Measures every published claim again.",
        description = {
            "It puts published and measured ratios side by side, with intervals and verdicts. It takes about an hour.",
            "The table is written to reproduction.csv and reproduction.md in the folder of the run."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench reproduce --quick")
public final class ReproduceCommand implements Callable<Integer> {

    @Parameters(paramLabel = "EXPERIMENT", arity = "0..*", description = "Which experiments (default: all).")
    private List<String> experiments = List.of();

    @Option(names = "--quick", description = "Three short rounds in place of five long ones.")
    private boolean quick;

    @Option(
            names = "--http-run",
            paramLabel = "RUN",
            description = "Take what was measured over HTTP from this run of the command, which was cut off later.")
    private Path httpRun;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    @Mixin
    private PageOption page = new PageOption();

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintStream progress = System.err;
        Path checkout = Checkout.find();
        RunFolder measured = httpRun == null ? null : writable(Run.read(httpRun));
        ReproductionPlan plan = ReproductionPlan.of(
                checkout,
                Claim.of(Claim.all(checkout), experiments),
                ReproductionPlan.settings(quick, HttpSession.FLAGS));
        SuiteTimes times = quick ? SuiteTimes.standard : SuiteTimes.full;
        try (ReproductionMeasurements measurements = new ReproductionMeasurements(
                checkout, plan.settings(), times, out, progress, new ServerProfiler(checkout, plan.settings()))) {
            progress.println(plan.claims().size() + " claims");
            RunFolder folder = measured != null
                    ? measured
                    : RunFolder.create(out == null ? checkout.resolve("results") : out, "reproduce", Clock.systemUTC());
            ReproductionRun run = new ReproductionRun(plan, measurements, progress);
            List<Reproduction> reproduction = run.measure(folder, measured != null);
            Claims.write(reproduction, folder.path());
            System.out.print(Claims.markdown(reproduction));
            page.write(folder.path(), progress);
            System.out.println(folder.path());
            return (run.failed() ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
        }
    }

    /** Said before anything is measured. */
    private static RunFolder writable(Run run) {
        if (!run.overHttp()) {
            throw new BadInputException(run.environment().origin() + ": expected a run of the tier http");
        }
        if (!Files.isWritable(run.folder().path())) {
            throw new BadInputException("--http-run " + run.folder().path()
                    + ": the folder cannot be written to; copy it, and name the copy");
        }
        return run.folder();
    }
}
