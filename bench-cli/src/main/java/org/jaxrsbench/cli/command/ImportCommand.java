package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.imported.ImportedRun;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.subject.Checkout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a run folder of what JMH wrote elsewhere. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        header = "Makes a run folder of what JMH reported.",
        description = {
            "Each file is a subject, called by the file's name, unless its results have a parameter 'subject'. compare, report and check --stored read the folder.",
            "Nothing is known of the machine, and nobody took turns: intervals come from forks, and a ratio of two files holds only if nothing else changed between them."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench import before.json after.json")
public final class ImportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "What JMH wrote with -rf json.")
    private List<Path> files;

    @Option(names = "--subject", paramLabel = "LABEL", description = "The subject of all results.")
    private String subject;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    @Mixin
    private PageOption page = new PageOption();

    @Override
    public Integer call() throws IOException {
        RunFolder folder = ImportedRun.of(
                files,
                Optional.ofNullable(subject),
                out == null ? Checkout.find().resolve("results") : out,
                Clock.systemUTC());
        page.write(folder.path(), System.err);
        System.out.println(folder.path());
        return ExitCode.PASS.code();
    }
}
