package org.jaxrsbench.runner;

import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.util.List;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.record.Machine;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.MeasurementFailedException;
import org.jaxrsbench.runner.Plan.PlannedCase;

/** The main class of {@code java -jar benchmarks.jar}: JMH's command line, with results as CSV and an exit code that reports failures. */
public final class Main {

    private Main() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args).code());
    }

    /** Runs; whatever goes wrong is said on the error stream. */
    static ExitCode run(String... args) {
        PrintStream replies = System.out;
        try {
            Machine.temporaryFolder();
            Arguments arguments = new Arguments(args);
            if (arguments
                    .own("--serve")
                    .or(() -> arguments.own(Arguments.RECORD))
                    .isPresent()) {
                Harness.reply(arguments);
                return ExitCode.PASS;
            }
            if (arguments.asks()) {
                org.openjdk.jmh.Main.main(arguments.jmhArguments.toArray(new String[0]));
                System.out.print(arguments.jmh.shouldHelp() ? Arguments.OWN_HELP : "");
                return ExitCode.PASS;
            }
            List<PlannedCase> plan = Plan.of(arguments);
            return new BenchmarkRun(arguments, Engines.load()).measure(plan);
        } catch (BadInputException | MeasurementFailedException e) {
            if (List.of(args).contains("--serve")) {
                replies.println(Listing.badInput(e.getMessage()).toLine());
            }
            System.err.println("error: " + e.getMessage());
            return e instanceof BadInputException ? ExitCode.BAD_INPUT : ExitCode.MEASUREMENT_FAILED;
        } catch (InvalidPathException e) {
            System.err.println("error: " + e.getMessage() + "; LC_ALL=C.UTF-8 lets Java name any file");
            return ExitCode.BAD_INPUT;
        } catch (Exception | Error e) {
            System.err.println("internal error: please report this with the trace");
            e.printStackTrace();
            return ExitCode.INTERNAL_ERROR;
        }
    }
}
