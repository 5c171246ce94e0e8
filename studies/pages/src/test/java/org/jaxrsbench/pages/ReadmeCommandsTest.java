package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.Pages;
import org.junit.jupiter.api.Test;

/** No command of a page or of a help text is one that continuous integration does not know how to run. */
class ReadmeCommandsTest {

    @Test
    void everyCommandOfEveryPageIsKnown() throws IOException {
        for (Path page : Pages.in(Path.of("../.."))) {
            assertThat(PrintedCommand.in(Files.readAllLines(page)))
                    .as(page.toString())
                    .allSatisfy(command ->
                            assertThat(ShortCommand.of(command).text()).isNotBlank());
        }
        assertThat(PrintedCommand.in(Files.readAllLines(Path.of("../../README.md"))))
                .hasSizeGreaterThan(6);
    }

    @Test
    void everyCommandOfHelpIsKnown() {
        assertThat(PrintedCommand.ofHelp())
                .hasSizeGreaterThan(12)
                .allSatisfy((command, example) ->
                        assertThat(ShortCommand.of(example).text()).as(command).isNotBlank());
    }

    @Test
    void anUnknownCommandIsNamedWithItsLine() {
        List<PrintedCommand> commands =
                PrintedCommand.in(List.of("# Page", "```sh", "scripts/bench dance", "```", "scripts/bench sing"));
        assertThat(commands).containsExactly(new PrintedCommand(3, "scripts/bench dance"));
        assertThatThrownBy(() -> ShortCommand.of(commands.get(0)))
                .hasMessageStartingWith("line 3: scripts/bench dance: add a rule");
    }

    @Test
    void aBlockSaysWhatItHolds() {
        assertThat(PrintedCommand.in(List.of("```yaml", "mvn verify", "```"))).isEmpty();
        assertThatThrownBy(() -> PrintedCommand.in(List.of("text", "```", "mvn verify", "```")))
                .hasMessage(
                        "line 2: a fenced block labelled '': expected sh for commands, or one of [text, yaml, xml]");
    }
}
