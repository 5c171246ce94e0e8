package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.runner.ProfilersFailedException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs one fork of one case through JMH, and ends it if it hangs. */
final class ForkRunner implements AutoCloseable {

    /** What a fork may take beside its iterations: JVM start, boot, set-up, tear-down. */
    private static final TimeValue BOOT_ALLOWANCE = TimeValue.seconds(60);

    /** What they mostly take. */
    private static final TimeValue USUAL_BOOT = TimeValue.seconds(3);

    /** JMH's own is ten minutes. */
    private static final TimeValue ITERATION_TIMEOUT = TimeValue.seconds(60);

    private final Arguments arguments;
    private final RunOutput out;
    private final Watchdog watchdog = new Watchdog();

    ForkRunner(Arguments arguments, RunOutput out) {
        this.arguments = arguments;
        this.out = out;
    }

    /**
     * How a fork ended.
     *
     * @param params what JMH ran it with
     * @param result what it measured; empty if it failed
     * @param reason why it failed; empty if it did not
     */
    record Outcome(BenchmarkParams params, Optional<BenchmarkResult> result, String reason) {}

    /**
     * Runs a fork on its own.
     *
     * @throws BadInputException if a profiler that was asked for cannot be had
     * @throws MeasurementFailedException if JMH does not even begin
     */
    Outcome run(PlannedCase planned) {
        out.nextFork();
        Optional<BenchmarkResult> result;
        String reason = "";
        try (Watchdog.Watch watch = watchdog.watch(deadlineMillis(planned))) {
            try {
                result = new Runner(options(planned), out)
                        .run().stream()
                                .flatMap(r -> r.getBenchmarkResults().stream())
                                .findFirst();
                if (result.isEmpty()) {
                    reason = "JMH returned no result";
                }
            } catch (ProfilersFailedException e) {
                throw new BadInputException("-prof: " + Arguments.firstLine(e.getCause() == null ? e : e.getCause()));
            } catch (RunnerException e) {
                result = Optional.empty();
                reason = rootMessage(e);
            }
            if (watch.fired()) {
                result = Optional.empty();
                reason = "it hung and was ended by the watchdog; --fork-timeout sets when";
            }
        }
        if (out.started() == null) {
            throw new MeasurementFailedException(planned + ": JMH did not begin: " + reason);
        }
        return new Outcome(out.started(), result, reason);
    }

    private Options options(PlannedCase planned) {
        String only = "^" + Pattern.quote(planned.entry().getUsername()) + "$";
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(arguments.jmh())
                // JMH adds includes to those of the command line, so the one benchmark is left by excluding the others.
                .include(only)
                .exclude("^(?!" + only + ")")
                .mode(planned.mode())
                .forks(arguments.jmh().getForkCount().orElse(1) == 0 ? 0 : 1)
                .shouldFailOnError(true)
                .timeout(timeout());
        options.addProfiler(HealthProfiler.class);
        options.addProfiler(WorkerMetricsProfiler.class);
        options.jvmArgsPrepend(properties().toArray(new String[0]));
        planned.params().forEach((name, value) -> options.param(name, value));
        return options.build();
    }

    /** What the benchmarks are told, before the flags that the command line puts there. */
    private List<String> properties() {
        List<String> properties = new ArrayList<>();
        if (settleMillis() > 0) {
            properties.add("-D" + EngineBenchmark.SETTLE + "=" + settleMillis());
        }
        properties.addAll(arguments.jmh().getJvmArgsPrepend().orElse(List.of()));
        return properties;
    }

    private long settleMillis() {
        return arguments.settle().convertTo(TimeUnit.MILLISECONDS);
    }

    private TimeValue timeout() {
        return arguments.jmh().getTimeout().orElse(ITERATION_TIMEOUT);
    }

    private long deadlineMillis(PlannedCase planned) {
        if (arguments.forkTimeout().isPresent()) {
            return arguments.forkTimeout().get().convertTo(TimeUnit.MILLISECONDS);
        }
        return 2 * (settleMillis() + iterationMillis(planned))
                + BOOT_ALLOWANCE.convertTo(TimeUnit.MILLISECONDS)
                + timeout().convertTo(TimeUnit.MILLISECONDS);
    }

    private long iterationMillis(PlannedCase planned) {
        return total(
                        warmupIterations(planned),
                        arguments
                                .jmh()
                                .getWarmupTime()
                                .orElse(planned.entry().getWarmupTime().orElse(TimeValue.NONE)))
                + total(
                        measurementIterations(planned),
                        arguments
                                .jmh()
                                .getMeasurementTime()
                                .orElse(planned.entry().getMeasurementTime().orElse(TimeValue.NONE)));
    }

    /** What a fork takes about, on average over the cases; settling takes most of them a third of its time. */
    double secondsOfFork(List<PlannedCase> plan) {
        return plan.stream()
                        .mapToLong(c ->
                                USUAL_BOOT.convertTo(TimeUnit.MILLISECONDS) + settleMillis() / 3 + iterationMillis(c))
                        .average()
                        .orElse(0)
                / TimeUnit.SECONDS.toMillis(1);
    }

    private int warmupIterations(PlannedCase planned) {
        return arguments
                .jmh()
                .getWarmupIterations()
                .orElse(planned.entry().getWarmupIterations().orElse(0));
    }

    private int measurementIterations(PlannedCase planned) {
        return arguments
                .jmh()
                .getMeasurementIterations()
                .orElse(planned.entry().getMeasurementIterations().orElse(0));
    }

    private static long total(int iterations, TimeValue each) {
        return iterations * each.convertTo(TimeUnit.MILLISECONDS);
    }

    private static String rootMessage(Throwable e) {
        Throwable root = e;
        while (root.getCause() != null || root.getSuppressed().length > 0) {
            root = root.getCause() != null ? root.getCause() : root.getSuppressed()[0];
        }
        return Arguments.firstLine(root);
    }

    @Override
    public void close() {
        watchdog.close();
    }
}
