package org.jaxrsbench.cli.command;

import java.util.List;
import java.util.function.Predicate;
import org.jaxrsbench.format.BadInputException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A form of a command that takes some of its options only: what it would ignore is refused.
 *
 * @param spec the command
 * @param form for messages, such as {@code --resume, which goes on as the run began}
 */
public record OneForm(CommandSpec spec, String form) {

    /** Stands for the words beside the options. */
    public static final String WORDS = "words";

    /**
     * Makes sure that nothing else is on the command line.
     *
     * @param names the long names of what is allowed, or {@link #WORDS}; options of a group are allowed
     * @throws BadInputException naming the first that is not
     */
    public void takesOnly(List<String> names) {
        refuse(
                name -> !names.contains(name),
                "expected no others than "
                        + String.join(
                                ", ",
                                names.stream().filter(n -> !n.equals(WORDS)).toList()));
    }

    /**
     * Makes sure that none of these is on the command line.
     *
     * @param names long names
     * @throws BadInputException naming the first that is
     */
    public void takesNone(List<String> names) {
        refuse(names::contains, "leave it out");
    }

    private void refuse(Predicate<String> wrong, String fix) {
        for (ArgSpec arg : spec.commandLine().getParseResult().matchedArgs()) {
            String name = arg instanceof OptionSpec option ? option.longestName() : WORDS;
            if (arg.group() == null && wrong.test(name)) {
                throw new BadInputException(
                        (name.equals(WORDS) ? arg.paramLabel() : name) + " is not for " + form + "; " + fix);
            }
        }
    }
}
