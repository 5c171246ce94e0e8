package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
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
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.SampleWriter;
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

    private final List<Sample> samples = new ArrayList<>();
    private final Map<PlannedCase, List<BenchmarkResult>> results = new LinkedHashMap<>();
    private final Set<PlannedCase> failed = new HashSet<>();
    private final Environment environment;

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
        this.environment = new Environment()
                .put("tier", "in-process")
                .put("cpu_model", Machine.cpuModel())
                .put("cores", Runtime.getRuntime().availableProcessors())
                .put("memory_bytes", Machine.memoryBytes())
                .put("os", Machine.os())
                .put("commit", Machine.commit(Machine.codeSource().getParent()))
                .put("harness", Machine.harness())
                .put("seed", arguments.seed())
                .put("pairing", "none")
                .put("started", clock.instant().truncatedTo(ChronoUnit.SECONDS));
        support.unsupported().forEach((planned, why) -> environment.putNotSupported(subject, planned.toString(), why));
    }

    /**
     * Measures.
     *
     * @return how it went
     * @throws MeasurementFailedException where what is measured cannot be kept
     */
    ExitCode measure() {
        try (SampleWriter writer = SampleWriter.create(folder.samples());
                ForkRunner forks = new ForkRunner(arguments, out)) {
            writeReports();
            measureRounds(writer, forks);
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

    private void measureRounds(SampleWriter writer, ForkRunner forks) throws IOException {
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
                boolean ok = measureFork(planned, round, writer, forks);
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

    private boolean measureFork(PlannedCase planned, int round, SampleWriter writer, ForkRunner forks)
            throws IOException {
        ForkRunner.Outcome outcome = forks.run(planned, null);
        describe(outcome.params());
        Samples.Place place = new Samples.Place(round, 1, 1);
        if (outcome.result().isPresent()) {
            List<Sample> fork = rows.of(outcome.result().get(), place);
            writer.append(fork);
            samples.addAll(fork);
            results.computeIfAbsent(planned, k -> new ArrayList<>())
                    .add(outcome.result().get());
        } else {
            failed.add(planned);
            writer.append(List.of(rows.failed(outcome.params(), place)));
            System.err.println("FAILED " + planned + ", round " + round + ": " + outcome.reason());
        }
        writeReports();
        return outcome.result().isPresent();
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

    /** The part of a fork's parameters that two runs must share to be comparable. */
    static String settings(BenchmarkParams params) {
        return "warmup " + times(params.getWarmup()) + ", measurement " + times(params.getMeasurement()) + ", threads "
                + params.getThreads() + ", mode " + params.getMode().shortLabel();
    }

    private static String times(IterationParams iterations) {
        return iterations.getCount() + " x " + iterations.getTime();
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

    /** Everything but the samples, written anew as each fork ends: whoever is cut off finds what was measured. */
    private void writeReports() throws IOException {
        environment.write(folder.environment());
        Summary.write(folder.summary(), Summary.of(samples));
        writeJmh(ResultFormatType.JSON, folder.jmhJson(), merged());
    }

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
        HarnessShare.of(Summary.of(samples)).forEach(out::say);
        support.unsupported().forEach((planned, why) -> out.say("# Not supported: " + planned + ": " + why));
        out.say("");
        out.say("Results are in " + folder.path());
        if (!failed.isEmpty()) {
            System.err.println(failed.size() + " of " + plan.size() + " cases failed");
        }
    }
}
