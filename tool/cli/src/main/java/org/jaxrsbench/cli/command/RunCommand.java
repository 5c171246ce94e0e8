package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.measure.Interruption;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.UpgradePath;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Shard;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.view.Progress;
import org.jaxrsbench.view.Upgrades;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures several subjects, taking turns. */
@Command(
        name = "run",
        header = "Measures several subjects in rounds, all of them taking turns.",
        description = {
            "A round is one live fork of each subject for all cases of an application.",
            "A subject is implementation:version, with @25 for another JDK; jar:path/to/benchmarks.jar; jmh:path/to/any-benchmarks.jar for those of any JMH project; or git:<ref>/implementation:version for the harness of another commit. To give one subject JVM flags, add them in brackets: '[-Xint]'.",
            "http:LABEL is a real server over loopback, under load; http:all is all of them. Servers take turns, slice by slice; each is launched once a round, and intervals come from rounds.",
            "The folder of the run is printed at the end.",
            "With --upgrade, each step of an upgrade has a ratio of its own pairs, and so has the way from the first subject to each; it measures both mixes of a service with 32 routes, or the mix of --app. The page shows each step with its interval."
        },
        footer = {
            "  scripts/bench run --subjects jersey:2.15,jersey:2.16 --rounds 10 HelloWorld -p method=GET",
            "  scripts/bench run --subjects http:jersey-grizzly:2.16 --endpoint 'GET text/sub-class'",
            "  scripts/bench run --upgrade jersey:2.35@17..jersey:4.0.3@25"
        })
public final class RunCommand implements Callable<Integer> {

    /** What the environment of an upgrade calls its steps. */
    private static final String UPGRADE = "upgrade";

    /** Options of all runs that are for servers, too. */
    private static final List<String> SHARED =
            List.of("--subjects", "--rounds", "--slices", "--seed", "--out", "--no-page");

    private static final List<String> RESUME = List.of("--resume", "--rounds", "--no-page");

    private static final List<String> RECORD = List.of(
            "--record",
            "--app",
            "--requests",
            "--classpath",
            "--classes",
            "--application",
            "--validation",
            "--json-provider");

    @Option(
            names = "--subjects",
            split = ",",
            paramLabel = "SUBJECT",
            description =
                    "Subjects to measure, separated by commas (default: the newest release of each implementation of the main job).")
    private List<String> subjects = List.of();

    @Option(
            names = "--upgrade",
            paramLabel = "FROM..TO",
            description =
                    "Measure an upgrade in place of --subjects: the newest release of each line between, then each installed JDK, on the last release. To choose the steps, write them between the two, such as jersey:2.35..jersey:3.0.17..jersey:4.0.3.")
    private String upgrade;

    @Option(
            names = {"--rounds", "-f"},
            description = "Forks of each subject and case (default: 10, or the suite's; 3 over HTTP).")
    private Integer rounds;

    @Option(
            names = "--suite",
            description = "A named set of cases, with its times and rounds: ${COMPLETION-CANDIDATES}.")
    private SuiteTimes suite;

    @Option(names = "--resume", paramLabel = "RUN", description = "Continue a run that was interrupted.")
    private Path resume;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Measure this part of the rounds only; give all parts to a command that reads runs.")
    private String shard = "1/1";

    @Option(
            names = "--record",
            paramLabel = "SUBJECT",
            description =
                    "Do not measure: send this subject each request of --app, alone and with the others, and write its answers beside --requests, for review.")
    private String record;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    @Mixin
    private PageOption page = new PageOption();

