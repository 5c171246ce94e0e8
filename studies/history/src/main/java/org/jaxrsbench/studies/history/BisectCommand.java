package org.jaxrsbench.studies.history;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.cli.StudyCommand;
import org.jaxrsbench.cli.command.MeasureOptions;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.Git;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.ReleaseHistory;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.plan.RunPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which release did it. */
@Command(
        name = "bisect",
        header = "Finds the release at which a case became faster or slower.",
        description = {
            "The first word is the range, such as jersey:2.0..jersey:2.48, or of commits with --repo, --build and --jar; the others are benchmarks. It compares the two ends, probes where the change most probably is, beside both ends, and confirms the two neighbors on fresh pairs. It looks for the largest step, in either direction."
        },
        footer = "  scripts/bench bisect jersey:2.0..jersey:2.48 HelloWorld -p method=GET -p path=helloworld/locator")
public final class BisectCommand implements StudyCommand {

    @Option(
            names = "--metric",
            defaultValue = "cost",
            description = "The metric to follow: cost, typical, cpu or alloc (default: ${DEFAULT-VALUE}).")
    private Metric metric = Metric.COST;

    @Option(names = "--repo", paramLabel = "PATH", description = "Look through commits of this repository.")
    private Path repository;

    @Option(
            names = "--build",
            paramLabel = "COMMAND",
            description = "The command that builds a commit; it runs in a work tree of that commit.")
    private String build;

    @Option(
            names = "--jar",
            paramLabel = "PATH",
            description = "The benchmarks jar that a build leaves, seen from the work tree.")
    private Path jar;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    private final PrintStream progress = System.err;

    @Override
    public Integer call() throws IOException, InterruptedException {
        options.forks.requireValid();
        String range = options.patterns.isEmpty() ? "" : options.patterns.remove(0);
        String[] ends = range.split("\\.\\.");
        Path checkout = Checkout.find();
        if (repository != null || build != null || jar != null) {
            if (repository == null || build == null || jar == null || ends.length != 2) {
                throw new BadInputException("bisect " + range
                        + ": expected --repo, --build and --jar together, and a range of commits such as v1..main");
            }
            Git git = new Git(repository.toAbsolutePath().normalize());
            Path cache = checkout.resolve("target/bisect").toAbsolutePath().normalize();
            return search("commits", new CommitCandidates(git, build, jar, cache, progress), ends[0], ends[1]);
        }
        List<SubjectLabel> subjects = Arrays.stream(ends.length == 2 ? ends : new String[0])
                .map(ImplementationModule::inFull)
                .map(SubjectLabel::parse)
                .filter(SubjectLabel::isPlainRelease)
                .toList();
        if (subjects.size() != 2
                || !subjects.get(0).implementation().equals(subjects.get(1).implementation())) {
            throw new BadInputException("bisect " + range
                    + ": expected two releases of one implementation first, such as jersey:2.0..jersey:2.48");
        }
        String implementation = subjects.get(0).implementation();
        try (Releases releases = Releases.ofThisMachine(checkout, progress)) {
            return search(
                    implementation,
                    new ReleaseHistory(checkout, implementation, releases),
                    subjects.get(0).version(),
                    subjects.get(1).version());
        }
    }

    private int search(String name, BisectCandidates candidates, String good, String bad)
            throws IOException, InterruptedException {
        List<String> names = candidates.between(good, bad);
        List<String> ends = List.of(names.get(0), names.get(names.size() - 1));
        for (String end : ends) {
            Release tried = candidates.tried(end);
            if (!tried.available()) {
                throw new BadInputException(end + " cannot be measured: " + tried.reason());
            }
        }
        RunPlan plan = options.plan(ends.stream().map(candidates::subject).toList(), null, 16, null);
        Path folder = options.forks.out.create("bisect-" + name).path();
        BisectRun run = new BisectRun(plan, metric, candidates, RunMaker.in(folder, progress), progress);
        Optional<BisectRun.Found> found = run.search(names);
        found.map(run::words).ifPresent(System.out::println);
        System.out.println(folder);
        return (found.isEmpty() ? ExitCode.INCONCLUSIVE : ExitCode.PASS).code();
    }
}
