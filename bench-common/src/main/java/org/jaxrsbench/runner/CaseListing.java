package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.runner.CompilerHints;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;

/**
 * Lists the cases of a command line for the tool that runs them, as lines of CSV: {@code hello}, {@code case} and {@code unsupported},
 * {@code options} and {@code ready}. Ends with its standard input: the file that the options name is there until then.
 */
final class CaseListing {

    private final Arguments arguments;
    private final PrintStream replies;

    CaseListing(Arguments arguments, PrintStream replies) {
        this.arguments = arguments;
        this.replies = replies;
    }

    /** Lists. */
    ExitCode list() throws IOException {
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
        SupportedCases support;
        if (arguments.foreign()) {
            hello("jmh", "unknown");
            support = SupportedCases.of(all, Map.of());
        } else {
            JaxRsEngine engine = Engines.load();
            hello(engine.implementation(), engine.version());
            support = SupportedCases.of(all, Engines.unsupported(engine));
        }
        List<PlannedCase> plan = support.supported();
        for (int i = 0; i < plan.size(); i++) {
            List<String> line = line("case", List.of(Integer.toString(i)));
            line.addAll(fields(plan.get(i)));
            line.add(plan.get(i).application().orElse(""));
            line.add(plan.get(i).sliceable() ? "yes" : "no");
            line.addAll(plan.get(i).jvmFlags());
            reply(line);
        }
        support.unsupported().forEach((planned, why) -> {
            List<String> line = line("unsupported", fields(planned));
            line.add(why);
            reply(line);
        });
        List<String> options = new ArrayList<>();
        CompilerHints.addCompilerHints(options);
        options.add(0, SlicedBenchmark.CARRIER);
        reply(line("options", options));
        reply(List.of("ready"));
        System.in.transferTo(PrintStream.nullOutputStream());
        return ExitCode.PASS;
    }

    private void hello(String implementation, String version) {
        reply(List.of("hello", implementation, version, Harness.digest(), Integer.toString(ForkOrder.VERSION)));
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
