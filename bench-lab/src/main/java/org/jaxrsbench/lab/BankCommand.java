package org.jaxrsbench.lab;

import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.lab.corpus.CorpusRates;
import org.jaxrsbench.lab.corpus.GroupedStudy;
import org.jaxrsbench.lab.corpus.GroupedStudy.Step;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.lab.corpus.Rebuilt;
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
            "The subjects take turns round by round. Each is measured with itself, in one of three rounds with its jars packed in another order; some rounds have one case slowed down.",
            "Run it at different hours: each run is a sitting of its own in the file."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab bank --pairs-out target/study/bank.csv")
public final class BankCommand implements Callable<Integer> {

    private static final int REBUILD_EVERY = 3;

    @Mixin
    private CorpusOptions corpus;

    @Mixin
    private MeasureOptions options;

    @Override
    public Integer call() throws IOException, InterruptedException {
        corpus.check();
        options.selectOrElse(StudyDefaults.of("bank").pattern());
        List<Step> steps = corpus.steps(REBUILD_EVERY);
        boolean rebuilds = steps.contains(Step.REBUILT);
        List<PairedRun> begun = new ArrayList<>();
        try {
            List<GroupedStudy.Way> ways = new ArrayList<>();
            for (String subject : corpus.subjects()) {
                PairedRun same = begin(subject, subject, steps, begun);
                ways.add(new GroupedStudy.Way(
                        subject,
                        same,
                        rebuilds ? begin(subject, Rebuilt.label(subject, System.err), steps, begun) : null));
            }
            new GroupedStudy(corpus.file(), GroupedStudy.sitting(Clock.systemUTC()), System.err).measure(ways, steps);
        } finally {
            begun.forEach(PairedRun::close);
        }
        System.out.print(CorpusRates.text(PairCorpus.read(corpus.file()), Metric.THROUGHPUT));
        return ExitCode.PASS.code();
    }

    private PairedRun begin(String subject, String other, List<Step> steps, List<PairedRun> begun)
            throws InterruptedException {
        PairedRun run = options.begin(
                options.plan(List.of(subject, other), steps.size()),
                subject.equals(other) ? "bank" : "bank-rebuilt",
                System.err);
        begun.add(run);
        return run;
    }
}
