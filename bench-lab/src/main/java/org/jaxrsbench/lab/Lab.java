package org.jaxrsbench.lab;

import org.jaxrsbench.cli.CommandRunner;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line of the studies behind the rule. */
@Command(
        name = "lab",
        description = "Repeats the studies that the gate's rule rests on.",
        mixinStandardHelpOptions = true,
        subcommands = {
            SimulateCommand.class,
            EstimatorsCommand.class,
            BankCommand.class,
            RatesCommand.class,
            PilotCommand.class,
            SpreadCommand.class,
            WindowsCommand.class,
            CommandLine.HelpCommand.class
        },
        exitCodeListHeading = "%nExit codes, the first that applies:%n",
        exitCodeList = {"2:usage or bad input", "5:a measurement failed", "0:done", "70:internal error"})
public final class Lab {

    private Lab() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Runs a command and returns its exit code. */
    public static int run(String... args) {
        return CommandRunner.run(line(), args);
    }

    /** The command line. */
    public static CommandLine line() {
        return new CommandLine(new Lab());
    }
}
