package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.jaxrsbench.view.CaseNames;
import org.jaxrsbench.view.Reports;
import org.jaxrsbench.view.Words;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures the planned cases, one run of JMH after the other, and writes the run folder as forks end. */
final class BenchmarkRun {

    private static final List<Metric> FIGURES = List.of(Metric.THROUGHPUT, Metric.TIME, Metric.CPU, Metric.ALLOC);

    private final Arguments arguments;
    private final SupportedCases support;
    private final List<PlannedCase> plan;
    private final Samples rows;
    private final RunFolder folder;
    private final Environment environment;
    private final PrintStream out;
    private final PrintStream errors = System.err;
    private final PrintStream jmh;
    private final PrintStream resultFile;
    private final List<RunResult> results = new ArrayList<>();
    private RunRecorder recorder;
    private int ended;
    private int failed;

    /**
     * Makes the run folder: if that cannot be done, it is said before anything is measured.
     *
     * @throws BadInputException if it, or a file that the command line names, cannot be made
     */
    BenchmarkRun(Arguments arguments, SupportedCases support, JaxRsEngine engine, Clock clock) {
        this.arguments = arguments;
        this.support = support;
        this.plan = support.supported();
        CommandLineOptions asked = arguments.jmh;
        this.out = verbosity() == VerboseMode.SILENT ? new PrintStream(OutputStream.nullOutputStream()) : System.out;
        PrintStream named = asked.getOutput().hasValue()
                ? open(
                        Path.of(asked.getOutput().get()),
                        "-o " + asked.getOutput().get())
                : asked.verbosity().hasValue() ? System.out : null;
        this.resultFile = arguments
                .resultFormat
                .map(format -> open(arguments.resultFile(), "-rff " + arguments.resultFile()))
                .orElse(null);
        String subject = arguments.subject.orElse(engine.implementation() + ":" + engine.version());
        this.folder = RunFolder.create(arguments.out, arguments.name.orElse(subject.replace(':', '-')), clock);
        this.jmh = named != null ? named : open(folder.path().resolve("jmh.log"), "jmh.log");
        this.rows =
                new Samples(folder.path().getFileName().toString(), subject, engine.implementation(), engine.version());
        this.environment = RunRecorder.environment(
                        "in-process", Harness.codeSource().getParent(), 0, "none", clock)
                .put("harness", Harness.digest());
        support.unsupported().forEach((planned, why) -> environment.putNotSupported(subject, planned.toString(), why));
    }

    private VerboseMode verbosity() {
        return arguments.jmh.verbosity().orElse(VerboseMode.NORMAL);
    }

