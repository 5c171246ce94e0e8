package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.profile.FrameChanges;
import org.jaxrsbench.cli.profile.FrameShares;
import org.jaxrsbench.cli.report.CheckReports;
import org.jaxrsbench.cli.report.HealthNotes;
import org.jaxrsbench.cli.report.RateTable;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Check;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Comparability;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.gate.MeasuredRates;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.Rule;
import org.jaxrsbench.gate.StoredCheck;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The regression gate. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Says whether the candidate is slower than the baseline: 0 it is not, 1 it is, 3 cannot tell.",
            "Live: check --baseline SUBJECT --candidate SUBJECT [PATTERN] measures and judges.",
            "From data: check RUN --baseline SUBJECT --candidate SUBJECT judges a run's samples.",
            "Stored: check --stored RUN [--stored RUN ...] --current RUN, without pairs and within the limits of that."
        })
public final class CheckCommand implements Callable<Integer> {

    private static final int FRAMES = 12;

    private enum Inconclusive {
        fail,
        warn
    }

    @Option(names = "--baseline", paramLabel = "SUBJECT", description = "What it is compared with.")
    private String baseline;

    @Option(names = "--candidate", paramLabel = "SUBJECT", description = "What is judged.")
    private String candidate;

    @Option(
            names = "--stored",
            paramLabel = "RUN",
            arity = "1..*",
            description = "Runs of the baseline, measured before.")
    private List<Path> stored = List.of();

    @Option(names = "--current", paramLabel = "RUN", description = "The run that is judged against them.")
    private Path current;

    @Option(
            names = "--metric",
            defaultValue = "throughput",
            description = "What is gated beside allocation: throughput or cpu (default: ${DEFAULT-VALUE}).")
    private String metric;

    @Option(names = "--allow", paramLabel = "FILE", description = "Accepted drops: pattern,max-drop,reason,expires.")
    private Path allow;

    @Option(
            names = "--tolerance",
            defaultValue = "5%",
            description = "The drop that has to be found (default: ${DEFAULT-VALUE}).")
    private String tolerance;

    @Option(
            names = "--first",
            defaultValue = "6",
            paramLabel = "N",
            description = "Pairs of the first look, 6 or more (default: ${DEFAULT-VALUE}).")
    private int first;

    @Option(
            names = "--more",
            defaultValue = "16",
            paramLabel = "N",
            description = "Further pairs of a suspect (default: ${DEFAULT-VALUE}).")
    private int more;

    @Option(
            names = "--inconclusive",
            defaultValue = "fail",
            description =
                    "Whether an undecided case fails the check: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Inconclusive inconclusive;

    @Option(names = "--allow-machine-mismatch", description = "Compare even where machine, JVM or settings differ.")
    private boolean allowMismatch;

    @Option(
            names = "--self-test",
            description =
                    "Measure the subject named by --baseline against itself, and against itself slowed down, and print the rates that the gate shows on these pairs.")
    private boolean selfTest;

    @Option(
            names = "--recordings",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description =
                    "Run each regressed case once more with flight recordings and name the frames that changed (default: yes).")
    private boolean recordings;

    @Option(
            names = "--report",
            paramLabel = "FOLDER",
            description =
                    "Where check.csv, junit.xml, summary.md and bigger-is-better.json go (default: the run's folder).")
    private Path report;

    @Mixin
    private MeasureOptions options = new MeasureOptions();

    private final PrintStream out = System.out;
    private final PrintStream progress = System.err;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Metric gated = metric();
        GateSettings settings = LookOptions.settings(tolerance(), first, more);
        Check check = new Check(
                settings, gated, allow == null ? AllowFile.NONE : AllowFile.read(allow), LocalDate.now(ZoneOffset.UTC));
        if (!stored.isEmpty() || current != null) {
            return stored(settings, gated);
        }
        if (baseline == null || (candidate == null && !selfTest)) {
            throw new BadInputException((baseline == null ? "--baseline" : "--candidate")
                    + " is missing: name a subject, such as jersey:4.0.3");
        }
        if (selfTest) {
            return selfTest(settings, gated);
        }
        Optional<Path> run = run();
        return run.isPresent() ? fromData(new RunFolder(run.get()), check, gated) : live(settings, check, gated);
    }

    private Metric metric() {
        if (!metric.equals("throughput") && !metric.equals("cpu")) {
            throw new BadInputException("--metric " + metric + ": expected throughput or cpu");
        }
        return Metric.of(metric);
    }

    private double tolerance() {
        if (!tolerance.matches("\\d{1,2}(\\.\\d+)?%") || Double.parseDouble(tolerance.replace("%", "")) < 2) {
            throw new BadInputException("--tolerance " + tolerance + ": expected a percentage from 2% to 99%");
        }
        return Double.parseDouble(tolerance.replace("%", "")) / 100;
    }

