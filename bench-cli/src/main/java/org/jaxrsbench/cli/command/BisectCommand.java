package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.history.BisectRun;
import org.jaxrsbench.cli.history.CommitCandidates;
import org.jaxrsbench.cli.history.LiveBisect;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ReleaseHistory;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.cli.subject.Releases;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.gate.history.Branches;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which release did it. */
@Command(
        name = "bisect",
        mixinStandardHelpOptions = true,
        header = "Finds the release at which a case became faster or slower.",
        description = {
            "The first word is the range, such as jersey:2.0..jersey:2.48, or of commits with --repo, --build and --jar; the others are benchmarks. It compares the two ends, probes where the change most probably is, beside both ends, and confirms the two neighbors on fresh pairs. It looks for the largest step, in either direction."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench bisect jersey:2.0..jersey:2.48 HelloWorld -p method=GET -p path=helloworld/locator")
public final class BisectCommand implements Callable<Integer> {

    @Option(
            names = "--metric",
            defaultValue = "cost",
            description = "What is followed: cost, typical, cpu or alloc (default: ${DEFAULT-VALUE}).")
    private String metric = "cost";

    @Option(names = "--repo", paramLabel = "PATH", description = "Look through commits of this repository.")
    private Path repository;

    @Option(names = "--build", paramLabel = "COMMAND", description = "What builds a commit, run in a work tree of it.")
    private String build;

    @Option(
            names = "--jar",
            paramLabel = "PATH",
            description = "The benchmarks jar that a build leaves, seen from the work tree.")
    private Path jar;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    private final PrintStream progress = System.err;

    private record Range(String implementation, String good, String bad) {

        private static Range parse(String text) {
            String[] ends = text.split("\\.\\.(?=[a-z])");
            if (ends.length != 2) {
                throw new BadInputException(
                        "bisect " + text + ": expected a range of releases first, such as jersey:2.0..jersey:2.48");
            }
            Subject good = Subject.parse(ends[0]);
            Subject bad = Subject.parse(ends[1]);
            if (!good.isPlainRelease()
                    || !bad.isPlainRelease()
                    || !good.implementation().equals(bad.implementation())) {
                throw new BadInputException("bisect " + text
                        + ": expected two releases of one implementation, such as jersey:2.0..jersey:2.48");
            }
            return new Range(good.implementation(), good.version(), bad.version());
        }
    }

    /** Candidates from the good end to the bad one. */
    private record Line(String name, BisectCandidates candidates, List<String> names) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (options.patterns().isEmpty()) {
            throw new BadInputException("name a range first, such as jersey:2.0..jersey:2.48");
        }
        String range = options.patterns().remove(0);
        Path checkout = Checkout.find();
        if (repository != null || build != null || jar != null) {
            return commits(range, checkout);
        }
        Range releases = Range.parse(range);
        try (Releases resolved = Releases.ofThisMachine(checkout, progress)) {
            ReleaseHistory history = new ReleaseHistory(checkout, releases.implementation(), resolved);
            return search(new Line(releases.implementation(), history, versions(history, releases)), checkout);
        }
    }

    private int commits(String range, Path checkout) throws IOException, InterruptedException {
        String[] ends = range.split("\\.\\.");
        if (repository == null || build == null || jar == null || ends.length != 2) {
            throw new BadInputException("bisect " + range
                    + ": expected --repo, --build and --jar together, and a range of commits such as v1..main");
        }
        CommitCandidates candidates =
                new CommitCandidates(repository, build, jar, checkout.resolve("target/bisect"), progress);
        List<String> names = candidates.between(ends[0], ends[1]);
        for (String end : List.of(names.get(0), names.get(names.size() - 1))) {
            Release tried = candidates.tried(end);
            if (!tried.available()) {
                throw new BadInputException(end + " cannot be measured: " + tried.reason());
            }
        }
        return search(new Line("commits", candidates, names), checkout);
    }

    private int search(Line line, Path checkout) throws IOException, InterruptedException {
        Metric followed = Metric.of(metric);
        List<String> ends = List.of(
                line.candidates().subject(line.names().get(0)),
                line.candidates().subject(line.names().get(line.names().size() - 1)));
        RunPlan plan = options.plan(ends, 16);
        Path folder = RunFolder.create(options.results(checkout), "bisect-" + line.name(), Clock.systemUTC())
                .path();
        LiveBisect live = new LiveBisect(plan, followed, folder, line.candidates(), progress);
        Optional<BisectRun.Found> found =
                new BisectRun(followed, line.candidates(), live, progress).search(line.names());
        found.ifPresent(f -> System.out.println(f.words(line.candidates(), followed)));
        System.out.println(folder);
        return (found.isEmpty() ? ExitCode.INCONCLUSIVE : ExitCode.PASS).code();
    }

    /** From the good end to the bad one, along the branches. */
    private static List<String> versions(ReleaseHistory history, Range range) throws IOException {
        List<String> listed = history.versions("");
        for (String end : List.of(range.good(), range.bad())) {
            if (!listed.contains(end)) {
                throw new BadInputException(range.implementation() + ":" + end + " is no release; expected one of "
                        + String.join(", ", listed));
            }
        }
        List<Integer> before = Branches.before(range.implementation(), listed);
        List<String> way = new ArrayList<>();
        for (int at = listed.indexOf(range.bad()); at >= 0; at = before.get(at)) {
            way.add(0, listed.get(at));
            if (listed.get(at).equals(range.good())) {
                return way;
            }
        }
        throw new BadInputException(range.good() + " does not come before " + range.bad()
                + "; expected the older release first, and both on one branch");
    }
}
