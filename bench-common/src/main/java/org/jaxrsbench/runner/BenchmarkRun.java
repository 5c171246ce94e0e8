package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Summary;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.WorkloadParams;

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
    private final RunOutput out;
    private final RunFolder folder;

    private final Map<PlannedCase, List<BenchmarkResult>> results = new LinkedHashMap<>();
    private final Set<PlannedCase> failed = new HashSet<>();
    private final Environment environment;
    private List<Summary> summaries = List.of();

    /**
     * Makes the run folder: where that cannot be done, it is said before anything is measured.
     *
     * @throws BadInputException where it cannot be made
     */
    BenchmarkRun(Arguments arguments, SupportedCases support, JaxRsEngine engine, RunOutput out, Clock clock) {
        this.arguments = arguments;
        this.support = support;
        this.plan = support.supported();
        this.out = out;
        String subject = arguments.subject().orElse(engine.implementation() + ":" + engine.version());
        this.folder = RunFolder.create(arguments.out(), arguments.name().orElse(subject.replace(':', '-')), clock);
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
     * @throws MeasurementFailedException where what is measured cannot be kept
     */
    ExitCode measure() {
        try (RunRecorder recorder = RunRecorder.create(folder, environment, asked());
                ForkRunner forks = new ForkRunner(arguments, out)) {
            writeReports(recorder);
            measureRounds(recorder, forks);
            List<RunResult> merged = merged();
            if (!merged.isEmpty()) {
                out.table(merged);
            }
            writeJmhResult(merged);
        } catch (IOException e) {
            throw new MeasurementFailedException("cannot write to " + folder.path() + ": " + Arguments.firstLine(e)
                    + "; complete forks that are in samples.csv are kept");
        }
        report();
        return failed.isEmpty() ? ExitCode.PASS : ExitCode.MEASUREMENT_FAILED;
    }

    private void measureRounds(RunRecorder recorder, ForkRunner forks) throws IOException {
        Random random = new Random(arguments.seed());
        int rounds = plan.stream().mapToInt(this::forks).max().orElseThrow();
        long total = plan.stream().mapToInt(this::forks).sum();
        long done = 0;
        for (int round = 1; round <= rounds; round++) {
            List<PlannedCase> order = new ArrayList<>(plan);
            Collections.shuffle(order, random);
            for (PlannedCase planned : order) {
                if (round > forks(planned)) {
                    continue;
                }
                done++;
                if (failed.contains(planned)) {
                    continue;
                }
                out.say("");
                out.say("# Fork " + done + " of " + total + ": round " + round + " of " + rounds + ", " + planned);
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

    private boolean measureFork(PlannedCase planned, int round, RunRecorder recorder, ForkRunner forks)
            throws IOException {
        ForkRunner.Outcome outcome = forks.run(planned);
        describe(outcome.params());
        Samples.Place place = new Samples.Place(round, 1, 1);
        if (outcome.result().isPresent()) {
            recorder.append(rows.of(outcome.result().get(), ForkContent.of(planned), place));
            results.computeIfAbsent(planned, k -> new ArrayList<>())
                    .add(outcome.result().get());
        } else {
            failed.add(planned);
            recorder.append(List.of(rows.failed(outcome.params(), planned, place)));
            System.err.println("FAILED " + planned + ", round " + round + ": " + outcome.reason());
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

    private List<RunResult> merged() {
        return plan.stream()
                .filter(results::containsKey)
                .map(planned -> merged(results.get(planned)))
                .toList();
    }

    /** One result of all forks; its parameters name their number, which each fork's own give as one. */
    private static RunResult merged(List<BenchmarkResult> forks) {
        BenchmarkParams p = forks.get(0).getParams();
        WorkloadParams workload = new WorkloadParams();
        p.getParamsKeys().forEach(key -> workload.put(key, p.getParam(key), 0));
        BenchmarkParams all = new BenchmarkParams(
                p.getBenchmark(),
                p.generatedBenchmark(),
                p.shouldSynchIterations(),
                p.getThreads(),
                p.getThreadGroups(),
                p.getThreadGroupLabels(),
                forks.size(),
                p.getWarmupForks(),
                p.getWarmup(),
                p.getMeasurement(),
                p.getMode(),
                workload,
                p.getTimeUnit(),
                p.getOpsPerInvocation(),
                p.getJvm(),
                p.getJvmArgs(),
                p.getJdkVersion(),
                p.getVmName(),
                p.getVmVersion(),
                p.getJmhVersion(),
                p.getTimeout());
        return new RunResult(all, forks);
    }

    /** Everything but the samples, written again as each fork ends, so that a run that is cut off has them too. */
    private void writeReports(RunRecorder recorder) throws IOException {
        recorder.writeReports(file -> writeJmh(ResultFormatType.JSON, file, merged()));
        summaries = Summary.of(recorder.samples());
    }

    /** What {@code plan.json} says. */
    private Asked asked() {
        return new Asked(
                rows.subject(),
                plan.stream().map(PlannedCase::toString).toList(),
                plan.stream().mapToInt(this::forks).max().orElseThrow(),
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

    private void writeJmhResult(Collection<RunResult> merged) throws IOException {
        if (arguments.resultFormat().isPresent()) {
            writeJmh(arguments.resultFormat().get(), arguments.resultFile(), merged);
            out.say("");
            out.say("Benchmark result is saved to " + arguments.resultFile());
        }
    }

    private static void writeJmh(ResultFormatType format, Path file, Collection<RunResult> merged) throws IOException {
        if (merged.isEmpty() && format == ResultFormatType.JSON) {
            Files.writeString(file, "[]\n");
            return;
        }
        try (PrintStream stream = new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(format, stream).writeOut(merged);
            if (stream.checkError()) {
                throw new IOException("cannot write " + file);
            }
        }
    }

    private void report() {
        HarnessShare.of(summaries).forEach(out::say);
        support.unsupported().forEach((planned, why) -> out.say("# Not supported: " + planned + ": " + why));
        out.say("");
        out.say("Results are in " + folder.path());
        if (!failed.isEmpty()) {
            System.err.println(failed.size() + " of " + plan.size() + " cases failed");
        }
    }
}
