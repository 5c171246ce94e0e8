package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.BenchmarkInstances;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.benchmark.UserClasses;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.CompilerHints;

/** A harness's description of itself for a tool: its cases, an application's answers, where it was loaded from, and its digest. */
final class Harness {

    private static final String COMPILE_COMMANDS = "-XX:CompileCommandFile=";

    private Harness() {}

    /** Says what a tool asks for: its reply is all that is on standard output. */
    static void reply(Arguments arguments) throws IOException {
        PrintStream replies = System.out;
        System.setOut(System.err);
        replies.print(
                arguments.own("--record").isPresent()
                        ? answers()
                        : listing(arguments).toLine() + "\n");
    }

    private static Listing listing(Arguments arguments) throws IOException {
        List<PlannedCase> plan = Plan.of(arguments);
        // In results, benchmarks are called by their class and method alone.
        Map<String, String> names = new HashMap<>();
        for (PlannedCase each : plan) {
            String name = each.entry().getUsername();
            if (!names.computeIfAbsent(each.benchmark(), known -> name).equals(name)) {
                throw new BadInputException(
                        name + " is not the only " + each.benchmark() + "; name one, with its package, as the pattern");
            }
        }
        List<String> options = new ArrayList<>();
        CompilerHints.addCompilerHints(options);
        StringBuilder commands = new StringBuilder();
        for (String option : List.copyOf(options)) {
            if (option.startsWith(COMPILE_COMMANDS)) { // a file that goes with this JVM
                commands.append(Files.readString(Path.of(option.substring(COMPILE_COMMANDS.length()))));
                options.remove(option);
            }
        }
        JaxRsEngine engine = arguments.own("--foreign").isPresent() ? null : Engines.load();
        Map<Capability, Limitation> lacking = engine == null ? Map.of() : Engines.unsupported(engine);
        return new Listing(
                ForkOrder.VERSION,
                engine == null ? "jmh" : engine.implementation(),
                engine == null ? "unknown" : engine.version(),
                HarnessDigest.shared(),
                engine == null ? "" : HarnessDigest.ofEngine(engine),
                SlicedBenchmark.CARRIER,
                options,
                commands.toString(),
                plan.stream().map(planned -> listed(planned, lacking)).toList(),
                "");
    }

    private static Listing.Listed listed(PlannedCase planned, Map<Capability, Limitation> lacking) {
        BenchmarkListEntry entry = planned.entry();
        Map<String, String> params = planned.params().values();
        Optional<Class<?>> ours = Plan.ourClass(entry);
        boolean late = ours.isPresent()
                && BenchmarkInstances.of(ours.get(), params).application().has(Feature.LATE_ANSWERS);
        return new Listing.Listed(
                planned.benchmark(),
                params,
                entry.getMode().shortLabel(),
                entry.getUsername(),
                ours.flatMap(type -> BenchmarkInstances.application(type, params))
                        .orElse(""),
                late,
                Stream.of(entry.getJvmArgsPrepend(), entry.getJvmArgs(), entry.getJvmArgsAppend())
                        .flatMap(flags -> flags.orElse(List.of()).stream())
                        .toList(),
                planned.unmet(lacking).orElse(""));
    }

    /**
     * Asks somebody else's application each of its requests, for a tool that writes down what is to be expected. A line of CSV for each: its
     * status, type, entity in Base64, and whether it answered the same a second time, after all others had been sent; or {@code failed} and why.
     */
    private static String answers() {
        StringBuilder lines = new StringBuilder();
        try (JaxRsEngine engine = Engines.load()) {
            List<UserRequest> requests = UserClasses.here().orElseThrow().requests();
            engine.start(UserClasses.config());
            List<List<String>> first =
                    requests.stream().map(own -> answer(engine, own)).toList();
            for (int i = 0; i < first.size(); i++) {
                List<String> line = new ArrayList<>(first.get(i));
                line.add(Boolean.toString(line.equals(answer(engine, requests.get(i)))));
                lines.append(CsvFiles.line(line));
            }
        } catch (Exception | LinkageError e) {
            return CsvFiles.line(List.of("failed", Arguments.firstLine(e)));
        }
        return lines.toString();
    }

    private static List<String> answer(JaxRsEngine engine, UserRequest own) {
        Exchange exchange = new Exchange();
        exchange.begin(UserClasses.request(own));
        try {
            engine.dispatch(exchange);
        } catch (Exception e) {
            throw new IllegalStateException(own.name() + ": " + Arguments.firstLine(e), e);
        }
        String type = exchange.header("Content-Type");
        byte[] entity = exchange.sink().toByteArray();
        String base64 = Base64.getEncoder().encodeToString(entity);
        return List.of("" + exchange.status(), type == null || entity.length == 0 ? "" : type, base64);
    }
}
