package org.jaxrsbench.runner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.benchmark.FailedCaseException;
import org.jaxrsbench.protocol.ForkOrder;
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

    /** A recording takes a sample every 10 or 20 ms at best: short windows would leave few. */
    private static final int RECORDED_ITERATIONS = 30;

    private static final TimeValue RECORDED_TIME = TimeValue.milliseconds(200);

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
     * @param failedCase which case of a group it was; empty if that is not known
     */
    record Outcome(BenchmarkParams params, Optional<BenchmarkResult> result, String reason, OptionalInt failedCase) {}

    /**
     * Runs a fork on its own.
     *
     * @throws BadInputException if a profiler that was asked for cannot be had
     * @throws MeasurementFailedException if JMH does not even begin
     */
    Outcome run(PlannedCase planned) {
        return run(ForkContent.of(planned), null);
    }

    /**
     * Runs a fork that takes turns.
     *
     * @param order what the tool ordered that has forks take turns; null if the fork runs on its own
     * @throws BadInputException if a profiler that was asked for cannot be had
     * @throws MeasurementFailedException if JMH does not even begin
     */
    Outcome run(ForkContent planned, ForkOrder order) {
        out.nextFork();
        Optional<BenchmarkResult> result;
        String reason = "";
        OptionalInt failedCase = OptionalInt.empty();
        try (Watchdog.Watch watch = watchdog.watch(deadlineMillis(planned, order))) {
            try {
                result = new Runner(options(planned, order), out)
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
                failedCase = failedCase(e);
            }
            if (watch.fired()) {
                result = Optional.empty();
                reason = "it hung and was ended by the watchdog; --fork-timeout sets when";
            }
        }
        if (out.started() == null) {
            throw new MeasurementFailedException(planned + ": JMH did not begin: " + reason);
        }
        return new Outcome(out.started(), result, reason, failedCase);
    }

    private Options options(ForkContent planned, ForkOrder order) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(arguments.jmh())
                // JMH adds includes to those of the command line, so the one benchmark is left by excluding the others.
                .include(planned.onlyIt())
                .exclude("^(?!" + planned.onlyIt() + ")")
                .mode(planned.mode())
                .forks(arguments.jmh().getForkCount().orElse(1) == 0 ? 0 : 1)
                .shouldFailOnError(true)
                .timeout(timeout(order));
        if (order != null) {
            options.warmupIterations(planned.warmups(order.warmups() * warmupIterations(planned)));
            options.measurementIterations(order.content().measured() * measurementIterations(planned));
            ForkOrder.Turns from = order.turns();
            options.addProfiler(
                    TurnProfiler.class,
                    from.port() + "," + from.token() + "," + from.waitMillis() + ","
                            + order.content().grouped());
            if (!arguments.jmh().getJvmArgs().hasValue()) {
                options.jvmArgs(); // not those of the process that serves the forks
            }
            if (!order.recording().isEmpty()) {
                options.addProfiler(RecordingProfiler.class, order.recording());
                options.measurementIterations(RECORDED_ITERATIONS).measurementTime(RECORDED_TIME);
            }
        }
        options.addProfiler(HealthProfiler.class);
        options.addProfiler(WorkerMetricsProfiler.class);
        options.jvmArgsPrepend(properties(order).toArray(new String[0]));
        planned.params().forEach((name, value) -> options.param(name, value));
        return options.build();
    }

    /** What the benchmarks are told, before the flags that the command line puts there. */
    private List<String> properties(ForkOrder order) {
        List<String> properties = new ArrayList<>();
        long settle = settleMillis(order);
        if (settle > 0) {
            properties.add("-D" + EngineBenchmark.SETTLE + "=" + settle);
        }
        if (order != null && order.content().burnNanos().stream().anyMatch(nanos -> nanos > 0)) {
            properties.add("-D" + EngineBenchmark.BURN + "="
                    + order.content().burnNanos().stream().map(String::valueOf).collect(Collectors.joining(",")));
        }
        if (order != null && order.batch()) {
            properties.add("-Xbatch");
        }
        if (order != null && !order.recording().isEmpty()) {
            properties.add("-XX:FlightRecorderOptions=stackdepth=256"); // requests run deeper than the usual 64
        }
        Collection<String> given = arguments.jmh().getJvmArgsPrepend().orElse(List.of());
        properties.addAll(given);
        return properties;
    }

    private long settleMillis(ForkOrder order) {
        return (order == null ? 1 : order.warmups()) * arguments.settle().convertTo(TimeUnit.MILLISECONDS);
    }

    /** While forks take turns, an iteration waits inside JMH's time-out. */
    private TimeValue timeout(ForkOrder order) {
        TimeValue timeout = arguments.jmh().getTimeout().orElse(ITERATION_TIMEOUT);
        return order == null
                ? timeout
                : TimeValue.milliseconds(
                        timeout.convertTo(TimeUnit.MILLISECONDS) + order.turns().waitMillis());
    }

    private long deadlineMillis(ForkContent planned, ForkOrder order) {
        if (arguments.forkTimeout().isPresent()) {
            return arguments.forkTimeout().get().convertTo(TimeUnit.MILLISECONDS);
        }
        long iterations = iterationMillis(
                planned,
                planned.warmups((order == null ? 1 : order.warmups()) * warmupIterations(planned)),
                (order == null ? 1 : order.content().measured()) * measurementIterations(planned));
        return 2 * (settleMillis(order) + iterations)
                + BOOT_ALLOWANCE.convertTo(TimeUnit.MILLISECONDS)
                + timeout(order).convertTo(TimeUnit.MILLISECONDS)
                + (order == null ? 0 : order.turns().waitMillis());
    }

    private long iterationMillis(ForkContent planned, int warmups, int measured) {
        return total(
                        warmups,
                        arguments
                                .jmh()
                                .getWarmupTime()
                                .orElse(planned.entry().getWarmupTime().orElse(TimeValue.NONE)))
                + total(
                        measured,
                        arguments
                                .jmh()
                                .getMeasurementTime()
                                .orElse(planned.entry().getMeasurementTime().orElse(TimeValue.NONE)));
    }

    /** What a fork that runs on its own takes about, on average over the cases; settling takes most of them a third of its time. */
    double secondsOfFork(List<PlannedCase> plan) {
        return plan.stream()
                        .map(ForkContent::of)
                        .mapToLong(c -> USUAL_BOOT.convertTo(TimeUnit.MILLISECONDS)
                                + settleMillis(null) / 3
                                + iterationMillis(c, warmupIterations(c), measurementIterations(c)))
                        .average()
                        .orElse(0)
                / TimeUnit.SECONDS.toMillis(1);
    }

    private int warmupIterations(ForkContent planned) {
        return arguments
                .jmh()
                .getWarmupIterations()
                .orElse(planned.entry().getWarmupIterations().orElse(0));
    }

    private int measurementIterations(ForkContent planned) {
        return arguments
                .jmh()
                .getMeasurementIterations()
                .orElse(planned.entry().getMeasurementIterations().orElse(0));
    }

    private static long total(int iterations, TimeValue each) {
        return iterations * each.convertTo(TimeUnit.MILLISECONDS);
    }

    private static OptionalInt failedCase(Throwable e) {
        for (Throwable at = e; at != null; at = at.getCause()) {
            if (at instanceof FailedCaseException failed) {
                return OptionalInt.of(failed.index());
            }
            for (Throwable suppressed : at.getSuppressed()) {
                OptionalInt index = failedCase(suppressed);
                if (index.isPresent()) {
                    return index;
                }
            }
        }
        return OptionalInt.empty();
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
