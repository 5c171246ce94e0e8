package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.RunEnd;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures the planned cases and writes the run folder as it goes.
 *
 * <p>JMH is started once for each fork, in rounds of one fork of every case in shuffled order, so that a drift of the
 * machine falls on all cases alike; and because JMH, started once for all, forgets a case's earlier forks when a later
 * one fails and then reports success.
 */
final class BenchmarkRun {

    private final Arguments arguments;
    private final List<PlannedCase> plan;
    private final SupportedCases support;
    private final Samples rows;
    private final RunFolder folder;
    private final JmhLog log;
    private final RunOutput jmh;
    private final Console console;

    private final MergedForks results;
    private final Set<PlannedCase> failed = new HashSet<>();
    private final Environment environment;
    private final List<Health> health = new ArrayList<>();

    /**
     * Makes the run folder: if that cannot be done, it is said before anything is measured.
     *
     * @throws BadInputException if it cannot be made
     */
    BenchmarkRun(Arguments arguments, SupportedCases support, JaxRsEngine engine, Clock clock) {
        this.arguments = arguments;
        this.support = support;
        this.plan = support.supported();
        this.results = new MergedForks(plan);
        this.log = new JmhLog(arguments.jmh());
        String subject = arguments.subject().orElse(engine.implementation() + ":" + engine.version());
        this.folder = RunFolder.create(arguments.out(), arguments.name().orElse(subject.replace(':', '-')), clock);
        this.jmh = log.into(folder.path());
        this.console = new Console(
                arguments.jmh().verbosity().orElse(VerboseMode.NORMAL) == VerboseMode.SILENT
                        ? new PrintStream(OutputStream.nullOutputStream())
                        : System.out,
                plan.stream().mapToInt(this::forks).sum());
        this.rows =
                new Samples(folder.path().getFileName().toString(), subject, engine.implementation(), engine.version());
        this.environment = RunRecorder.environment(
                        "in-process", Harness.codeSource().getParent(), arguments.seed(), "none", clock)
                .put("harness", Harness.digest());
        support.unsupported().forEach((planned, why) -> environment.putNotSupported(subject, planned.toString(), why));
    }

    /**
     * Measures.
     *
     * @return how it went
     * @throws MeasurementFailedException if what is measured cannot be kept
     */
    ExitCode measure() {
        try (RunRecorder recorder = RunRecorder.create(folder, environment, asked());
                ForkRunner forks = new ForkRunner(arguments, jmh);
                log) {
            writeReports(recorder);
            console.plan(rows.subject(), plan.size(), mostForks(), forks.secondsOfFork(plan));
            console.notSupported(support.unsupported());
            measureRounds(recorder, forks);
            if (!results.all().isEmpty()) {
                jmh.table(results.all());
            }
            writeJmhResult();
            console.result(inPlannedOrder(Summary.of(recorder.samples())), recorder.samples(), health);
        } catch (IOException e) {
            throw new MeasurementFailedException("cannot write to " + folder.path() + ": " + Arguments.firstLine(e)
                    + "; complete forks that are in samples.csv are kept");
        }
        report();
        return failed.isEmpty() ? ExitCode.PASS : ExitCode.MEASUREMENT_FAILED;
    }

    private void measureRounds(RunRecorder recorder, ForkRunner forks) throws IOException {
        Random random = new Random(arguments.seed());
        int rounds = mostForks();
        for (int round = 1; round <= rounds; round++) {
            List<PlannedCase> order = new ArrayList<>(plan);
            Collections.shuffle(order, random);
            for (PlannedCase planned : order) {
                if (round > forks(planned)) {
                    continue;
                }
                if (failed.contains(planned)) {
                    console.forkEnded(planned, "left out");
                    continue;
                }
                jmh.say("");
                jmh.say("# Round " + round + " of " + rounds + ", " + planned);
                boolean ok = measureFork(planned, round, recorder, forks);
                if (!ok && arguments.jmh().shouldFailOnError().orElse(false)) {
                    return;
                }
            }
        }
    }

    /** At least one: {@code -f 0} runs once, in this JVM. */
    private int forks(PlannedCase planned) {
        return Math.max(1, arguments.jmh().getForkCount().orElse(planned.defaultForks()));
    }

    private int mostForks() {
        return plan.stream().mapToInt(this::forks).max().orElseThrow();
    }

