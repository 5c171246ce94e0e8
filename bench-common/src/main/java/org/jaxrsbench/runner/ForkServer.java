package org.jaxrsbench.runner;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.protocol.ForkOrder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.CompilerHints;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;

/**
 * Runs single forks of one subject for a tool that compares several: {@code Main --serve} with JMH's flags. One line a
 * command and a reply, on the standard streams; what JMH prints goes to the error stream.
 *
 * <p>On start, lines of CSV: {@code hello,implementation,version,harness,protocol}, a
 * {@code case,index,benchmark,params,mode,qualified,application} for each case; cases of the same application can
 * share a fork and an empty one shares none, an
 * {@code unsupported,benchmark,params,mode,qualified,reason} for each that the engine declares it cannot run,
 * {@code ready}; or {@code bad-input,message}.
 *
 * <p>A command is a {@link ForkOrder}, a line of JSON. Its reply, lines of CSV: {@code row,…} with the fields of
 * {@code samples.csv}, {@code health,…} with those of {@code health.csv}, {@code jvm,jvm,flags,jmh,settings,path},
 * {@code compiling,share}, and {@code done} or {@code failed,reason,place}, with the place of the case that failed in the
 * order's list if it is known. When the commands end, so do the server and any fork
 * of it.
 */
final class ForkServer {

    private final Arguments arguments;
    private final PrintStream replies;
    private final BlockingQueue<String> orders = new LinkedBlockingQueue<>();

    ForkServer(Arguments arguments, PrintStream replies) {
        this.arguments = arguments;
        this.replies = replies;
    }

    /**
     * What is measured.
     *
     * @param lacking what it cannot do
     */
    private record Measured(String implementation, String version, Map<Capability, Limitation> lacking) {

        /** Somebody else's benchmarks. */
        private static final Measured FOREIGN = new Measured("jmh", "unknown", Map.of());

        private static Measured of(JaxRsEngine engine) {
            return new Measured(engine.implementation(), engine.version(), Engines.unsupported(engine));
        }
    }

    /** Serves until the commands end; returns only if it could not begin. */
    ExitCode serve() throws InterruptedException {
        OutputFormat format = OutputFormatFactory.createFormatInstance(
                System.err, arguments.jmh().verbosity().orElse(Defaults.VERBOSITY));
        List<PlannedCase> all;
        try {
            all = Plan.of(arguments, format);
            requireNames(all);
        } catch (BadInputException e) {
            reply(List.of("bad-input", e.getMessage()));
            return ExitCode.BAD_INPUT;
        }
        Measured measured = arguments.foreign() ? Measured.FOREIGN : Measured.of(Engines.load());
        reply(List.of(
                "hello",
                measured.implementation(),
                measured.version(),
                Harness.digest(),
                Integer.toString(ForkOrder.VERSION)));
        SupportedCases support = SupportedCases.of(all, measured.lacking());
        List<PlannedCase> plan = support.supported();
        for (int i = 0; i < plan.size(); i++) {
            List<String> line = line("case", List.of(Integer.toString(i)));
            line.addAll(fields(plan.get(i)));
            line.add(plan.get(i).application().orElse(""));
            line.add(plan.get(i).sliceable() ? "yes" : "no");
            reply(line);
        }
        support.unsupported().forEach((planned, why) -> {
            List<String> line = line("unsupported", fields(planned));
            line.add(why);
            reply(line);
        });
        List<String> options = line("options", List.of(SlicedBenchmark.CARRIER));
        List<String> ofJmh = new ArrayList<>();
        CompilerHints.addCompilerHints(ofJmh);
        options.addAll(ofJmh);
        reply(options);
        reply(List.of("ready"));
        listen();
        try (ForkRunner forks = new ForkRunner(arguments, new RunOutput(List.of(format)))) {
            while (true) {
                fork(forks, measured, plan, orders.take(), format);
            }
        }
    }

