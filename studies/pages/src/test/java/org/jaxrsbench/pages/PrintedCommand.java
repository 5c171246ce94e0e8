package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jaxrsbench.cli.Bench;

/**
 * A command that a page of documentation prints.
 *
 * @param line its line, from 1
 * @param text the command
 */
record PrintedCommand(int line, String text) {

    private static final String FENCE = "```";
    private static final String SHELL = "sh";
    private static final List<String> NO_COMMANDS = List.of("text", "yaml", "xml");

    /**
     * Each line of each fenced block that says {@code sh}.
     *
     * @throws IllegalArgumentException if a block does not say what it holds: a command in it would not be seen
     */
    static List<PrintedCommand> in(List<String> page) {
        List<PrintedCommand> commands = new ArrayList<>();
        String block = null;
        for (int i = 0; i < page.size(); i++) {
            String line = page.get(i).strip();
            if (line.startsWith(FENCE)) {
                block = block == null ? label(line, i + 1) : null;
            } else if (SHELL.equals(block)) {
                commands.add(new PrintedCommand(i + 1, line));
            }
        }
        return commands;
    }

    /** The examples that the help of each command ends with; each has one. */
    static Map<String, PrintedCommand> ofHelp() {
        Map<String, PrintedCommand> examples = new TreeMap<>();
        Bench.line().getSubcommands().forEach((name, command) -> {
            String[] footer = command.getCommandSpec().usageMessage().footer();
            if (!name.equals("help")) { // picocli's own
                assertThat(footer).as(name).isNotEmpty();
            }
            for (int i = 0; i < footer.length; i++) {
                examples.put(
                        "bench " + name + " " + (i + 1),
                        new PrintedCommand(1, String.format(footer[i]).strip()));
            }
        });
        return examples;
    }

    private static String label(String fence, int line) {
        String label = fence.substring(FENCE.length());
        if (!label.equals(SHELL) && !NO_COMMANDS.contains(label)) {
            throw new IllegalArgumentException("line " + line + ": a fenced block labelled '" + label
                    + "': expected sh for commands, or one of " + NO_COMMANDS);
        }
        return label;
    }

    @Override
    public String toString() {
        return "line " + line + ": " + text;
    }
}
