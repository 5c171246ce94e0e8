package org.jaxrsbench.lab;

import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.Compilation;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.lab.corpus.GroupedStudy;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.lab.corpus.PairSpreads;
import org.jaxrsbench.results.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** A small bank of pairs of forks that carry several cases, to choose between ways of measuring. */
@Command(
        name = "pilot",
        mixinStandardHelpOptions = true,
        defaultValueProvider = StudyDefaults.class,
        header = "Adds pairs of forks that carry several cases to a file.",
        description = {
            "Each subject is measured with itself, with workers that wait for the compiler and with workers that do not, round by round in turn; some rounds with one case slowed down."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab pilot --same 2 --slowed 5x2 --pairs-out target/study/pilot.csv")
public final class PilotCommand implements Callable<Integer> {

    @Mixin
    private CorpusOptions corpus;

    @Mixin
    private MeasureOptions options;

    @Override
    public Integer call() throws IOException, InterruptedException {
        corpus.check();
        options.selectOrElse(StudyDefaults.of("pilot").pattern());
        List<GroupedStudy.Way> ways = new ArrayList<>();
        try {
            for (String subject : corpus.subjects()) {
                for (Compilation compilation : Compilation.values()) {
                    RunPlan plan = options.plan(
                            List.of(subject, subject), corpus.steps(0).size());
                    PairedRun run = options.begin(
                            plan.withForks(plan.forks().withCompilation(compilation)),
                            "pilot-" + compilation.label(),
                            System.err);
                    ways.add(new GroupedStudy.Way(subject + " " + compilation.label(), run));
                }
            }
            new GroupedStudy(corpus.file(), GroupedStudy.sitting(Clock.systemUTC()), System.err)
                    .measure(ways, corpus.steps(0));
        } finally {
            ways.forEach(way -> way.same().close());
        }
        System.out.print(PairSpreads.text(PairCorpus.read(corpus.file())));
        return ExitCode.PASS.code();
    }
}
