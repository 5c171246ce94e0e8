package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.cli.StudyCommand;
import org.jaxrsbench.cli.command.ForkOptions;
import org.jaxrsbench.cli.command.OneForm;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.Jdks;
import org.jaxrsbench.cli.subject.Preparation;
import org.jaxrsbench.cli.subject.SubjectLabel;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.process.Launchable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds where an operation suddenly costs several times as much. */
@Command(
        name = "scaling",
        header = "Looks for values of a parameter at which an operation suddenly costs 3x.",
        description = {
            "Doubles a parameter (routes, classes behind locators, different requests, bytes), with a fork for each value in each round, and narrows down a step whose whole interval is above 3x. Fresh rounds have to confirm it.",
            "At the end it names the parameters that it had no time for. It writes cliffs.csv into a folder, and prints the folder."
        },
        footer = "  scripts/bench scaling jersey --along Locators --time-budget 5")
public final class ScalingCommand implements StudyCommand {

    private static final double SECONDS_OF_CHECK = 180;

    @Parameters(
            paramLabel = "SUBJECT",
            arity = "0..1",
            description =
                    "An implementation, such as jersey, for its newest release; or a subject, such as jersey:2.48.")
    private String wanted;

    @Option(
            names = "--time-budget",
            description = "Start no further parameter after so many minutes (default: ${DEFAULT-VALUE}).")
    private int minutes = 20;

    @Option(
            names = "--along",
            paramLabel = "TEXT",
            description = "Only parameters whose name, together with the benchmark's, contains this text.")
    private String along = "";

    @Option(names = "--rounds", description = "Rounds of each value, 3 or more (default: ${DEFAULT-VALUE}).")
    private int rounds = 3;

    @Option(
            names = "--search",
            paramLabel = "SUBJECT",
            split = ",",
            description =
                    "Search without given parameters: generate small applications and requests, make them grow, and compare the work that these subjects do.")
    private List<String> searched = List.of();

    @Option(
            names = "--no-timing",
            description =
                    "Only search, which counts and may run on a busy machine; --resume measures what was found when it is quiet.")
    private boolean countsOnly;

    @Option(
            names = "--resume",
            paramLabel = "RUN",
            description = "Measure what this search has found and not measured yet.")
    private Path resumed;

    @Option(
            names = "--project",
            paramLabel = "FINDING",
            description =
                    "Write a finding that time did not refute, such as found-22 of results/findings, or one of the search that --resume names, as a Maven project that needs the implementation's jars alone.")
    private String project;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ForkOptions forks = new ForkOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (rounds < 3 || minutes < 1) {
            throw new BadInputException(
                    "--rounds " + rounds + " --time-budget " + minutes + ": expected 3 rounds and 1 minute, or more");
        }
        if (countsOnly && searched.isEmpty() || resumed != null && !searched.isEmpty()) {
            throw new BadInputException("expected --search with or without --no-timing, or --resume alone");
        }
        if (project != null) {
            new OneForm(spec, "--project, which measures nothing").takesOnly(List.of("--project", "--resume"));
            return project();
        }
        if (resumed != null || !searched.isEmpty()) {
            new OneForm(spec, "a search, which chooses its own axes and rounds")
                    .takesOnly(
                            resumed == null
                                    ? List.of("--search", "--no-timing", "--time-budget", "--out", "--seed")
                                    : List.of("--resume", "--seed"));
            return search();
        }
        if (wanted == null) {
            throw new BadInputException("name a subject, such as jersey, or several with --search");
        }
        List<ParameterAxis> axes = ParameterAxis.named(along);
        String subject = SubjectLabel.parse(ImplementationModule.inFull(wanted)).label();
        Path folder = forks.out
                .create("scaling-" + subject.replaceAll("[^A-Za-z0-9.]+", "-"))
                .path();
        RunPlan plan = forks.brief(subject, CaseSelection.ALL, "3s", rounds);
        ScalingRun run = new ScalingRun(plan, RunMaker.in(folder, System.err), System.out);
        run.along(axes, Instant.now().plus(Duration.ofMinutes(minutes)), folder.resolve(Jump.FILE));
        System.out.println(folder);
        return (run.failed() ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    private int project() throws IOException {
        Path checkout = Checkout.find();
        Path folder = resumed == null ? checkout.resolve("results/findings") : resumed;
        SearchFinding row = SearchFinding.TABLE.read(folder.resolve(SearchFinding.FILE)).stream()
                .filter(each -> each.finding().equals(project))
                .findFirst()
                .orElseThrow(
                        () -> new BadInputException("--project " + project + ": " + folder.resolve(SearchFinding.FILE)
                                + " has none of that name; expected one such as found-01"));
        Path target = checkout.resolve("target/findings").resolve(project);
        new FindingProject(checkout, SubjectLabel.parse(row.subject()), new FindingsFile(folder).named(project))
                .write(target);
        System.out.println("mvn -q -f " + target + " compile exec:java");
        return ExitCode.PASS.code();
    }

    private int search() throws IOException, InterruptedException {
        Preparation preparation = new Preparation(Checkout.find(), Jdks.ofThisMachine(), System.err);
        List<Launchable> subjects = new ArrayList<>();
        for (String subject : resumed == null ? searched : new FindingsFile(resumed).subjects()) {
            subjects.add(preparation.prepare(SubjectLabel.parse(ImplementationModule.inFull(subject))));
        }
        Path folder = resumed == null ? forks.out.create("search").path() : resumed;
        try (Trials trials = new Trials(subjects)) {
            SearchRun run = new SearchRun(trials, folder, forks.out.seed(), System.out, System.err);
            if (resumed == null) {
                run.search(Duration.ofMinutes(minutes));
            }
            if (!countsOnly) {
                run.confirm(new Confirmation(
                        trials, RunMaker.in(folder, System.err), SECONDS_OF_CHECK, forks.out.seed(), System.err));
            }
        }
        System.out.println(folder);
        return ExitCode.PASS.code();
    }
}
