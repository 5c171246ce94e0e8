package org.jaxrsbench.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No command of the README is one that continuous integration does not know how to run. */
class ReadmeCommandsTest {

    @Test
    void everyCommandOfTheReadmeIsKnown() throws IOException {
        List<PrintedCommand> commands = PrintedCommand.in(Files.readAllLines(Path.of("../README.md")));
        assertThat(commands).hasSizeGreaterThan(20);
        assertThat(commands)
                .allSatisfy(
                        command -> assertThat(ShortCommand.of(command).text()).isNotBlank());
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
                .hasMessage("line 2: a fenced block labelled '': expected sh for commands, or one of [text, yaml]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "java -jar a.jar HelloWorld -p method=GET -f 3"
                        + "| java -jar a.jar HelloWorld -p method=GET -f 1 -wi 1 -w 100ms -i 1 -r 100ms",
                "java -jar a.jar -lp | java -jar a.jar -lp",
                "mvn package exec:exec -Djmh.args=\"TextEntity -f 5\""
                        + "| mvn -B -ntp -q package exec:exec -Djmh.args=\"TextEntity -f 1 -wi 1 -w 100ms -i 1 -r 100ms\""
                        + " -pl bench-jersey,bench-resteasy -am",
                "scripts/bench compare results/RUN | scripts/bench compare results/*-reference",
            })
    void whatMeasuresIsGivenShortTimes(String printed, String shortened) {
        assertThat(ShortCommand.of(new PrintedCommand(1, printed)).text()).isEqualTo(shortened);
    }
}
