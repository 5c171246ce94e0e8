package org.jaxrsbench.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.lab.corpus.CorpusRates;
import org.jaxrsbench.lab.corpus.CorpusStudy;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.lab.files.StudyFiles;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.subject.Subject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Real pairs in bulk. */
@Command(
        name = "bank",
        mixinStandardHelpOptions = true,
        defaultValueProvider = StudyDefaults.class,
        description = {
            "Measures pairs of each subject with itself, then with its classes packed in another order and with itself"
                    + " slowed down; adds them to a file and prints the gate's error rates on it.",
            "Without a pattern and -p the cases are those of the committed file, docs/gate-study/bank.csv."
        })
public final class BankCommand implements Callable<Integer> {

    @Option(
            names = "--subjects",
            split = ",",
            paramLabel = "SUBJECT",
            description = "Subjects that are paired with themselves (default: ${DEFAULT-VALUE}).")
    private List<String> subjects;

    @Option(
            names = "--same",
            defaultValue = "2",
            description = "Rounds of a subject with itself (default: ${DEFAULT-VALUE}).")
    private int same;

    @Option(
            names = "--slowed",
            defaultValue = "1",
            description = "Further rounds, with a rebuilt jar and slowed down (default: ${DEFAULT-VALUE}).")
    private int slowed;

    @Option(
            names = "--pairs-out",
            defaultValue = "target/study/bank.csv",
            paramLabel = "FILE",
            description = "File that the pairs are added to (default: ${DEFAULT-VALUE}).")
    private Path file;

    @Mixin
    private MeasureOptions options;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (same < 1 || slowed < 0) {
            throw new BadInputException(
                    "--same " + same + " --slowed " + slowed + ": expected 1 or more, and 0 or more");
        }
        subjects.forEach(Subject::parse);
        options.selectOrElse(StudyDefaults.of("bank").pattern());
        StudyFiles.makeFolder(file.toAbsolutePath().getParent());
        StudyFiles.requireWritable(file);
        for (String subject : subjects) {
            new CorpusStudy(
                            file,
                            labels -> options.begin(options.plan(labels, same + slowed), "bank-" + subject, System.err),
                            System.err)
                    .measure(subject, same, slowed);
        }
        System.out.print(CorpusRates.text(PairCorpus.read(file), Metric.THROUGHPUT));
        return ExitCode.PASS.code();
    }
}
