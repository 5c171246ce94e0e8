package org.jaxrsbench.main;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Fork;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.format.Subject;
import org.jaxrsbench.harness.Arguments;
import org.jaxrsbench.harness.HarnessDigest;
import org.jaxrsbench.harness.Plan.PlannedCase;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.view.Reports;
import org.jaxrsbench.view.Words;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.ProfilersFailedException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures the planned cases, one run of JMH after the other, and writes the run folder as forks end. JMH forgets the earlier forks of a case
 * when a later one fails, so what it reports is heard on its way to where it is written, and a fork is kept as soon as the next begins.
 */
final class BenchmarkRun {

    private static final String PROGRESS = "# Run progress: ";

    private final Arguments arguments;
    private final CommandLineOptions asked;
    private final JaxRsEngine engine;
    private final String subject;
    private final PrintStream out = System.out;
    private final PrintStream errors = System.err;
    private final List<RunResult> results = new ArrayList<>();
    private RunRecorder recorder;
    private OutputFormat report;
    private final OutputFormat heard = (OutputFormat) Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {OutputFormat.class},
            (proxy, method, args) -> hear(method, args));
    private final long started = System.nanoTime();
    private int forks;
    private int ended;
    private int failed;

    // The case that is measured, and its fork, counted from 1.
    private PlannedCase planned;
    private BenchmarkParams params;
    private int fork;
    private final List<IterationResult> iterations = new ArrayList<>();

    BenchmarkRun(Arguments arguments, JaxRsEngine engine) {
        this.arguments = arguments;
        this.asked = arguments.jmh;
        this.engine = engine;
        this.subject = arguments.own("--subject").orElse(engine.implementation() + ":" + engine.version());
    }

    /**
     * Measures. What cannot be had or made is said before that.
     *
     * @throws BadInputException if the engine can run none of the cases, a file or folder cannot be made, or JMH does not begin
     * @throws MeasurementFailedException if what is measured cannot be kept
     */
    ExitCode measure(List<PlannedCase> all) {
        Environment environment = RunRecorder.environment(
                        "in-process",
                        HarnessDigest.codeSource(HarnessDigest.class).getParent(),
                        0,
                        "none",
                        Clock.systemUTC())
                .put("harness", HarnessDigest.shared())
                .put(Environment.ENGINE + subject, HarnessDigest.ofEngine(engine));
        List<PlannedCase> plan = new ArrayList<>();
        all.forEach(each -> each.unmet(Engines.unsupported(engine))
                .ifPresentOrElse(
                        why -> {
                            out.println("not supported: " + CaseNames.of(each.benchmark(), each.params()) + ": " + why);
                            environment.putNotSupported(subject, each.toString(), why);
                        },
                        () -> plan.add(each)));
        if (plan.isEmpty()) {
            throw new BadInputException(engine.implementation() + " " + engine.version()
                    + " supports none of the selected cases, for the reasons above; select others");
        }
        String made = arguments.own("--out").orElse("results");
        if (made.isBlank()) {
            throw new BadInputException("--out '" + made + "' is blank; expected a folder");
        }
        PrintStream jmh =
                asked.getOutput().hasValue() ? open("-o", asked.getOutput().get()) : out;
        ResultFormatType format = asked.getResultFormat().orElse(Defaults.RESULT_FORMAT);
        String resultFile =
                asked.getResult().orElse("jmh-result." + format.name().toLowerCase(Locale.ROOT));
        boolean wantsResult =
                asked.getResult().hasValue() || asked.getResultFormat().hasValue();
        if (wantsResult) {
            open("-rff", resultFile).close();
        }
        RunFolder folder = RunFolder.create(Path.of(made), subject.replace(':', '-'), Clock.systemUTC());
        report = OutputFormatFactory.createFormatInstance(jmh, asked.verbosity().orElse(VerboseMode.NORMAL));
        forks = plan.stream().mapToInt(this::forks).sum();
        List<String> cases = plan.stream().map(PlannedCase::toString).toList();
        try {
            recorder = RunRecorder.create(folder, environment, new Asked(subject, cases, forks, arguments.all));
            recorder.writeReports();
            out.println(subject + ": " + Words.count(plan.size(), "case") + ", " + Words.count(forks, "fork"));
            notes(plan.get(0).entry()).forEach(out::println);
            // What is printed in this JVM, by -f 0, goes where JMH's words go.
            System.setOut(jmh);
            System.setErr(jmh);
            for (PlannedCase each : plan) {
                if (!measure(each) && asked.shouldFailOnError().orElse(false)) {
                    break;
                }
            }
            report.println("# Run complete. Total time: " + duration(System.nanoTime() - started));
            report.endRun(results);
            if (wantsResult) { // each run of JMH has left its own case there
                ResultFormatFactory.getInstance(format, resultFile).writeOut(results);
                out.println("JMH's result is in " + resultFile);
            }
        } catch (IOException | UncheckedIOException e) {
            throw new MeasurementFailedException("cannot write to " + folder.path() + ": " + Arguments.firstLine(e)
                    + "; complete forks that are in samples.csv are kept");
        } finally {
            System.setOut(out);
            System.setErr(errors);
        }
        Path page = folder.path().resolve(Reports.FILE);
        List<Metric> shown = List.of(Metric.THROUGHPUT, Metric.TIME, Metric.CPU, Metric.ALLOC);
        out.print(Reports.tables(folder.path(), shown));
        out.println("Results are in " + folder.path());
        Reports.page(List.of(folder.path()), page);
        out.println("The page is " + page);
        if (failed > 0) {
            errors.println(failed + " of " + plan.size() + " cases failed");
        }
        return failed == 0 ? ExitCode.PASS : ExitCode.MEASUREMENT_FAILED;
    }

    /** What those who know JMH would not expect. */
    private List<String> notes(BenchmarkListEntry entry) {
        List<String> notes = new ArrayList<>();
        if (arguments.settleMillis > 0) {
            notes.add("before its warm-up each fork works until its compiler is quiet, for "
                    + arguments.settleMillis / 1000.0 + " s at most; --settle 0s leaves that out");
        }
        String own = String.join(" ", entry.getJvmArgsAppend().orElse(List.of()));
        if (asked.getJvmArgsAppend().hasValue()) {
            notes.add("-jvmArgsAppend takes the place of the benchmarks' own flags: " + own);
        } else if (asked.getJvmArgs().hasValue() || asked.getJvmArgsPrepend().hasValue()) {
            notes.add("the benchmarks' own flags come last: " + own + "; -jvmArgsAppend would take their place");
        }
        return notes;
    }

    /** What was asked, for {@code plan.json}: forks are those of all cases, arguments the whole command line. */
    record Asked(String subject, List<String> cases, int forks, List<String> arguments) {}

    private static PrintStream open(String option, String file) {
        try {
            return new PrintStream(Files.newOutputStream(Path.of(file)), true, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new BadInputException(option + " " + file + ": cannot be written: " + e.getMessage()
                    + "; name a file in a folder that can be written to");
        }
    }

    /** At least one: {@code -f 0} runs once, in this JVM. */
    private int forks(PlannedCase each) {
        return Math.max(1, asked.getForkCount().orElse(each.entry().getForks().orElse(Defaults.MEASUREMENT_FORKS)));
    }

    /** All forks of a case, up to the first that fails; whether none did. */
    private boolean measure(PlannedCase next) {
        planned = next;
        params = null;
        fork = 0;
        recorder.qualified(planned.benchmark(), planned.entry().getUsername());
        try {
            results.addAll(new Runner(options(), heard).run());
            forkEnded();
            return true;
        } catch (RunnerException e) {
            if (params == null) {
                String fix = e instanceof ProfilersFailedException ? "; -lprof lists the profilers" : "";
                throw new BadInputException("JMH does not begin: " + rootMessage(e) + fix);
            }
            forkFailed(rootMessage(e));
            return false;
        }
    }

    private Options options() {
        String only = "^" + Pattern.quote(planned.entry().getUsername()) + "$";
        List<String> flags = new ArrayList<>(List.of("-D" + EngineBenchmark.SETTLE + "=" + arguments.settleMillis));
        flags.addAll(asked.getJvmArgsPrepend().orElse(List.of()));
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(asked)
                // JMH adds includes to those of the command line, so the one benchmark is left by excluding the others.
                .include(only)
                .exclude("^(?!" + only + ")")
                .mode(planned.entry().getMode())
                .shouldFailOnError(true)
                .addProfiler(WorkerMetricsProfiler.class)
                .jvmArgsPrepend(flags.toArray(new String[0]));
        planned.params().values().forEach((name, value) -> options.param(name, value));
        return options.build();
    }

    /** Each run of JMH begins, ends and counts for itself: here they are one. */
    private synchronized Object hear(Method method, Object[] values) throws ReflectiveOperationException {
        String words = method.getName().equals("println") ? values[0].toString() : "";
        if (method.getName().equals("endRun")
                || words.startsWith("# Run complete")
                || method.getName().equals("startRun") && ended > 0) {
            return null;
        }
        if (words.startsWith(PROGRESS)) {
            report.println(progress(words));
            return null;
        }
        if (method.getName().equals("startBenchmark")) {
            params = (BenchmarkParams) values[0];
        } else if (method.getName().equals("iterationResult")
                && ((IterationParams) values[1]).getType() == IterationType.MEASUREMENT) {
            iterations.add((IterationResult) values[3]);
        } else if (words.startsWith("# Fork: ")) {
            if (fork > 0) {
                forkEnded();
            }
            fork++;
            iterations.clear(); // of forks that only warm up
        }
        return method.invoke(report, values);
    }

    private synchronized void forkEnded() {
        boolean rate = params.getMode() == Mode.Throughput;
        List<Sample> rows = new ArrayList<>();
        for (int i = 1; i <= iterations.size(); i++) {
            IterationResult iteration = iterations.get(i - 1);
            double nanos = WorkerMetricsProfiler.nanosOfOne(params, iteration);
            double perSecond = params.getThreads() * (double) TimeUnit.SECONDS.toNanos(1) / nanos;
            rows.add(rate ? row(i, Metric.THROUGHPUT, perSecond) : row(i, Metric.TIME, nanos));
            for (Metric metric : Metric.values()) {
                Result<?> result = iteration.getSecondaryResults().get(metric.label());
                if (result != null) {
                    rows.add(row(i, metric, result.getScore()));
                }
            }
        }
        append(rows);
        ended++;
    }

    /** How far all cases are, by what forks took; before one has ended, what JMH expects of the first case. */
    private String progress(String ofThisCase) {
        int done = ended + Math.min(fork, 1); // it is said before the fork that ended is known to have
        if (done == 0) {
            return ofThisCase;
        }
        long left = (System.nanoTime() - started) / done * (forks - done);
        return String.format(Locale.ROOT, PROGRESS + "%.2f%% complete, ETA %s", 100.0 * done / forks, duration(left));
    }

    private static String duration(long nanos) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos);
        return String.format(Locale.ROOT, "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** There are no more forks of this case. */
    private synchronized void forkFailed(String why) {
        fork = Math.max(1, fork);
        append(List.of(row(1, Metric.THROUGHPUT, Double.NaN)));
        failed++;
        ended += forks(planned) - fork + 1;
        errors.println("FAILED " + planned + ", fork " + fork + ": " + why + "; what JMH printed has the details");
    }

    /** Without a value of a fork that failed. */
    private Sample row(int iteration, Metric metric, double value) {
        Subject what = new Subject(subject, engine.implementation(), engine.version(), params.getJdkVersion());
        Case which =
                new Case(planned.benchmark(), planned.params(), params.getMode().shortLabel(), params.getThreads());
        Status status = Double.isNaN(value) ? Status.FAILED : Status.OK;
        // JMH runs the forks of a case one after the other: each is a round, and its only one.
        return new Sample(recorder.run(), what, which, new Fork(fork, 1, 1), iteration, metric, value, status);
    }

    /** With everything that is made from the samples, and what only JMH knows, so that a run that is cut off has that too. */
    private void append(List<Sample> rows) {
        Environment environment = recorder.environment();
        String times =
                "warmup " + times(params.getWarmup()) + ", measurement " + times(params.getMeasurement()) + ", threads "
                        + params.getThreads() + ", mode " + params.getMode().shortLabel();
        Set<String> settings =
                new TreeSet<>(List.of(environment.get("settings").orElse(times).split(" \\| ")));
        settings.add(times);
        environment
                .put("jvm", params.getVmName() + " " + params.getVmVersion())
                .put("jvm_flags", String.join(" ", params.getJvmArgs()))
                .put("jmh", params.getJmhVersion())
                .put("settings", String.join(" | ", settings))
                .fingerprint();
        try {
            recorder.append(rows);
            recorder.writeReports();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String times(IterationParams iterations) {
        return iterations.getCount() + " x " + iterations.getTime();
    }

    private static String rootMessage(Throwable e) {
        Throwable[] inner = e.getCause() != null ? new Throwable[] {e.getCause()} : e.getSuppressed();
        return inner.length == 0 ? Arguments.firstLine(e) : rootMessage(inner[0]);
    }
}
