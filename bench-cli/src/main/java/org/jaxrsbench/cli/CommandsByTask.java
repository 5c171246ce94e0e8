package org.jaxrsbench.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;

/** Lists commands below the task that they are for, each with a line that says what it does. */
final class CommandsByTask {

    private static final int NAME_WIDTH = 22;

    private CommandsByTask() {}

    /**
     * The list.
     *
     * @param tasks names of commands by task
     * @return what fails if a command belongs to no task
     */
    static IHelpSectionRenderer of(Map<String, List<String>> tasks) {
        return help -> {
            List<String> left = new ArrayList<>(help.subcommands().keySet());
            StringBuilder text = new StringBuilder();
            tasks.forEach((task, names) -> {
                text.append(String.format("%n%s:%n", task));
                for (String name : names) {
                    left.remove(name);
                    text.append(String.format(
                            "  %-" + NAME_WIDTH + "s%s%n",
                            name,
                            summary(help.subcommands().get(name))));
                }
            });
            if (!left.isEmpty()) {
                throw new IllegalStateException("commands without a task: " + left);
            }
            return text.toString();
        };
    }

    private static String summary(Help command) {
        CommandSpec spec = command.commandSpec();
        String[] header = spec.usageMessage().header();
        String[] description = spec.usageMessage().description();
        String[] lines = header.length > 0 ? header : description;
        return lines.length == 0 ? "" : String.format(lines[0]);
    }
}
