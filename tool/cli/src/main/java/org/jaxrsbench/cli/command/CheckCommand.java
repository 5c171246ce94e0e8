package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.cli.check.LiveCheck;
import org.jaxrsbench.cli.check.RegressionRecordings;
import org.jaxrsbench.cli.check.SelfTest;
import org.jaxrsbench.cli.measure.Interruption;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.KnownPairs;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.view.CheckReport;
import org.jaxrsbench.view.RateTable;
import org.jaxrsbench.view.UnchangedChecks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The regression gate. */
@Command(
        name = "check",
        header = "Says whether the candidate is slower than the baseline.",
        description = {
            "The exit code is 0 if it is not, 1 if it is, and 3 if the check cannot tell.",
            "Live: check --baseline SUBJECT --candidate SUBJECT [PATTERN] measures and judges.",
            "From data: check RUN --baseline SUBJECT --candidate SUBJECT judges the samples of a run; name all shards if it has several."
        },
        footer = "  scripts/bench check --baseline jersey:4.0.2 --candidate jersey:4.0.3 HelloWorld")
public final class CheckCommand implements Callable<Integer> {

    @Mixin
    private GateOptions gate = new GateOptions();

    @Option(names = "--suite", description = "A named set of cases: ${COMPLETION-CANDIDATES}.")
    private SuiteTimes suite;

    @Option(
            names = "--self-test",
            description =
                    "Measure the subject named by --baseline against itself, and against itself slowed down, and print how often the gate gives each verdict on these pairs. With folders of earlier self-tests, measure nothing.")
    private boolean selfTest;

    @Option(
            names = "--candidate-app",
            paramLabel = "JAR",
            description =
                    "Another build of --app, which the candidate runs: baseline and candidate may then be the same release.")
    private List<Path> candidateApps = List.of();

    @Option(
            names = "--unchanged",
            paramLabel = "FILE",
            description =
                    "A CSV file of checks in which nothing had changed: a check of a subject with itself adds a row, and each check tells how many of them were not green.")
    private Path unchanged;

    private enum Inconclusive {
        fail,
        warn
    }

    @Option(
            names = "--inconclusive",
            defaultValue = "fail",
            description =
                    "Whether an undecided case fails the check: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Inconclusive inconclusive;

    @Option(
            names = "--reports-to",
            paramLabel = "FOLDER",
            description =
                    "Where check.csv, check.json, junit.xml, summary.md, notes.txt, report.html and what keepers of series read go (default: the run's folder).")
    private Path reports;

    @Option(
            names = "--recordings",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description =
                    "Run the case that regressed most once more with flight recordings and name the frames that changed (default: yes).")
    private boolean recordings;

    @Mixin
    private PageOption page = new PageOption();

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        CheckRequest request = gate.request();
        List<Path> paths = paths(options.patterns);
        boolean live = !selfTest && paths.isEmpty();
        if (!live && (!candidateApps.isEmpty() || unchanged != null || gate.seconds() < Double.POSITIVE_INFINITY)) {
            throw new BadInputException(
                    "--candidate-app, --time-budget and --unchanged are for a check that measures; leave them out with run folders and --self-test");
        }
        if (!paths.isEmpty() && options.selectsValues()) {
            throw new BadInputException("-p chooses what a live check measures; leave it out with run folders");
        }
        if (reports != null) {
            CheckReport.makeFolder(reports); // before anything is measured
        }
        if (selfTest) {
            return selfTest(request, paths);
        }
        request.requireSubjects(true);
        if (paths.isEmpty()) {
            return live(request);
        }
        Run run = Run.readOne(paths);
        return publish(request.report(run), run.folder().path());
    }

    /** The words beside the options if they are paths: a run folder, or all shards of a run; none if they are patterns. */
    private static List<Path> paths(List<String> words) {
        if (words.isEmpty() || !isRun(words.get(0))) {
            return List.of();
        }
        for (String word : words) {
            if (!isRun(word)) {
                throw new BadInputException(
                        "'" + word + "' is no run; expected run folders alone, because a pattern is for a live check");
            }
        }
        return words.stream().map(Path::of).toList();
    }

    private static boolean isRun(String word) {
        Path path = Path.of(word);
        return word.matches("[/.].*|.*/|.*\\.json")
                || Files.exists(path.resolve("samples.csv"))
                || path.getParent() != null && Files.isDirectory(path.getParent());
    }

    private int live(CheckRequest request) throws IOException, InterruptedException {
        double seconds = gate.seconds();
        UnchangedChecks record = unchanged == null ? null : new UnchangedChecks(unchanged);
        try (PairedRun run = start(request, request.candidate(), "check")) {
            LiveCheck check = new LiveCheck(request, run, System.err);
            CheckReport report = Interruption.during(System.err, howToGoOn(run), () -> check.report(seconds));
            if (record != null) {
                if (request.baseline().equals(request.candidate()) && candidateApps.isEmpty()) {
                    record.add(report.result());
                }
                report = report.withNotes(List.of(record.note()));
            }
            Path folder = run.recorder().folder().path();
            if (recordings && report.result().verdict() == Verdict.REGRESSION) {
                report.write(reports == null ? folder : reports); // the verdict does not wait for its explanation
                report = report.withNotes(new RegressionRecordings(run, System.err).notes(report.result()));
            }
            return publish(report, folder);
        }
    }

    /** Tells a result and gives its exit code. */
    private int publish(CheckReport report, Path run) {
        Path folder = reports == null ? run : reports;
        report.publish(folder, System.getenv(), System.out, System.err);
        page.write(run, folder, System.err);
        return report.result().exitCode(inconclusive == Inconclusive.warn).code();
    }

    private static String howToGoOn(PairedRun run) {
        String command = Checkout.command();
        Path folder = run.recorder().folder().path();
        List<String> labels = run.plan().labels();
        return command + " run --resume " + folder + " --rounds 30, then " + command + " check " + folder
                + " --baseline " + labels.get(0) + " --candidate " + labels.get(1);
    }

    private int selfTest(CheckRequest request, List<Path> earlier) throws InterruptedException {
        List<KnownPairs> known = new ArrayList<>();
        for (Path path : earlier) {
            known.add(KnownPairs.ofSelfTest(Run.read(path), request.metric()));
        }
        if (earlier.isEmpty()) {
            request.requireSubjects(false);
            try (PairedRun run = start(request, request.baseline(), "self-test")) {
                known.add(new SelfTest(run).measure(request.settings(), request.metric()));
            }
        }
        known.forEach(pairs -> System.out.print(RateTable.text(request.settings(), pairs)));
        return ExitCode.PASS.code();
    }

    private PairedRun start(CheckRequest request, String candidate, String name) throws InterruptedException {
        List<String> subjects = List.of(request.baseline(), candidate);
        options.requireSelection(subjects, suite);
        RunPlan plan = options.plan(subjects, suite, request.settings().mostRounds(), request.gatePlan());
        if (!candidateApps.isEmpty()) {
            plan = plan.against(candidateApps.stream().map(Path::toString).toList());
        }
        return PairedRun.begin(plan, options.forks.out.results(), name, System.err);
    }
}