    /** Rounds come shuffled. */
    private List<Summary> inPlannedOrder(List<Summary> summaries) {
        List<String> order =
                plan.stream().map(c -> c.benchmark() + " " + c.parameters()).toList();
        return summaries.stream()
                .sorted(Comparator.comparingInt(s -> order.indexOf(
                        s.benchmarkCase().benchmark() + " " + s.benchmarkCase().params())))
                .toList();
    }

    private boolean measureFork(PlannedCase planned, int round, RunRecorder recorder, ForkRunner forks)
            throws IOException {
        ForkRunner.Outcome outcome = log.captured(() -> forks.run(planned));
        describe(outcome.params());
        Samples.Place place = new Samples.Place(round, 1, 1);
        if (outcome.result().isPresent()) {
            BenchmarkResult fork = outcome.result().get();
            List<Sample> samples = rows.of(fork, planned, place);
            List<Health> meanwhile = rows.health(fork, planned, place);
            recorder.append(samples);
            recorder.appendHealth(meanwhile);
            health.addAll(meanwhile);
            results.add(planned, fork);
            console.forkEnded(planned, Console.median(samples));
        } else {
            failed.add(planned);
            recorder.append(List.of(rows.failed(outcome.params(), planned, place)));
            console.forkEnded(planned, "FAILED");
            System.err.println("FAILED " + planned + ", round " + round + ": " + outcome.reason() + "; see "
                    + folder.path().resolve(JmhLog.FILE));
        }
        writeReports(recorder);
        return outcome.result().isPresent();
    }

    /** What only JMH knows once it has begun. */
    private void describe(BenchmarkParams params) {
        Set<String> settings = new TreeSet<>();
        environment.get("settings").ifPresent(s -> settings.addAll(List.of(s.split(" \\| "))));
        settings.add(settings(
                params, params.getWarmup().getCount(), params.getMeasurement().getCount()));
        environment
                .put("jvm", params.getVmName() + " " + params.getVmVersion())
                .put("jvm_flags", String.join(" ", params.getJvmArgs()))
                .put("jmh", params.getJmhVersion())
                .put("settings", String.join(" | ", settings))
                .fingerprint();
    }

    /**
     * The part of a fork's parameters that two runs must share to be comparable.
     *
     * @param warmups iterations of each case
     * @param windows measured iterations of each case
     */
    static String settings(BenchmarkParams params, int warmups, int windows) {
        return "warmup " + times(warmups, params.getWarmup()) + ", measurement "
                + times(windows, params.getMeasurement()) + ", threads " + params.getThreads() + ", mode "
                + params.getMode().shortLabel();
    }

    private static String times(int count, IterationParams iterations) {
        return count + " x " + iterations.getTime();
    }

    /** Everything but the samples, written again as each fork ends, so that a run that is cut off has them too. */
    private void writeReports(RunRecorder recorder) throws IOException {
        recorder.writeReports(file -> results.write(ResultFormatType.JSON, file));
    }

    /** What {@code plan.json} says. */
    private Asked asked() {
        return new Asked(
                rows.subject(),
                plan.stream().map(PlannedCase::toString).toList(),
                mostForks(),
                arguments.seed(),
                arguments.all());
    }

    /**
     * What was asked of a run that is not paired.
     *
     * @param cases as they show themselves
     * @param forks of each case, the largest number
     * @param arguments the whole command line
     */
    record Asked(String subject, List<String> cases, int forks, long seed, List<String> arguments) {}

    private void writeJmhResult() throws IOException {
        if (arguments.resultFormat().isPresent()) {
            results.write(arguments.resultFormat().get(), arguments.resultFile());
            console.say("JMH's result is in " + arguments.resultFile());
        }
    }

    private void report() {
        console.say("Results are in " + folder.path());
        for (RunEnd end : ServiceLoader.load(RunEnd.class)) {
            makeOfRun(end);
        }
        if (!failed.isEmpty()) {
            System.err.println(failed.size() + " of " + plan.size() + " cases failed");
        }
    }

    /** The run is complete without it, so that its failure is a line and no more. */
    private void makeOfRun(RunEnd end) {
        try {
            console.say(end.ended(folder.path()));
        } catch (RuntimeException e) {
            System.err.println("the run is complete, but not what is made of it: " + e.getMessage());
        }
    }
}
