package org.jaxrsbench.cli;

import org.jaxrsbench.cli.command.CheckCommand;
import org.jaxrsbench.cli.command.CompareCommand;
import org.jaxrsbench.cli.command.DoctorCommand;
import org.jaxrsbench.cli.command.FramesCommand;
import org.jaxrsbench.cli.command.HttpCommand;
import org.jaxrsbench.cli.command.MatrixCommand;
import org.jaxrsbench.cli.command.RankCommand;
import org.jaxrsbench.cli.command.ReproduceCommand;
import org.jaxrsbench.cli.command.RunCommand;
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
            DoctorCommand.class,
            HttpCommand.class,
            ReproduceCommand.class,
            RankCommand.class,
            FramesCommand.class,
            MatrixCommand.class,
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
        return CommandRunner.run(new Bench(), args);
    }
}
