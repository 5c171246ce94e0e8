package org.jaxrsbench.readme;

import java.util.Map;
import java.util.TreeMap;
import org.jaxrsbench.cli.Bench;

/** The example that each command's help ends with. */
final class HelpExamples {

    private HelpExamples() {}

    /**
     * All examples by command, such as {@code bench compare}.
     *
     * @throws IllegalStateException if a command has none
     */
    static Map<String, String> all() {
        Map<String, String> examples = new TreeMap<>();
        Bench.line().getSubcommands().forEach((name, command) -> {
            if (!name.equals("help")) { // picocli's own
                String[] footer = command.getCommandSpec().usageMessage().footer();
                if (footer.length == 0) {
                    throw new IllegalStateException(name + ": its help has no example");
                }
                for (int i = 0; i < footer.length; i++) {
                    examples.put(
                            "bench " + name + " " + (i + 1),
                            String.format(footer[i]).strip());
                }
            }
        });
        return examples;
    }
}
