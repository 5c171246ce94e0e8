package org.jaxrsbench.cli;

import org.jaxrsbench.cli.command.BisectCommand;
import org.jaxrsbench.cli.command.CheckCommand;
import org.jaxrsbench.cli.command.CliffsCommand;
import org.jaxrsbench.cli.command.CompareCommand;
import org.jaxrsbench.cli.command.DoctorCommand;
import org.jaxrsbench.cli.command.HistoryCommand;
import org.jaxrsbench.cli.command.HttpCommand;
import org.jaxrsbench.cli.command.ReportCommand;
import org.jaxrsbench.cli.command.ReproduceCommand;
import org.jaxrsbench.cli.command.RunCommand;
import org.jaxrsbench.cli.command.SoakCommand;
import org.jaxrsbench.cli.command.StartupCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line tool. */
@Command(
        name = "bench",
        description = "Measures JAX-RS implementations against each other, and says whether one got slower.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        mixinStandardHelpOptions = true,
        version = "jaxrs-bench 1.0.0-SNAPSHOT",
        subcommands = {
            RunCommand.class,
            CompareCommand.class,
            CheckCommand.class,
            DoctorCommand.class,
            HttpCommand.class,
            ReportCommand.class,
            ReproduceCommand.class,
            HistoryCommand.class,
            BisectCommand.class,
            CliffsCommand.class,
            StartupCommand.class,
            SoakCommand.class,
            CommandLine.HelpCommand.class
        },
        exitCodeListHeading = "%nExit codes; if several apply, the one that comes first here:%n",
        exitCodeList = {
            "70:internal error",
            "2:usage or bad input",
            "4:incomparable machines, JVMs or settings",
            "5:a measurement failed",
            "1:regression",
            "3:inconclusive",
            "0:pass"
        })
public final class Bench {

    private Bench() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Runs a command and returns its exit code; whatever goes wrong is said on the error stream. */
    public static int run(String... args) {
        return CommandRunner.run(line(), args);
    }

    /** The command line. */
    public static CommandLine line() {
        return new CommandLine(new Bench());
    }
}
