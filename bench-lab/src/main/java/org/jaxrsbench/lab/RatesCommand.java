package org.jaxrsbench.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.lab.corpus.CorpusRates;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The gate's error rates on stored pairs. */
@Command(
        name = "rates",
        mixinStandardHelpOptions = true,
        header = "Prints the gate's error rates on the pairs in a file.",
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab rates docs/gate-study/bank.csv")
public final class RatesCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A file that scripts/lab bank wrote.")
    private Path file;

    @Option(
            names = "--metric",
            defaultValue = "throughput",
            description = "throughput, net or cpu (default: ${DEFAULT-VALUE}).")
    private String metric;

    @Override
    public Integer call() {
        if (!List.of("throughput", "net", "cpu").contains(metric)) {
            throw new BadInputException("--metric " + metric + ": expected throughput, net or cpu");
        }
        System.out.print(CorpusRates.text(PairCorpus.read(file), Metric.of(metric)));
        return ExitCode.PASS.code();
    }
}
