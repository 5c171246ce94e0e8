package org.jaxrsbench.lab;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.lab.corpus.PairSpreads;
import org.jaxrsbench.results.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** How stored pairs differ. */
@Command(
        name = "spread",
        mixinStandardHelpOptions = true,
        header = "Prints how much the pairs in a file differ.",
        description = {
            "It prints their standard deviation by case and metric, and whether a case that is slowed down slows the others of its fork."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab spread docs/gate-study/pilot.csv")
public final class SpreadCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A file that scripts/lab pilot wrote.")
    private Path file;

    @Override
    public Integer call() {
        System.out.print(PairSpreads.text(PairCorpus.read(file)));
        return ExitCode.PASS.code();
    }
}
