package org.jaxrsbench.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.Compilation;
import org.jaxrsbench.lab.corpus.GroupedStudy;
import org.jaxrsbench.lab.corpus.PairCorpus;
import org.jaxrsbench.lab.corpus.PairSpreads;
import org.jaxrsbench.lab.files.StudyFiles;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.subject.Subject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A small bank of pairs of forks that carry several cases, to choose between ways of measuring. */
@Command(
        name = "pilot",
        mixinStandardHelpOptions = true,
        defaultValueProvider = StudyDefaults.class,
        description = {
            "Measures each subject with itself in forks of several cases, with workers that wait for the compiler and with",
            "workers that do not, round by round in turn; then the same with one case slowed down. Adds the pairs to a file."
        })
public final class PilotCommand implements Callable<Integer> {

    @Option(
            names = "--subjects",
            split = ",",
            paramLabel = "SUBJECT",
            description = "Subjects that are paired with themselves (default: ${DEFAULT-VALUE}).")
    private List<String> subjects;

    @Option(
            names = "--same",
            defaultValue = "16",
            description = "Rounds of a subject with itself (default: ${DEFAULT-VALUE}).")
    private int same;

    @Option(
            names = "--slowed",
            defaultValue = "10",
            description = "Further rounds with the first case slowed down (default: ${DEFAULT-VALUE}).")
    private int slowed;

    @Option(
            names = "--pairs-out",
            defaultValue = "target/study/pilot.csv",
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
        options.selectOrElse(StudyDefaults.of("pilot").pattern());
        StudyFiles.makeFolder(file.toAbsolutePath().getParent());
        StudyFiles.requireWritable(file);
        List<GroupedStudy.Way> ways = new ArrayList<>();
        try {
            for (String subject : subjects) {
                for (Compilation compilation : Compilation.values()) {
                    PairedRun run = options.begin(
                            options.plan(List.of(subject, subject), same + slowed)
                                    .withCompilation(compilation),
                            "pilot-" + compilation.label(),
                            System.err);
                    ways.add(new GroupedStudy.Way(subject + " " + compilation.label(), run));
                }
            }
            new GroupedStudy(file, System.err).measure(ways, same, slowed);
        } finally {
            ways.forEach(way -> way.run().close());
        }
        System.out.print(PairSpreads.text(PairCorpus.read(file)));
        return ExitCode.PASS.code();
    }
}
