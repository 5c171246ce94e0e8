package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import org.jaxrsbench.cli.Bench;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The page of all commands is what their help says; {@code -Dcommands.write} writes it, to be read in the diff. */
class CommandReferenceTest {

    private static final Path PAGE = Path.of("../../docs/reference/cli.md");

    @Test
    void thePageIsWhatHelpSays() throws IOException {
        String page = page();
        if (System.getProperty("commands.write") != null) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("mvn test -pl studies/pages -am -Dtest=CommandReferenceTest -Dsurefire.failIfNoSpecifiedTests=false"
                        + " -Dcommands.write writes it again")
                .isEqualTo(page);
    }

    /** What is cut in the middle, or wider than a terminal, is not read. */
    @Test
    void everyCommandIsSummedUpInOneSentence() {
        Bench.line().getSubcommands().forEach((name, command) -> {
            if (!name.equals("help")) { // picocli's own
                assertThat(command.getCommandSpec().usageMessage().header())
                        .as(name)
                        .singleElement()
                        .satisfies(header -> assertThat(header).endsWith(".").doesNotContain(". "));
            }
        });
        assertThat(page().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(110));
    }

    private static String page() {
        StringBuilder page = new StringBuilder("# Commands\n\nWhat `--help` prints, for each command. Written by a test"
                + " from the commands themselves.\n");
        append(page, "## scripts/bench", Bench.line());
        new TreeMap<>(Bench.line().getSubcommands()).forEach((name, command) -> {
            if (!name.equals("help")) {
                append(page, "### scripts/bench " + name, command);
            }
        });
        return page.toString();
    }

    private static void append(StringBuilder page, String title, CommandLine command) {
        page.append('\n').append(title).append("\n\n```text\n");
        command.getUsageMessage(Ansi.OFF)
                .lines()
                .forEach(line -> page.append(line.stripTrailing()).append('\n'));
        page.append("```\n");
    }
}