    @ArgGroup(validate = false, heading = "%nServers over loopback, http: subjects:%n")
    private HttpOptions http;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (record != null) {
            new OneForm(spec, "--record, which measures nothing").takesOnly(RECORD);
            return options.app.record(record).code();
        }
        if (rounds != null && rounds < 1) {
            throw new BadInputException("--rounds " + rounds + ": expected 1 or more");
        }
        if (http != null || subjects.stream().anyMatch(s -> s.startsWith(HttpOptions.PREFIX))) {
            requireServers();
            HttpOptions load = http == null ? new HttpOptions() : http;
            return load.measure(subjects, rounds == null ? 3 : rounds, options, page);
        }
        if (upgrade != null && (!subjects.isEmpty() || suite != null || resume != null)) {
            throw new BadInputException(
                    "--upgrade names subjects and cases; leave out --resume, --subjects and --suite");
        }
        if (resume == null) {
            return measure().code();
        }
        new OneForm(spec, "--resume, which goes on as the run began").takesOnly(RESUME);
        int more = rounds == null ? 0 : rounds;
        try (PairedRun run = PairedRun.resume(resume, more, System.err)) {
            boolean steps = run.recorder().environment().get(UPGRADE).isPresent();
            return finish(run, more > 0 ? more : run.plan().rounds(), cases(run, steps))
                    .code();
        }
    }

    /** Measures what was asked, in a folder of its own. */
    private ExitCode measure() throws IOException, InterruptedException {
        Shard part = Shard.parse(shard);
        int all = rounds != null ? rounds : (suite == null ? SuiteTimes.full : suite).rounds();
        List<String> labels = inProcess();
        options.requireSelection(labels, suite);
        RunPlan plan = options.plan(labels, suite, part.rounds(all), null);
        String name = upgrade != null ? UPGRADE : suite == null ? "run" : suite.name();
        try (PairedRun run = PairedRun.begin(plan, options.forks.out.results(), name, System.err)) {
            Environment environment = run.recorder().environment();
            if (!part.isWhole()) {
                environment.put(Run.SHARD, part.toString());
            }
            List<Case> cases = cases(run, upgrade != null);
            if (cases.isEmpty() || upgrade != null && run.way().size() < 2) {
                run.unsupported().forEach(System.err::println);
                throw new BadInputException("there is no case that " + (upgrade != null ? "all of " : "any of ")
                        + String.join(" > ", plan.labels()) + " can run; name another pattern");
            }
            if (upgrade != null) {
                String steps = String.join(" > ", run.way());
                environment.put(UPGRADE, steps);
                System.err.println("steps: " + steps);
            }
            run.recorder().writeEnvironment();
            double seconds = plan.rounds() * run.secondsOfRound(cases);
            System.err.println(
                    Progress.expectation(cases.size(), plan.subjects().size(), plan.rounds(), seconds));
            System.err.println("benchmarks: " + Progress.benchmarks(cases));
            return finish(run, plan.rounds(), cases);
        }
    }

    /** Measures what a run still lacks up to a round, and tells of it. */
    private ExitCode finish(PairedRun run, int last, List<Case> cases) {
        PrintStream progress = System.err;
        Path folder = run.recorder().folder().path();
        run.cases().unknown().forEach(c -> progress.println("left out, not every subject has it: " + CaseNames.of(c)));
        run.unsupported().forEach(progress::println);
        if (cases.stream().allMatch(of -> rounds(run, of, last) == last)) {
            progress.println("nothing is left to measure: each case has " + Words.count(last, "round"));
        }
        Interruption.during(progress, Checkout.command() + " run --resume " + folder, () -> {
            run.measure(cases, 1, last, c -> Progress.current(run.recorder().samples(), c));
            return null;
        });
        run.conditions().forEach(progress::println);
        Run measured = run.soFar();
        if (measured.environment().get(UPGRADE).isPresent()) {
            progress.println();
            progress.print(Upgrades.text(measured, run.way()));
        } else {
            List<Metric> first = measured.shown().subList(0, 1);
            PageOption.showTable(measured, first, run.plan().labels().get(0), progress);
        }
        boolean failed = !run.failedCases().isEmpty();
        if (failed) {
            progress.println("failed, so figures are missing above: "
                    + run.failedCases().stream().map(CaseNames::of).collect(Collectors.joining(", ")));
        }
        page.finish(folder, folder, failed);
        Set<Case> incomplete = new LinkedHashSet<>(cases);
        incomplete.removeIf(of -> run.failedCases().contains(of) || rounds(run, of, last) > 0);
        incomplete.addAll(run.tier().unsettled());
        incomplete.forEach(c -> progress.println(
                "incomplete, its pairs were discarded again and again: " + CaseNames.of(c) + "; --resume tries again"));
        return failed ? ExitCode.MEASUREMENT_FAILED : incomplete.isEmpty() ? ExitCode.PASS : ExitCode.INCONCLUSIVE;
    }

    /** What is measured: the steps of an upgrade go one way; those of an application, which answer for it, are known otherwise. */
    private static List<Case> cases(PairedRun run, boolean steps) {
        return steps && run.plan().app() == null
                ? run.cases().common()
                : run.cases().supported();
    }

    /** How many rounds of a case count, up to one. */
    private static long rounds(PairedRun run, Case of, int last) {
        return run.recorder().samples().stream()
                .filter(s -> s.status() == Status.OK
                        && s.round() <= last
                        && s.benchmarkCase().equals(of))
                .map(Sample::round)
                .distinct()
                .count();
    }

    /** The subjects that take turns; for an upgrade without named cases, the mixes of a service are selected. */
    private List<String> inProcess() {
        if (upgrade != null) {
            options.selectMix();
            return UpgradePath.of(Checkout.find(), upgrade, Jdks.ofThisMachine());
        }
        return subjects.isEmpty() ? ImplementationModule.mainJob(Checkout.find()) : subjects;
    }

    private void requireServers() {
        if (subjects.isEmpty() || !subjects.stream().allMatch(s -> s.startsWith(HttpOptions.PREFIX))) {
            throw new BadInputException(
                    "load is put on servers; expected --subjects http:LABEL, or http:all, and no other subjects");
        }
        new OneForm(spec, "servers").takesOnly(SHARED);
    }
}