    /** In results, benchmarks are called by their class and method alone. */
    private static void requireNames(List<PlannedCase> all) {
        Map<String, String> known = new HashMap<>();
        for (PlannedCase planned : all) {
            String qualified = planned.entry().getUsername();
            String other = known.putIfAbsent(planned.benchmark(), qualified);
            if (other != null && !other.equals(qualified)) {
                throw new BadInputException(other + " and " + qualified + " are both " + planned.benchmark()
                        + "; name one of them, with its package, as the pattern");
            }
        }
    }

    private static List<String> fields(PlannedCase planned) {
        return List.of(
                planned.benchmark(),
                planned.parameters().toString(),
                planned.mode().shortLabel(),
                planned.entry().getUsername());
    }

    /** Reads commands on a thread of its own, so that their end is noticed while a fork runs. */
    private void listen() {
        // However this process ends, a fork that is stopped while it waits could not notice.
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly)));
        Thread listener = new Thread(
                () -> {
                    try (BufferedReader in =
                            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
                        for (String line = in.readLine(); line != null; line = in.readLine()) {
                            orders.add(line);
                        }
                    } catch (IOException e) {
                        // the end, as below
                    }
                    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
                    Runtime.getRuntime().halt(0);
                },
                "commands");
        listener.setDaemon(true);
        listener.start();
    }

    private void fork(ForkRunner forks, Measured measured, List<PlannedCase> plan, String line, OutputFormat format) {
        try {
            ForkOrder order = ForkOrder.of(line);
            List<PlannedCase> cases =
                    order.content().cases().stream().map(plan::get).toList();
            ForkContent content = order.content().grouped()
                    ? ForkContent.group(Plan.carrier(format), cases)
                    : ForkContent.of(cases.get(0));
            ForkOrder.Place asked = order.place();
            Samples rows = new Samples(asked.run(), asked.subject(), measured.implementation(), measured.version());
            Samples.Place place = new Samples.Place(asked.round(), asked.fork(), asked.slot());
            ForkRunner.Outcome outcome = forks.run(content, order);
            BenchmarkParams params = outcome.params();
            reply(List.of(
                    "jvm",
                    params.getVmName() + " " + params.getVmVersion(),
                    String.join(" ", params.getJvmArgs()),
                    params.getJmhVersion(),
                    BenchmarkRun.settings(
                            params,
                            content.warmupsOfEachCase(params.getWarmup().getCount()),
                            params.getMeasurement().getCount() / order.content().measured()),
                    params.getJvm()));
            if (outcome.result().isEmpty()) {
                cases.forEach(planned -> row(rows.failed(params, planned, place)));
                reply(List.of(
                        "failed",
                        outcome.reason(),
                        outcome.failedCase().isPresent()
                                ? Integer.toString(outcome.failedCase().getAsInt())
                                : ""));
                return;
            }
            BenchmarkResult result = outcome.result().get();
            result.getIterationResults().stream()
                    .findFirst()
                    .ifPresent(first -> reply(List.of("compiling", compiling(first))));
            rows.of(result, content, place).forEach(this::row);
            rows.health(result, content, place).forEach(health -> reply(line("health", health.fields())));
            reply(List.of("done"));
        } catch (BadInputException | MeasurementFailedException | IllegalArgumentException e) {
            reply(List.of("failed", e.getMessage(), ""));
        }
    }

    private static String compiling(IterationResult first) {
        Result<?> share = first.getSecondaryResults().get(TurnProfiler.COMPILING);
        return share == null ? "0" : Double.toString(share.getScore());
    }

    private void row(Sample sample) {
        reply(line("row", sample.fields()));
    }

    private static List<String> line(String word, List<String> fields) {
        List<String> line = new ArrayList<>(List.of(word));
        line.addAll(fields);
        return line;
    }

    private void reply(List<String> fields) {
        replies.print(CsvFiles.line(fields));
        replies.flush();
    }
}
