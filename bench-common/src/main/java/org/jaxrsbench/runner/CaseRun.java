package org.jaxrsbench.runner;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.ProfilersFailedException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * All forks of one case, run by JMH. It forgets the earlier ones when a later one fails, so each is handed on as soon as the next begins; and
 * it waits for ever for one that hangs, so that one is ended.
 */
final class CaseRun {

    /** What a fork may take beside its iterations: JVM start, boot, set-up, tear-down. */
    private static final long BOOT_MILLIS = TimeUnit.SECONDS.toMillis(60);

    /** JMH's own is ten minutes. */
    private static final TimeValue ITERATION_TIMEOUT = TimeValue.seconds(60);

    private final Arguments arguments;
    private final PlannedCase planned;
    private final OutputFormat report;
    private final BenchmarkRun forks;
    private final Timer watchdog = new Timer("watchdog", true);
    private final List<IterationResult> windows = new ArrayList<>();
    private TimerTask deadline;
    private boolean hung;
    private BenchmarkParams params;
    private int fork;

    CaseRun(Arguments arguments, PlannedCase planned, OutputFormat report, BenchmarkRun forks) {
        this.arguments = arguments;
        this.planned = planned;
        this.report = report;
        this.forks = forks;
    }

    /**
     * Runs them one after the other, up to the first that fails.
     *
     * @return what JMH makes of all; empty if one failed
     * @throws BadInputException if a profiler that was asked for cannot be had
     * @throws MeasurementFailedException if JMH does not even begin
     */
    Optional<RunResult> run() {
        Optional<RunResult> result = Optional.empty();
        String reason = "JMH returned no result";
        OutputFormat heard = (OutputFormat) Proxy.newProxyInstance(
                CaseRun.class.getClassLoader(),
                new Class<?>[] {OutputFormat.class},
                (proxy, method, values) -> hear(method, values));
        try {
            result = new Runner(options(), heard).run().stream().findFirst();
        } catch (ProfilersFailedException e) {
            throw new BadInputException("-prof: " + Arguments.firstLine(e.getCause() == null ? e : e.getCause()));
        } catch (RunnerException e) {
            reason = rootMessage(e);
        } finally {
            watchdog.cancel();
        }
        return end(result, reason);
    }

    private synchronized Optional<RunResult> end(Optional<RunResult> result, String reason) {
        if (params == null) {
            throw new MeasurementFailedException(planned + ": JMH did not begin: " + reason);
        }
        if (hung || result.isEmpty()) {
            String why = hung ? "it hung and was ended by the watchdog; --fork-timeout sets when" : reason;
            forks.failed(planned, params, Math.max(1, fork), why);
            return Optional.empty();
        }
        forks.ended(planned, params, fork, windows);
        return result;
    }

    /** What JMH reports, on its way to where it is written. */
    private synchronized Object hear(Method method, Object[] values) throws ReflectiveOperationException {
        if (method.getName().equals("startBenchmark")) {
            params = (BenchmarkParams) values[0];
        } else if (method.getName().equals("iterationResult")
                && ((IterationParams) values[1]).getType() == IterationType.MEASUREMENT) {
            windows.add((IterationResult) values[3]);
        } else if (method.getName().equals("println")) {
            String line = (String) values[0];
            if (line.startsWith("# Fork: ")) {
                if (fork > 0) {
                    forks.ended(planned, params, fork, windows);
                }
                fork++;
            }
            if (line.startsWith("# Fork: ") || line.startsWith("# Warmup Fork: ")) {
                windows.clear();
                watch();
            }
        }
        return method.invoke(report, values);
    }

    /** JMH interrupts a benchmark that overruns; only ending the process helps against code that does not listen. */
    private void watch() {
        if (deadline != null) {
            deadline.cancel();
        }
        deadline = new TimerTask() {
            @Override
            public void run() {
                synchronized (CaseRun.this) {
                    hung = deadline == this;
                }
                if (hung) {
                    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
                }
            }
        };
        watchdog.schedule(deadline, deadlineMillis());
    }

    private long deadlineMillis() {
        return arguments
                .forkTimeout
                .map(CaseRun::millis)
                .orElseGet(() ->
                        2 * (millis(arguments.settle) + millis(params.getWarmup()) + millis(params.getMeasurement()))
                                + BOOT_MILLIS
                                + millis(params.getTimeout()));
    }

    private static long millis(IterationParams iterations) {
        return iterations.getCount() * millis(iterations.getTime());
    }

    private static long millis(TimeValue time) {
        return time.convertTo(TimeUnit.MILLISECONDS);
    }

    private Options options() {
        String only = "^" + Pattern.quote(planned.entry().getUsername()) + "$";
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(arguments.jmh)
                // JMH adds includes to those of the command line, so the one benchmark is left by excluding the others.
                .include(only)
                .exclude("^(?!" + only + ")")
                .mode(planned.mode())
                .shouldFailOnError(true)
                .timeout(arguments.jmh.getTimeout().orElse(ITERATION_TIMEOUT))
                .addProfiler(WorkerMetricsProfiler.class);
        List<String> flags = new ArrayList<>();
        if (millis(arguments.settle) > 0) {
            flags.add("-D" + EngineBenchmark.SETTLE + "=" + millis(arguments.settle));
        }
        flags.addAll(arguments.jmh.getJvmArgsPrepend().orElse(List.of()));
        options.jvmArgsPrepend(flags.toArray(new String[0]));
        planned.params().forEach((name, value) -> options.param(name, value));
        return options.build();
    }

    private static String rootMessage(Throwable e) {
        Throwable root = e;
        while (root.getCause() != null || root.getSuppressed().length > 0) {
            root = root.getCause() != null ? root.getCause() : root.getSuppressed()[0];
        }
        return Arguments.firstLine(root);
    }
}
