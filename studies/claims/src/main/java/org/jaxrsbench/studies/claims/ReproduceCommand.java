package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.StudyCommand;
import org.jaxrsbench.cli.command.OutOption;
import org.jaxrsbench.cli.command.PageOption;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.record.Machine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures published claims again. */
@Command(
        name = "reproduce",
        header = "Measures published claims and known regressions again.",
        description = {
            "It puts published and measured ratios side by side, with intervals and verdicts. It takes about an hour.",
            "The table is written to reproduction.csv and reproduction.md in the folder of the run.",
            "With verdicts, it runs the gate on pairs of releases that were drawn before anything was measured, and on those of"
                    + " regressions that users reported (results/verdicts.csv), over 30 rounds if one is not green that"
                    + " should be, and writes verdicts.csv. With --out, it goes on with the file there. This takes six hours."
                    + " With regressions, it does so for the reported ones and their neutral pairs alone."
        },
        footer = "  scripts/bench reproduce --quick")
public final class ReproduceCommand implements StudyCommand {

    /** What a check of a pair may take. */
    private static final double SECONDS = 360;

    /** What there is to reproduce; the first is the default. */
    private static final List<String> TABLES = List.of("claims", "regressions", "verdicts");

    @Parameters(
            paramLabel = "EXPERIMENT",
            arity = "0..*",
            description =
                    "claims (the default), with experiments if you do not want all published ones; or regressions or verdicts, with questions, strata, reports or subjects if you do not want all pairs.")
    private List<String> experiments = List.of();

    @Option(names = "--quick", description = "Three short rounds instead of five long ones.")
    private boolean quick;

    @Option(
            names = "--http-run",
            paramLabel = "RUN",
            description = "Reuse the measurements over HTTP of this earlier, interrupted run of the command.")
    private Path httpRun;

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private PageOption page = new PageOption();

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<String> names =
                experiments.stream().filter(name -> !TABLES.contains(name)).toList();
        if (experiments.stream().filter(TABLES::contains).distinct().count() > 1) {
            throw new BadInputException(
                    String.join(" ", experiments) + ": expected one of " + String.join(", ", TABLES));
        }
        if (experiments.contains("regressions")) {
            return verdicts(names.isEmpty() ? PairVerdict.REGRESSIONS : names);
        }
        return experiments.contains("verdicts") ? verdicts(names) : claims(names);
    }

    private int claims(List<String> names) throws IOException, InterruptedException {
        RunFolder before = httpRun == null ? null : overHttp(Run.read(httpRun));
        Path checkout = Checkout.find();
        ReproductionPlan plan = ReproductionPlan.of(checkout, Claim.of(Claim.all(checkout), names), quick);
        System.err.println(plan.claims().size() + " claims");
        RunFolder folder = before != null ? before : out.create("reproduce");
        ReproductionRun run = new ReproductionRun(plan, folder, out.results(), System.err);
        List<Reproduction> reproduction =
                run.measure(before != null, quick ? SuiteTimes.standard : SuiteTimes.full, out.seed());
        Claims.write(reproduction, folder.path());
        System.out.print(Claims.markdown(reproduction));
        return page.finish(folder.path(), folder.path(), run.failed());
    }

    private int verdicts(List<String> names) throws IOException, InterruptedException {
        Path file = out.file("verdicts.csv");
        // Not beside what is kept: a run that is cut off leaves its folder.
        RunMaker runs = RunMaker.in(Files.createTempDirectory(Machine.temporaryFolder(), "jaxrs-bench"), System.err);
        List<PairVerdict> all = new VerdictsRun(file, runs, SECONDS, out.seed(), System.err)
                .measure(Checkout.find().resolve("results/verdicts.csv"), names);
        System.out.print(Verdicts.text(all));
        System.err.println("the pairs are in " + file);
        boolean open = all.stream().anyMatch(row -> row.isOpen() && row.isNamedBy(names));
        return (open ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    private static RunFolder overHttp(Run run) {
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
