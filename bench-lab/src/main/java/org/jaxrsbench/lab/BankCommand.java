package org.jaxrsbench.lab;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.lab.corpus.CorpusRates;
import org.jaxrsbench.lab.corpus.CorpusStudy;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Real pairs in bulk. */
@Command(
        name = "bank",
        mixinStandardHelpOptions = true,
        defaultValueProvider = StudyDefaults.class,
        header = "Adds pairs of subjects with themselves to a file, and prints the gate's error rates on it.",
        description = {
            "Each subject is measured with itself, then with its classes packed in another order, then with itself slowed down.",
            "Without a pattern and -p the cases are those of docs/gate-study/bank.csv."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab bank --pairs-out target/study/bank.csv")
public final class BankCommand implements Callable<Integer> {

    @Mixin
    private CorpusOptions corpus;

    @Mixin
    private MeasureOptions options;

    @Override
    public Integer call() throws IOException, InterruptedException {
        corpus.check();
        options.selectOrElse(StudyDefaults.of("bank").pattern());
        for (String subject : corpus.subjects()) {
            new CorpusStudy(
                            corpus.file(),
                            labels ->
                                    options.begin(options.plan(labels, corpus.rounds()), "bank-" + subject, System.err),
                            System.err)
                    .measure(subject, corpus.same(), corpus.slowed());
        }
        System.out.print(CorpusRates.text(PairCorpus.read(corpus.file()), Metric.THROUGHPUT));
        return ExitCode.PASS.code();
    }
}
