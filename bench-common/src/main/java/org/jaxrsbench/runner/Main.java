package org.jaxrsbench.runner;

import java.io.PrintStream;
import java.time.Clock;
import java.util.List;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.runner.Plan.PlannedCase;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** What {@code java -jar benchmarks.jar} runs: JMH's command line, with results as CSV and an honest exit code. */
public final class Main {

    private static final OutputFormat QUIET = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);

    private Main() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args).code());
    }

    /** Runs; whatever goes wrong is said on the error stream. */
    static ExitCode run(String... args) {
        try {
            return dispatch(new Arguments(args));
        } catch (BadInputException e) {
            System.err.println("error: " + e.getMessage());
            return ExitCode.BAD_INPUT;
        } catch (MeasurementFailedException e) {
            System.err.println("error: " + e.getMessage());
            return ExitCode.MEASUREMENT_FAILED;
        } catch (Exception e) {
            System.err.println("internal error: please report this with the trace");
            e.printStackTrace();
            return ExitCode.INTERNAL_ERROR;
        }
    }

    private static ExitCode dispatch(Arguments arguments) throws Exception {
        if (arguments.records()) {
            PrintStream replies = System.out;
            System.setOut(System.err);
            AnswerRecording.record(replies);
            return ExitCode.PASS;
        }
        if (arguments.serve()) {
            PrintStream replies = System.out;
            System.setOut(System.err);
            Listing listing = CaseListing.of(arguments);
            replies.println(listing.toLine());
            return listing.badInput().isEmpty() ? ExitCode.PASS : ExitCode.BAD_INPUT;
        }
        if (arguments.informational()) {
            org.openjdk.jmh.Main.main(arguments.jmhArguments().toArray(new String[0]));
            if (arguments.jmh.shouldHelp()) {
                System.out.print(Arguments.OWN_HELP);
            }
            return ExitCode.PASS;
        }
        List<PlannedCase> plan = Plan.of(arguments, QUIET);
        JaxRsEngine engine = Engines.load();
        SupportedCases support = SupportedCases.of(plan, Engines.unsupported(engine));
        if (support.supported().isEmpty()) {
            throw new BadInputException(engine.implementation() + " " + engine.version()
                    + " supports none of the selected cases: " + support.describe());
        }
        return new BenchmarkRun(arguments, support, engine, Clock.systemUTC()).measure();
    }
}
