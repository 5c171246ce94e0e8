package org.jaxrsbench.runner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.benchmark.SlicedBenchmark;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.runner.CompilerHints;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;

/** Lists the cases of a command line for the tool that runs them. */
final class CaseListing {

    private static final String COMPILE_COMMANDS = "-XX:CompileCommandFile=";

    private CaseListing() {}

    /** Lists. */
    static Listing of(Arguments arguments) throws IOException {
        OutputFormat format = OutputFormatFactory.createFormatInstance(
                System.err, arguments.jmh.verbosity().orElse(Defaults.VERBOSITY));
        List<PlannedCase> all;
        try {
            all = Plan.of(arguments, format);
            requireNames(all);
        } catch (BadInputException e) {
            return Listing.badInput(e.getMessage());
        }
        if (arguments.foreign()) {
            return listing("jmh", "unknown", SupportedCases.of(all, Map.of()));
        }
        JaxRsEngine engine = Engines.load();
        return listing(engine.implementation(), engine.version(), SupportedCases.of(all, Engines.unsupported(engine)));
    }

    private static Listing listing(String implementation, String version, SupportedCases support) throws IOException {
        List<Listing.Listed> cases = new ArrayList<>();
        support.supported().forEach(planned -> cases.add(listed(planned, "")));
        support.unsupported().forEach((planned, why) -> cases.add(listed(planned, why)));
        List<String> options = new ArrayList<>();
        CompilerHints.addCompilerHints(options);
        StringBuilder commands = new StringBuilder();
        for (String option : List.copyOf(options)) {
            if (option.startsWith(COMPILE_COMMANDS)) { // a file that goes with this JVM
                commands.append(Files.readString(Path.of(option.substring(COMPILE_COMMANDS.length()))));
                options.remove(option);
            }
        }
        return new Listing(
                ForkOrder.VERSION,
                implementation,
                version,
                Harness.digest(),
                SlicedBenchmark.CARRIER,
                options,
                commands.toString(),
                cases,
                "");
    }

    private static Listing.Listed listed(PlannedCase planned, String unsupported) {
        return new Listing.Listed(
                planned.benchmark(),
                planned.parameters().values(),
                planned.mode().shortLabel(),
                planned.entry().getUsername(),
                planned.application().orElse(""),
                planned.sliceable(),
                planned.jvmFlags(),
                unsupported);
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
}
