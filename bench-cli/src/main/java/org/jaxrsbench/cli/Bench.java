package org.jaxrsbench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import org.jaxrsbench.cli.command.CheckCommand;
import org.jaxrsbench.cli.command.CompareCommand;
import org.jaxrsbench.cli.command.DoctorCommand;
import org.jaxrsbench.cli.command.FramesCommand;
import org.jaxrsbench.cli.command.HttpCommand;
import org.jaxrsbench.cli.command.RankCommand;
import org.jaxrsbench.cli.command.ReproduceCommand;
import org.jaxrsbench.cli.command.RunCommand;
import org.jaxrsbench.cli.command.SimulateCommand;
import org.jaxrsbench.cli.command.StudyCommand;
import org.jaxrsbench.cli.gate.IncomparableException;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line tool. */
@Command(
        name = "bench",
        description = "Measures JAX-RS implementations against each other, compares, and says whether one got slower.",
        mixinStandardHelpOptions = true,
        version = "jaxrs-bench 1.0.0-SNAPSHOT",
        subcommands = {
            RunCommand.class,
            CompareCommand.class,
            CheckCommand.class,
            SimulateCommand.class,
            StudyCommand.class,
            DoctorCommand.class,
            HttpCommand.class,
            ReproduceCommand.class,
            RankCommand.class,
            FramesCommand.class,
            AutoComplete.GenerateCompletion.class,
            CommandLine.HelpCommand.class
        },
        exitCodeListHeading = "%nExit codes, the first that applies:%n",
        exitCodeList = {
            "2:usage or bad input",
            "4:incomparable machines, JVMs or settings",
            "5:a measurement failed",
            "1:regression",
            "3:inconclusive",
            "0:pass",
            "70:internal error"
        })
public final class Bench {

    private Bench() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Runs a command and returns its exit code; whatever goes wrong is said on the error stream. */
    public static int run(String... args) {
        CommandLine line = new CommandLine(new Bench());
        line.setExecutionStrategy(new CommandLine.RunLast());
        line.setParameterExceptionHandler((e, arguments) -> {
            PrintWriter err = e.getCommandLine().getErr();
            err.println("error: " + oneLine(e) + "; --help explains");
            return ExitCode.BAD_INPUT.code();
        });
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            PrintWriter err = command.getErr();
            if (e instanceof BadInputException) {
                err.println("error: " + oneLine(e));
                return ExitCode.BAD_INPUT.code();
            }
            if (e instanceof IncomparableException) {
                err.println("error: " + oneLine(e));
                return ExitCode.INCOMPARABLE.code();
            }
            if (e instanceof IOException) {
                err.println("error: the measurement failed: " + oneLine(e) + "; what was measured before is kept");
                return ExitCode.MEASUREMENT_FAILED.code();
            }
            err.println("internal error: please report this with the trace");
            e.printStackTrace(err);
            return ExitCode.INTERNAL_ERROR.code();
        });
        int code = line.execute(args);
        return args.length == 0 ? ExitCode.BAD_INPUT.code() : code;
    }

    private static String oneLine(Exception e) {
        return e.getMessage() == null
                ? e.getClass().getSimpleName()
                : e.getMessage().strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
