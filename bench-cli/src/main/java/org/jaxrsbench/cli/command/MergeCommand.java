package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.history.HistoryFindings;
import org.jaxrsbench.cli.history.HistoryMerge;
import org.jaxrsbench.cli.history.HistoryRun;
import org.jaxrsbench.cli.measure.RunMerge;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.subject.Checkout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Parts of a run or of a history as one. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        header = "Joins the parts of a run or of a history that several machines measured.",
        description = {
            "The parts of a run are rounds: run --shard. A pair is always of one machine, so ratios are what one machine would give; medians are over machines, too.",
            "Parts of a history are joined through the reference release, by ratios alone; releases that met on no machine are compared with twice the variance. JDK, flags, harness and times must be the same, the machine need not.",
            "It writes a new folder with all parts; history --resume of it confirms the steps."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench merge results/*-history-jersey")
public final class MergeCommand implements Callable<Integer> {

    @Parameters(paramLabel = "RUN", arity = "2..*", description = "Folders of the parts.")
    private List<Path> parts;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    @Mixin
    private PageOption page = new PageOption();

    @Override
    public Integer call() throws IOException {
        PrintStream progress = System.err;
        Path results = out == null ? Checkout.find().resolve("results") : out;
        long runs = parts.stream().filter(RunMerge::isRun).count();
        if (runs == parts.size()) {
            RunFolder run = RunMerge.of(parts, results, Clock.systemUTC());
            page.write(run.path(), progress);
            System.out.println(run.path());
            return ExitCode.PASS.code();
        }
        if (runs > 0) {
            throw new BadInputException(
                    "some folders are parts of a run and others are not; expected parts of one kind");
        }
        HistoryRun merged = HistoryMerge.of(
                parts.stream().map(p -> HistoryRun.open(p, progress)).toList(), results, progress);
        HistoryFindings findings = merged.findings();
        page.write(findings.write(merged.folder()), merged.folder(), progress);
        progress.print(findings.text());
        System.out.println(merged.folder());
        return ExitCode.PASS.code();
    }
}
