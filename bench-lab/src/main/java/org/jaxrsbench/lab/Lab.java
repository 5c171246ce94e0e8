package org.jaxrsbench.lab;

import org.jaxrsbench.cli.CommandRunner;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line of the studies behind the rule. */
@Command(
        name = "lab",
        description = "Repeats the studies that the gate's rule rests on.",
        mixinStandardHelpOptions = true,
        subcommands = {SimulateCommand.class, StudyCommand.class, CommandLine.HelpCommand.class})
public final class Lab {

    private Lab() {}

    /** Runs and exits. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Runs a command and returns its exit code. */
    public static int run(String... args) {
        return CommandRunner.run(new Lab(), args);
    }
}
