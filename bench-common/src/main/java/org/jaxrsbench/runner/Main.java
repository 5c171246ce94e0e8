package org.jaxrsbench.runner;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.MeasurementFailedException;

/** What {@code java -jar benchmarks.jar} runs: JMH's command line, with results as CSV and an honest exit code. */
public final class Main {

    private Main() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args).code());
    }

    /** Runs; whatever goes wrong is said on the error stream. */
    static ExitCode run(String... args) {
        try {
            Arguments arguments = new Arguments(args);
            Optional<List<String>> questions = arguments.questions();
            if (arguments.has("--serve") || arguments.has("--record")) {
                return reply(arguments);
            }
            if (questions.isPresent()) {
                org.openjdk.jmh.Main.main(questions.get().toArray(new String[0]));
                System.out.print(arguments.jmh.shouldHelp() ? Arguments.OWN_HELP : "");
                return ExitCode.PASS;
            }
            return new BenchmarkRun(arguments, Plan.of(arguments), Engines.load()).measure();
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

    /** What a tool asks for; whatever else is printed is no reply. */
    private static ExitCode reply(Arguments arguments) throws Exception {
        PrintStream replies = System.out;
        System.setOut(System.err);
        if (arguments.has("--record")) {
            AnswerRecording.record(replies);
            return ExitCode.PASS;
        }
        Listing listing = Harness.listing(arguments);
        replies.println(listing.toLine());
        return listing.badInput().isEmpty() ? ExitCode.PASS : ExitCode.BAD_INPUT;
    }
}
