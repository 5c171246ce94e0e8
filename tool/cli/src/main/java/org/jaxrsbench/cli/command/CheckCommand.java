package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.cli.check.LiveCheck;
import org.jaxrsbench.cli.check.RegressionRecordings;
import org.jaxrsbench.cli.check.SelfTest;
import org.jaxrsbench.cli.measure.Interruption;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.KnownPairs;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.view.CheckReport;
import org.jaxrsbench.view.RateTable;
import org.jaxrsbench.view.UnchangedChecks;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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

    private static final List<Metric> GATED =
            List.of(Metric.COST, Metric.TYPICAL, Metric.THROUGHPUT, Metric.NET, Metric.CPU, Metric.CPU_PROCESS);

    /** Options of a form that gives a verdict, which a self-test does not. */
    private static final List<String> OF_A_VERDICT = List.of(
            "--candidate",
            "--candidate-app",
            "--allow",
            "--allow-machine-mismatch",
            "--inconclusive",
            "--reports-to",
            "--time-budget",
            "--unchanged");

    private static final List<String> FROM_DATA = List.of(
            OneForm.WORDS,
            "--self-test",
            "--baseline",
            "--candidate",
            "--metric",
            "--tolerance",
            "--alloc-tolerance",
            "--allow",
            "--allow-machine-mismatch",
            "--inconclusive",
            "--recordings",
            "--reports-to",
            "--no-page");

    private static final double MOST = 99;

    // A bare 0.5 may be a half or half a percent.
    private static final double MOST_FRACTION = 0.2;

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,9})?)(%?)");

    @Option(
            names = "--baseline",
            paramLabel = "SUBJECT",
            description = "The subject that the candidate is compared with.")
    private String baseline;

    @Option(names = "--candidate", paramLabel = "SUBJECT", description = "The subject that is judged.")
    private String candidate;

    @Option(
            names = "--metric",
            defaultValue = "cost",
            description =
                    "The metric to gate besides allocation: cost, typical or cpu; if forks take turns by iterations, throughput, net, cpu or cpu-process (default: ${DEFAULT-VALUE}, or throughput).")
    private Metric metric;

    @Option(
            names = "--allow",
            paramLabel = "FILE",
            description =
                    "Accepted drops: pattern,max-drop,reason,expires; max-alloc, at the end, accepts a rise in bytes.")
    private Path allow;

    @Option(
            names = "--tolerance",
            defaultValue = "5%",
            description = "The drop that the check has to find, such as 5%%, 5 or 0.05 (default: 5%%).")
    private String tolerance;

    @Option(names = "--allow-machine-mismatch", description = "Compare even if machine, JVM or settings differ.")
    private boolean allowMismatch;

    @Option(
            names = "--alloc-tolerance",
            paramLabel = "PERCENT",
            description =
                    "The rise in bytes an operation from which on a case is a regression; a smaller one, from 0.5%% and 16 B on, is told (default: the --tolerance).")
    private String allocTolerance;

    @Option(
            names = "--time-budget",
            paramLabel = "N",
            description =
                    "Minutes that a live check may take: it goes on while a look can fit, says what would be needed if none can, and undecided cases are inconclusive (default: no limit).")
    private Integer minutes;

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
                    "Where check.csv, check.json, junit.xml, summary.md, notes.txt, report.html and what keepers of series read go (default: the run's folder; from data, a folder check-BASELINE-CANDIDATE in it, and check.json in the run's as well).")
    private Path reports;

    @Option(
            names = "--recordings",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description =
                    "Run the case that regressed most once more with flight recordings and name the frames that changed (default: yes).")
    private boolean recordings;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PageOption page = new PageOption();

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        CheckRequest request = request();
        List<Path> paths = paths(options.patterns);
        if (selfTest) {
            new OneForm(spec, "--self-test").takesNone(OF_A_VERDICT);
        }
        if (!paths.isEmpty()) {
            new OneForm(
                            spec,
                            selfTest
                                    ? "--self-test with run folders"
                                    : "a check of run folders, which measures nothing")
                    .takesOnly(FROM_DATA);
        }
        if (reports != null) {
            CheckReport.makeFolder(reports); // before anything is measured
        }
        if (selfTest) {
            return selfTest(request, paths);
        }
        request.requireSubjects(true);
        if (paths.isEmpty()) {
            if (metric == Metric.THROUGHPUT || metric == Metric.NET) {
                throw new BadInputException(
                        "--metric " + metric.label()
                                + " is of runs whose forks took turns by iterations; expected cost, typical or cpu, whose pairs a live check takes in slices");
            }
            return live(request);
        }
        Run run = Run.readOne(paths);
        Path folder = run.folder().path();
        if (reports != null) {
            return publish(request.report(run), folder, reports);
        }
        Path ofPair = ofPair(folder);
        int code = publish(request.report(run), folder, ofPair);
        // Programs find the newest verdicts of a run in one place, whatever pair they are of.
        Files.copy(ofPair.resolve("check.json"), folder.resolve("check.json"), StandardCopyOption.REPLACE_EXISTING);
        return code;
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
        // No benchmark has a slash, but values of the parameters in a case's name may.
        return word.matches("\\.\\.?|.*\\.json|\\.{0,2}/.*|[^ =]*/[^ =]*") || Files.exists(path.resolve("samples.csv"));
    }

    private int live(CheckRequest request) throws IOException, InterruptedException {
        double seconds = seconds();
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
            Path to = reports == null ? folder : reports;
            if (recordings && report.result().verdict() == Verdict.REGRESSION) {
                report.write(to); // the verdict does not wait for its explanation
                report = report.withNotes(new RegressionRecordings(run, System.err).notes(report.result()));
            }
            return publish(report, folder, to);
        }
    }

    /** A folder in that of a run, which keeps its own page and notes, and those of other pairs. */
    private Path ofPair(Path run) {
        return run.resolve("check-" + (baseline + "-" + candidate).replaceAll("[^A-Za-z0-9.@]+", "-"));
    }

    /** Tells a result and gives its exit code. */
    private int publish(CheckReport report, Path run, Path folder) {
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

    /** How long a check may take; infinite if there is no limit. */
    private double seconds() {
        if (minutes != null && minutes < 1) {
            throw new BadInputException("--time-budget " + minutes + ": expected 1 or more");
        }
        return minutes == null ? Double.POSITIVE_INFINITY : TimeUnit.MINUTES.toSeconds(minutes);
    }

    private CheckRequest request() {
        if (!GATED.contains(metric)) {
            throw new BadInputException("--metric " + metric.label() + ": expected one of "
                    + GATED.stream().map(Metric::label).collect(Collectors.joining(", ")));
        }
        return new CheckRequest(baseline, candidate, settings(), metric, allowed(), allowMismatch);
    }

    private AllowFile allowed() {
        if (allow != null && !Files.isRegularFile(allow)) {
            throw new BadInputException(
                    "--allow " + allow + (Files.exists(allow) ? ": this is no file" : ": there is no such file")
                            + "; expected one with the header pattern,max-drop,reason,expires");
        }
        return allow == null ? AllowFile.NONE : AllowFile.read(allow);
    }

    /** A share as people write it: {@code 5%}, {@code 5} and {@code 0.05} are the same; a bare number that may be either is refused. */
    private static double fraction(String option, String text, double least) {
        Matcher number = NUMBER.matcher(text);
        double value = number.matches() ? Double.parseDouble(number.group(1)) : Double.NaN;
        boolean isFraction = number.matches() && number.group(2).isEmpty() && value < 1;
        double percent = isFraction ? 100 * value : value;
        if (!(percent >= least && percent <= MOST) || isFraction && value > MOST_FRACTION) {
            throw new BadInputException(option + " " + text + ": expected a percentage from "
                    + Words.percent(least / 100) + " to " + Words.percent(MOST / 100)
                    + ", such as 5%, 5 or 0.05; a fraction is "
                    + MOST_FRACTION + " at most");
        }
        return isFraction ? value : value / 100;
    }

    /** The published numbers with these tolerances. */
    private GateSettings settings() {
        GateSettings settings = GateSettings.standard().withTolerance(fraction("--tolerance", tolerance, 2));
        return allocTolerance == null
                ? settings
                : settings.withAllocTolerance(
                        fraction("--alloc-tolerance", allocTolerance, 100 * GateSettings.ALLOC_SHARE));
    }
}