    private static PrintStream open(Path path, String name) {
        try {
            return new PrintStream(Files.newOutputStream(path), true, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new BadInputException(name + ": cannot be written: " + e.getMessage()
                    + "; name a file in a folder that can be written to");
        }
    }

    /**
     * Measures.
     *
     * @return how it went
     * @throws MeasurementFailedException if what is measured cannot be kept
     */
    ExitCode measure() {
        PrintStream terminal = System.out;
        try (RunRecorder files = RunRecorder.create(folder, environment, asked())) {
            recorder = files;
            recorder.writeReports();
            out.println(
                    rows.subject() + ": " + Words.count(plan.size(), "case") + ", " + Words.count(allForks(), "fork"));
            support.unsupported()
                    .forEach((planned, why) -> out.println("not supported: " + name(planned) + ": " + why));
            // JMH hands on what forks print to the standard streams.
            System.setOut(jmh);
            System.setErr(jmh);
            measureCases();
            if (arguments.resultFormat.isPresent()) {
                ResultFormatFactory.getInstance(arguments.resultFormat.get(), resultFile)
                        .writeOut(results);
                out.println("JMH's result is in " + arguments.resultFile());
            }
            out.print(Reports.tables(folder.path(), FIGURES));
        } catch (IOException | UncheckedIOException e) {
            throw new MeasurementFailedException("cannot write to " + folder.path() + ": " + Arguments.firstLine(e)
                    + "; complete forks that are in samples.csv are kept");
        } finally {
            System.setOut(terminal);
            System.setErr(errors);
        }
        report();
        return failed == 0 ? ExitCode.PASS : ExitCode.MEASUREMENT_FAILED;
    }

    private void measureCases() {
        OutputFormat report = OutputFormatFactory.createFormatInstance(jmh, verbosity());
        for (PlannedCase planned : plan) {
            recorder.qualified(planned.benchmark(), planned.entry().getUsername());
            Optional<RunResult> result = new CaseRun(arguments, planned, report, this).run();
            result.ifPresent(results::add);
            if (result.isEmpty() && arguments.jmh.shouldFailOnError().orElse(false)) {
                return;
            }
        }
    }

    /** A fork, counted from 1, ended well, with its measured iterations. */
    void ended(PlannedCase planned, BenchmarkParams params, int fork, List<IterationResult> windows) {
        List<Sample> samples = rows.of(params, planned, fork, windows);
        append(params, samples);
        ended++;
        Summary headline = Summary.of(samples).get(0);
        say(planned, Words.format(headline.metric(), headline.score()));
    }

    /** A fork failed, and there are no more of this case. */
    void failed(PlannedCase planned, BenchmarkParams params, int fork, String reason) {
        append(params, List.of(rows.failed(params, planned, fork)));
        failed++;
        ended += forks(planned) - fork + 1;
        say(planned, "FAILED");
        errors.println("FAILED " + planned + ", fork " + fork + ": " + reason + "; see jmh.log");
    }

    /** With everything that is made from the samples, so that a run that is cut off has that too. */
    private void append(BenchmarkParams params, List<Sample> samples) {
        try {
            recorder.append(samples);
            describe(params);
            recorder.writeReports();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** At least one: {@code -f 0} runs once, in this JVM. */
    private int forks(PlannedCase planned) {
        return Math.max(1, arguments.jmh.getForkCount().orElse(planned.defaultForks()));
    }

    private int allForks() {
        return plan.stream().mapToInt(this::forks).sum();
    }

    private static String name(PlannedCase planned) {
        return CaseNames.of(planned.benchmark(), planned.parameters());
    }

    private void say(PlannedCase planned, String result) {
        out.printf(Locale.ROOT, "[%d/%d] %-32s %s%n", ended, allForks(), name(planned), result);
    }

    /** What only JMH knows once it has begun. */
    private void describe(BenchmarkParams params) {
        Set<String> settings = new TreeSet<>();
        environment.get("settings").ifPresent(s -> settings.addAll(List.of(s.split(" \\| "))));
        settings.add(
                "warmup " + times(params.getWarmup()) + ", measurement " + times(params.getMeasurement()) + ", threads "
                        + params.getThreads() + ", mode " + params.getMode().shortLabel());
        environment
                .put("jvm", params.getVmName() + " " + params.getVmVersion())
                .put("jvm_flags", String.join(" ", params.getJvmArgs()))
                .put("jmh", params.getJmhVersion())
                .put("settings", String.join(" | ", settings))
                .fingerprint();
    }

    private static String times(IterationParams iterations) {
        return iterations.getCount() + " x " + iterations.getTime();
    }

    /** What {@code plan.json} says. */
    private Asked asked() {
        return new Asked(
                rows.subject(), plan.stream().map(PlannedCase::toString).toList(), allForks(), arguments.all);
    }

    /** What was asked of a run that is not paired: forks are those of all cases, arguments the whole command line. */
    record Asked(String subject, List<String> cases, int forks, List<String> arguments) {}

    private void report() {
        out.println("Results are in " + folder.path());
        Path page = folder.path().resolve(Reports.FILE);
        try {
            Reports.page(List.of(folder.path()), page);
            out.println("The page is " + page);
        } catch (RuntimeException e) {
            errors.println("the run is complete, but its page cannot be made: " + e.getMessage());
        }
        if (failed > 0) {
            errors.println(failed + " of " + plan.size() + " cases failed");
        }
    }
}