    /** The run folder where the one word beside the options is a path and not a pattern. */
    private Optional<Path> run() {
        if (options.patterns().size() != 1) {
            return Optional.empty();
        }
        String word = options.patterns().get(0);
        Path path = Path.of(word);
        if (Files.isDirectory(path)) {
            return Optional.of(path);
        }
        if (word.contains("/") || Files.exists(path)) {
            throw new BadInputException(path + ": there is no such run folder");
        }
        return Optional.empty();
    }

    private int live(GateSettings settings, Check check, Metric gated) throws IOException, InterruptedException {
        try (PairedRun run = options.begin(List.of(baseline, candidate), "check", Map.of(), progress)) {
            String other = candidate.equals(baseline) ? candidate + "#2" : candidate;
            Environment environment = run.store().environment();
            if (!allowMismatch) {
                Comparability.ofHarnesses(run.harnesses());
            }
            List<Sample.Case> cases = run.commonCases();
            run.measure(cases, 1, settings.firstRounds(), c -> status(run, check, gated, other, c));
            comparable(environment, run.store().samples(), other);
            List<Sample.Case> suspects =
                    settled(run, check.suspects(data(run.store().samples(), other, true), settled(run, cases)));
            if (!suspects.isEmpty()) {
                int last = settings.firstRounds() + settings.moreRoundsFor(suspects.size());
                progress.println(suspects.size() + " suspect: measuring " + (last - settings.firstRounds())
                        + " more pairs of each");
                run.measure(suspects, settings.firstRounds() + 1, last, c -> status(run, check, gated, other, c));
            }
            List<String> notes = new ArrayList<>(run.conditions());
            run.uncommonCases().forEach(c -> notes.add("not in both subjects: " + c));
            notes.addAll(run.unsupported());
            List<Sample> samples = new ArrayList<>(run.store().samples());
            List<CheckResult.Row> rows = new ArrayList<>(
                    check.rows(data(samples, other, true), samples, baseline, other, run.unsettledCases(), true));
            rows.addAll(check.missing(run.missingCases()));
            notes.addAll(HealthNotes.of(run.store().folder(), samples));
            CheckResult result = new CheckResult(
                    baseline,
                    other,
                    conditions(environment, samples, gated),
                    gated,
                    rows,
                    notes,
                    !run.failedCases().isEmpty());
            Path folder = run.store().folder().path();
            if (recordings && result.verdict() == Verdict.REGRESSION) {
                CheckReports.write(result, reports(folder)); // the verdict does not wait for its explanation
                result = result.withNotes(recorded(run, rows, other));
            }
            return finish(result, folder);
        }
    }

    /** Runs each regressed case once more with a flight recording of both subjects, and says what changed in it. */
    private List<String> recorded(PairedRun run, List<CheckResult.Row> rows, String other) {
        List<String> lines = new ArrayList<>();
        Path folder = run.store().folder().path().resolve("recordings");
        for (CheckResult.Row row : rows) {
            if (row.verdict() != Verdict.REGRESSION || !run.commonCases().contains(row.benchmarkCase())) {
                continue;
            }
            progress.println("recording " + row.benchmarkCase());
            try {
                Map<String, PairedRun.Recorded> forks = run.record(row.benchmarkCase(), folder);
                lines.addAll(changes(row.benchmarkCase(), forks.get(baseline), forks.get(other)));
            } catch (IOException | RuntimeException e) {
                // The verdict stands without its explanation.
                lines.add("no recording of " + row.benchmarkCase() + ": " + e.getMessage());
            }
        }
        if (!lines.isEmpty()) {
            lines.add("recordings: " + folder);
        }
        return lines;
    }

    private static List<String> changes(
            Sample.Case benchmarkCase, PairedRun.Recorded baseline, PairedRun.Recorded candidate) throws IOException {
        List<String> lines = new ArrayList<>();
        for (FrameShares.Kind kind : FrameShares.Kind.values()) {
            FrameShares before = FrameShares.of(baseline.file(), kind);
            FrameShares after = FrameShares.of(candidate.file(), kind);
            boolean cpu = kind == FrameShares.Kind.CPU;
            List<FrameChanges.Change> changes = FrameChanges.between(before, after, FRAMES);
            lines.add(benchmarkCase + ": " + (changes.isEmpty() ? "no frame" : "frames") + " whose share of "
                    + (cpu ? "CPU" : "allocation") + " changed most, of " + before.samples() + " and "
                    + after.samples() + " samples");
            changes.forEach(c -> lines.add("    "
                    + (cpu
                            ? c.text(baseline.cpu(), candidate.cpu(), "ns/op")
                            : c.text(baseline.alloc(), candidate.alloc(), "B/op"))));
        }
        return lines;
    }

    private static List<Sample.Case> settled(PairedRun run, Collection<Sample.Case> cases) {
        Set<Sample.Case> settled = new LinkedHashSet<>(cases);
        settled.removeAll(run.failedCases());
        settled.removeAll(run.unsettledCases());
        return List.copyOf(settled);
    }

    private PairedData data(List<Sample> samples, String other, boolean turns) {
        return new PairedData(samples, baseline, other, turns);
    }

