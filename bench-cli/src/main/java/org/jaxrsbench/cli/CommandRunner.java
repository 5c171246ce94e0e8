package org.jaxrsbench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.IncomparableException;
import org.jaxrsbench.results.MeasurementFailedException;
import picocli.CommandLine;

/** Runs a picocli command and turns whatever goes wrong into one line and an exit code. */
public final class CommandRunner {

    // Columns of a terminal that help is made for.
    private static final int WIDTH = 100;

    private CommandRunner() {}

    /** A command line as it is run: its help is as wide as a terminal. */
    public static CommandLine configured(CommandLine line) {
        return line.setUsageHelpWidth(WIDTH);
    }

    /** Runs a command and returns its exit code; whatever goes wrong is said on the error stream. */
    public static int run(CommandLine command, String... args) {
        CommandLine line = configured(command);
        line.setExecutionStrategy(new CommandLine.RunLast());
        line.setParameterExceptionHandler((e, arguments) -> {
            PrintWriter err = e.getCommandLine().getErr();
            err.println("error: " + oneLine(e) + suggestion(e) + "; --help explains");
            return ExitCode.BAD_INPUT.code();
        });
        line.setExecutionExceptionHandler((e, failed, parsed) -> {
            PrintWriter err = failed.getErr();
            if (e instanceof BadInputException) {
                err.println("error: " + oneLine(e));
                return ExitCode.BAD_INPUT.code();
            }
            if (e instanceof IncomparableException) {
                err.println("error: " + oneLine(e) + "; --allow-machine-mismatch compares them in spite of that");
                return ExitCode.INCOMPARABLE.code();
            }
            if (e instanceof MeasurementFailedException) {
                err.println("error: the measurement failed: " + oneLine(e) + "; what was measured before is kept");
                return ExitCode.MEASUREMENT_FAILED.code();
            }
            if (e instanceof IOException) {
                err.println("error: a file cannot be read or written: "
                        + e.getClass().getSimpleName() + ": " + oneLine(e)
                        + "; check that it exists and that there is room and permission");
                return ExitCode.BAD_INPUT.code();
            }
            err.println("internal error: please report this with the trace");
            e.printStackTrace(err);
            return ExitCode.INTERNAL_ERROR.code();
        });
        int code = line.execute(args);
        return args.length == 0 ? ExitCode.BAD_INPUT.code() : code;
    }

    /** What may have been meant by a word that is not known. */
    private static String suggestion(CommandLine.ParameterException e) {
        return e instanceof CommandLine.UnmatchedArgumentException unmatched
                        && !unmatched.getSuggestions().isEmpty()
                ? "; did you mean "
                        + String.join(" or ", unmatched.getSuggestions()).replaceFirst("^\\w+ ", "") + "?"
                : "";
    }

    private static String oneLine(Exception e) {
        return e.getMessage() == null
                ? e.getClass().getSimpleName()
                : e.getMessage().strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
