package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.app.UserApplication;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.Lens;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Launchable;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.Subject;
import org.jaxrsbench.cli.subject.UpgradePath;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Run;
import org.jaxrsbench.results.Shard;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.Lenses;
import org.jaxrsbench.view.Progress;
import org.jaxrsbench.view.Upgrades;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures several subjects, taking turns. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        header = "Measures several subjects in rounds, all of them taking turns.",
        description = {
            "A round is one live fork of each subject for all cases of an application.",
            "A subject is implementation:version, with @25 for another JDK; jar:path/to/benchmarks.jar; jmh:path/to/any-benchmarks.jar for those of any JMH project; or git:<ref>/implementation:version for the harness of another commit. JVM flags of one subject alone stand behind it, in brackets: '[-Xint]'.",
            "The folder of the run is printed at the end.",
            "With --upgrade, each step of an upgrade has a ratio of its own pairs, and so has the whole way; it measures the mix of a service with 30 routes, or of --app. The page shows each step with its interval."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  scripts/bench run --subjects jersey:2.15,jersey:2.16 --rounds 10 HelloWorld -p method=GET",
            "  scripts/bench run --upgrade jersey:2.35@17..jersey:4.0.3@25"
        })
public final class RunCommand implements Callable<Integer> {

    private static final String UPGRADE = "upgrade";

    @Option(
            names = "--subjects",
            split = ",",
            paramLabel = "SUBJECT",
            description =
                    "What to measure, separated by commas (default: the newest release of each implementation of the main job).")
    private List<String> subjects = List.of();

    @Option(
            names = "--upgrade",
            paramLabel = "FROM..TO",
            description =
                    "Measure an upgrade in place of --subjects: the newest release of each line between, then the JDKs that are there. Other steps stand between the two, such as jersey:2.35..jersey:3.0.17..jersey:4.0.3.")
    private String upgrade;

    @Option(
            names = {"--rounds", "-f"},
            description = "Forks of each subject and case (default: 10, or the suite's).")
    private Integer rounds;

    @Option(
            names = "--suite",
            description =
                    "A named set of cases: ${COMPLETION-CANDIDATES}. It sets the times and the number of rounds, too,"
                            + " as far as no option does.")
    private SuiteTimes suite;

    @Option(
            names = "--lens",
            split = ",",
            paramLabel = "LENS",
            description = {
                "Measure under these lenses, a run for each, and print the order of subjects by lens: default, g1, processors, jdk-25, singletons, shipped, or all."
            })
    private List<String> lenses = List.of();

