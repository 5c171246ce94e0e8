package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.UpgradePath;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Shard;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
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
            "With --upgrade, each step of an upgrade has a ratio of its own pairs, and so has the whole way; it measures both mixes of a service with 32 routes, or the mix of --app. The page shows each step with its interval."
        },
        footer = {
            "  scripts/bench run --subjects jersey:2.15,jersey:2.16 --rounds 10 HelloWorld -p method=GET",
            "  scripts/bench run --subjects http:jersey-grizzly:2.16 --endpoint 'GET text/sub-class'",
            "  scripts/bench run --upgrade jersey:2.35@17..jersey:4.0.3@25"
        })
public final class RunCommand implements Callable<Integer> {

    /** Options of all runs that are for servers, too. */
    private static final List<String> SHARED =
            List.of("--subjects", "--rounds", "--slices", "--seed", "--out", "--no-page");

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
            if (!subjects.isEmpty() || upgrade != null) {
                throw new BadInputException("--record measures nothing; leave out --subjects and --upgrade");
            }
            return options.app.record(record).code();
        }
        if (http != null || subjects.stream().anyMatch(s -> s.startsWith(HttpOptions.PREFIX))) {
            requireServersOnly();
            HttpOptions load = http == null ? new HttpOptions() : http;
            return load.measure(subjects, rounds == null ? 3 : rounds, options, page);
        }
        boolean named = !subjects.isEmpty() || suite != null;
        if (upgrade != null && (named || resume != null)) {
            throw new BadInputException(
                    "--upgrade names subjects and cases; leave out --resume, --subjects and --suite");
        }
        if (resume != null && (named || options.selects())) {
            throw new BadInputException("--resume goes on with the subjects and cases of the run; do not name others");
        }
        if (resume != null) {
            return LiveRun.resume(resume, rounds, page).code();
        }
        Shard part = Shard.parse(shard);
        int all = rounds != null ? rounds : (suite == null ? SuiteTimes.full : suite).rounds();
        List<String> labels = inProcess();
        options.requireSelection(labels, suite);
        RunPlan plan = options.plan(labels, suite, part.rounds(all), null);
        String name = upgrade != null ? "upgrade" : suite == null ? "run" : suite.name();
        return new LiveRun(options.forks.out.results(), name, part, upgrade != null, page)
                .measure(plan)
                .code();
    }

    /** The subjects that take turns; for an upgrade without named cases, the mixes of a service are selected. */
    private List<String> inProcess() {
        if (upgrade != null) {
            options.selectMix();
            return UpgradePath.of(Checkout.find(), upgrade, Jdks.ofThisMachine());
        }
        return subjects.isEmpty() ? ImplementationModule.mainJob(Checkout.find()) : subjects;
    }

    /** The command line may say nothing that is not of servers. */
    private void requireServersOnly() {
        if (subjects.isEmpty() || !subjects.stream().allMatch(s -> s.startsWith(HttpOptions.PREFIX))) {
            throw new BadInputException(
                    "load is put on servers; expected --subjects http:LABEL, or http:all, and no other subjects");
        }
        for (ArgSpec arg : spec.commandLine().getParseResult().matchedArgs()) {
            String name = arg instanceof OptionSpec option ? option.longestName() : "a pattern";
            if (arg.group() == null && !SHARED.contains(name)) {
                throw new BadInputException(
                        name + " is not for servers; expected what is said of them, or " + String.join(", ", SHARED));
            }
        }
    }
}
