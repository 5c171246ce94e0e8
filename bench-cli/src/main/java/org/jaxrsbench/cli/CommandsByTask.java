package org.jaxrsbench.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Lists commands below the task that they are for, each with a line that says what it does. */
final class CommandsByTask {

    private static final int NAME_WIDTH = 22;

    private record Task(String name, List<String> commands) {}

    private static final List<Task> TASKS = List.of(
            new Task("Measure", List.of("run", "http", "reproduce", "history", "cliffs", "startup", "soak")),
            new Task("Judge", List.of("check", "bisect")),
            new Task("Look at results", List.of("report", "compare")),
            new Task("Verify the machine and the engines", List.of("doctor")),
            new Task("Help", List.of("help")));

    private CommandsByTask() {}

    /** The list. It fails if a command belongs to no task. */
    static String list(Help help) {
        List<String> left = new ArrayList<>(help.subcommands().keySet());
        StringBuilder text = new StringBuilder();
        for (Task task : TASKS) {
            text.append(String.format("%n%s:%n", task.name()));
            for (String name : task.commands()) {
                left.remove(name);
                UsageMessageSpec usage =
                        help.subcommands().get(name).commandSpec().usageMessage();
                text.append(String.format("  %-" + NAME_WIDTH + "s%s%n", name, String.format(usage.header()[0])));
            }
        }
        if (!left.isEmpty()) {
            throw new IllegalStateException("commands without a task: " + left);
        }
        return text.toString();
    }
}