    @Option(names = "--resume", paramLabel = "RUN", description = "Go on with a run that was cut off.")
    private Path resume;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            defaultValue = "1/1",
            description = "Measure this part of the rounds only; give all parts to a command that reads runs.")
    private String shard = "1/1";

    @Option(
            names = "--record",
            paramLabel = "SUBJECT",
            description =
                    "Measure nothing: ask this subject each request of --app twice, and write its answers beside --requests, for review.")
    private String record;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    private final PrintStream progress = System.err;

    @Mixin
    private PageOption page = new PageOption();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (record != null) {
            return record();
        }
        boolean named = !subjects.isEmpty() || suite != null || !lenses.isEmpty();
        if (upgrade != null && (named || resume != null)) {
            throw new BadInputException(
                    "--upgrade names subjects and cases; leave out --resume, --subjects, --suite and --lens");
        }
        if (resume != null) {
            if (named || options.selects()) {
                throw new BadInputException(
                        "--resume goes on with the subjects, the cases and the lens of the run; do not name others");
            }
            try (PairedRun run = PairedRun.resume(resume, progress)) {
                return measure(run, rounds == null ? run.plan() : run.plan().withRounds(rounds), false)
                        .code();
            }
        }
        if (upgrade != null) {
            options.selectMix();
            subjects = UpgradePath.of(Checkout.find(), upgrade, Jdks.ofThisMachine());
        }
        SuiteTimes times = suite == null ? SuiteTimes.full : suite;
        int wanted = Shard.parse(shard).rounds(rounds == null ? times.rounds() : rounds);
        RunPlan plan = options.plan(
                subjects.isEmpty() ? ImplementationModule.mainJob(Checkout.find()) : subjects,
                suite,
                times,
                wanted,
                null);
        String name = upgrade != null ? "upgrade" : suite == null ? "run" : suite.name();
        return (lenses.isEmpty() ? begin(plan, name, new ArrayList<>()) : throughLenses(plan, name)).code();
    }

    private int record() throws IOException, InterruptedException {
        Path checkout = Checkout.find();
        Subject subject = Subject.parse(record);
        UserApplication app = new UserApplication(options.app(), checkout.resolve("target/apps"));
        Launchable launchable = new Preparation(checkout, Jdks.ofThisMachine(), progress).prepare(subject);
        Path written = app.record(launchable, progress);
        progress.println("review it, then measure with --requests " + written);
        System.out.println(written);
        return ExitCode.PASS.code();
    }

    private ExitCode begin(RunPlan plan, String name, List<Path> folders) throws IOException, InterruptedException {
        try (PairedRun run = options.begin(plan, name, progress)) {
            if (!Shard.parse(shard).isWhole()) {
                run.recorder().environment().put(Run.SHARD, shard);
            }
            if (upgrade != null) {
                run.recorder().environment().put(UPGRADE, String.join(" > ", plan.labels()));
                run.recorder().writeEnvironment();
                progress.println("steps: " + String.join(" > ", plan.labels()));
            }
            folders.add(run.recorder().folder().path());
            return measure(run, plan, true);
        }
    }

    /** One run after the other: ratios are inside a run, so nothing is compared across them but orders. */
    private ExitCode throughLenses(RunPlan plan, String name) throws IOException, InterruptedException {
        List<RunPlan> plans =
                Lens.of(lenses).stream().map(lens -> lens.plan(plan)).toList();
        List<Path> runs = new ArrayList<>();
        ExitCode worst = ExitCode.PASS;
        for (RunPlan each : plans) {
            progress.println("lens: " + each.lens());
            worst = worst.first(begin(each, name + "-lens-" + each.lens(), runs));
        }
        System.err.println();
        Lenses.markdown(
                        runs.stream().map(Run::read).toList(),
                        List.of(Metric.COST),
                        Optional.of(plan.labels().get(0)))
                .ifPresent(System.err::print);
        return worst;
    }

    private ExitCode measure(PairedRun run, RunPlan plan, boolean begins) {
        run.cases().unknown().forEach(c -> progress.println("left out, not every subject has it: " + CaseNames.of(c)));
        run.unsupported().forEach(progress::println);
        List<Case> cases =
                upgrade == null ? run.cases().supported() : run.cases().common();
        if (upgrade != null && cases.isEmpty()) {
            throw new BadInputException("there is no case that all of " + String.join(", ", plan.labels())
                    + " can run; name another pattern");
        }
        if (begins) {
            int processors = Runtime.getRuntime().availableProcessors();
            double seconds = plan.rounds()
                    * run.groupSizes(cases).stream()
                            .mapToDouble(sharing -> plan.secondsOfRound(sharing, processors))
                            .sum();
            progress.println(Progress.expectation(cases.size(), plan.subjects().size(), plan.rounds(), seconds));
            progress.println("benchmarks: " + Progress.benchmarks(cases));
        }
        run.measure(
                cases, 1, plan.rounds(), c -> Progress.current(run.recorder().samples(), c));
        run.conditions().forEach(progress::println);
        if (run.recorder().environment().get(UPGRADE).isPresent()) {
            progress.println();
            progress.print(Upgrades.text(run.soFar(), run.plan().labels()));
        } else {
            // The folder alone goes to standard output, for scripts.
            PageOption.showTable(run.soFar(), run.soFar().shown().subList(0, 1), progress);
        }
        if (!run.failedCases().isEmpty()) {
            progress.println("failed, so figures are missing above: "
                    + run.failedCases().stream().map(CaseNames::of).collect(Collectors.joining(", ")));
        }
        page.write(run.recorder().folder().path(), progress);
        System.out.println(run.recorder().folder().path());
        run.unsettledCases()
                .forEach(c -> progress.println("incomplete, its pairs were discarded again and again: "
                        + CaseNames.of(c) + "; --resume tries again"));
        if (!run.failedCases().isEmpty()) {
            return ExitCode.MEASUREMENT_FAILED;
        }
        return run.unsettledCases().isEmpty() ? ExitCode.PASS : ExitCode.INCONCLUSIVE;
    }
}