    private String status(PairedRun run, Check check, Metric gated, String other, Sample.Case benchmarkCase) {
        return "  " + check.soFar(data(run.store().samples(), other, true), benchmarkCase);
    }

    private int fromData(RunFolder run, Check check, Metric gated) throws IOException {
        Environment environment = run.readEnvironment();
        List<Sample> samples = run.readSamples();
        String pairing = Comparability.pairing(environment);
        environment.require("tier");
        comparable(environment, samples, candidate);
        PairedData data = data(samples, candidate, pairing.equals("turns"));
        List<CheckResult.Row> rows = check.rows(data, samples, baseline, candidate, Set.of(), !pairing.equals("none"));
        return finish(
                new CheckResult(
                        baseline,
                        candidate,
                        conditions(environment, samples, gated),
                        gated,
                        rows,
                        HealthNotes.of(run, samples),
                        !data.failedCases().isEmpty()),
                run.path());
    }

    private void comparable(Environment environment, List<Sample> samples, String other) {
        if (!allowMismatch) {
            Comparability.ofSubjects(environment, samples, baseline, other);
        }
    }

    private int stored(GateSettings settings, Metric gated) throws IOException {
        if (stored.isEmpty() || current == null) {
            throw new BadInputException(
                    (stored.isEmpty() ? "--stored" : "--current") + " is missing: name a run folder");
        }
        RunFolder now = new RunFolder(current);
        Environment environment = now.readEnvironment();
        List<Sample> samples = Comparability.oneSubject(now, candidate);
        List<List<Sample>> baselines = new ArrayList<>();
        for (Path path : stored) {
            RunFolder run = new RunFolder(path);
            if (!allowMismatch) {
                Comparability.ofRuns(run, now);
            }
            baselines.add(Comparability.oneSubject(run, baseline));
        }
        String label = baselines.get(0).get(0).subject();
        CheckResult result = new CheckResult(
                label,
                samples.get(0).subject(),
                conditions(environment, samples, gated) + ", against " + stored.size() + " stored runs",
                gated,
                new StoredCheck(settings, gated).rows(baselines, samples),
                List.of("Stored runs are not pairs: time is tested against the spread between "
                        + stored.size() + " baseline runs, so only large drops can be excluded; allocation is gated"
                        + " strictly. Measure both subjects together for a verdict that keeps the gate's promise."),
                samples.stream().anyMatch(s -> s.status() == Status.FAILED));
        return finish(result, current);
    }

    private int selfTest(GateSettings settings, Metric gated) throws IOException, InterruptedException {
        int pairs = settings.firstRounds() + settings.moreRounds();
        try (PairedRun run = options.begin(List.of(baseline, baseline), "self-test", Map.of(), progress)) {
            Sample.Case one = run.commonCases().get(0);
            run.measure(List.of(one), 1, pairs, c -> "");
            requireAll(run, one);
            long burn = MeasuredRates.burnNanos(run.store().samples(), one);
            run.burn(1, c -> burn);
            run.measure(List.of(one), pairs + 1, 2 * pairs, c -> "  slowed");
            requireAll(run, one);
            Rule.Pairs all = data(run.store().samples(), baseline + "#2", true).forRule(one, gated, pairs);
            MeasuredRates.Cell cell = new MeasuredRates.Cell(baseline + " " + one, all.first(), all.more());
            out.print(RateTable.text(new MeasuredRates(settings, List.of(cell)).byFamily()));
        }
        return ExitCode.PASS.code();
    }

    private static void requireAll(PairedRun run, Sample.Case one) throws IOException {
        if (!run.failedCases().isEmpty() || !run.unsettledCases().isEmpty()) {
            throw new IOException("a fork failed, or the machine was too busy, for " + one);
        }
    }

    private static String conditions(Environment environment, List<Sample> samples, Metric gated) {
        String jdks = String.join(
                " and ", samples.stream().map(Sample::jdk).distinct().toList());
        String pairing = Comparability.pairing(environment);
        return "JDK " + jdks + ", " + environment.require("cores") + " cores, "
                + switch (pairing) {
                    case "turns" -> "pairs taking turns";
                    case "back-to-back" -> "pairs back to back";
                    default -> "no pairs";
                }
                + ", metric " + gated.label();
    }

    private Path reports(Path folder) {
        return report == null ? folder : report;
    }

    private int finish(CheckResult result, Path folder) throws IOException {
        Path reports = reports(folder);
        CheckReports.write(result, reports);
        out.print(CheckReports.table(result));
        if ("true".equals(System.getenv("GITHUB_ACTIONS"))) {
            out.print(CheckReports.annotations(result));
        }
        String summary = System.getenv("GITHUB_STEP_SUMMARY");
        if (summary != null && !summary.isEmpty()) {
            Files.writeString(
                    Path.of(summary),
                    CheckReports.markdown(result),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        }
        progress.println("reports are in " + reports);
        return result.exitCode(inconclusive == Inconclusive.warn).code();
    }
}
