package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jaxrsbench.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What pages of the documentation name is there: files, headings, commands, messages. */
class PagesTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("(?:]\\(|src=\"|srcset=\"|href=\")(?![a-z]+:)([^)\"\\s]+)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    /** The first cell of a row, if it is a message; what varies in it is written as three dots. */
    private static final Pattern MESSAGE = Pattern.compile("(?m)^\\| `([^`]+)`");

    static List<Path> pages() throws IOException {
        return Pages.in(ROOT);
    }

    private static List<String> found(Pattern pattern, Path page) throws IOException {
        return pattern.matcher(Files.readString(page))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsSomewhere(Path page) throws IOException {
        for (String link : found(LINK, page)) {
            String[] parts = link.split("#", 2);
            Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
            assertThat(target).as(page + ": " + link).exists();
            if (parts.length == 2) {
                // As GitHub makes them of headings.
                assertThat(found(HEADING, target))
                        .extracting(heading -> heading.toLowerCase(Locale.ROOT)
                                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                                .replace(' ', '-'))
                        .as(page + ": " + link)
                        .contains(parts[1]);
            }
        }
    }

    /** Continuous integration knows how to run it. */
    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandIsKnown(Path page) throws IOException {
        assertThat(PrintedCommand.in(Files.readAllLines(page))).allSatisfy(ShortCommand::of);
    }

    @Test
    void everyCommandOfHelpIsKnown() {
        assertThat(PrintedCommand.ofHelp())
                .hasSizeGreaterThan(12)
                .allSatisfy((name, example) -> ShortCommand.of(example));
    }

    @Test
    void anUnknownCommandIsNamedWithItsLine() {
        List<PrintedCommand> commands =
                PrintedCommand.in(List.of("# Page", "```sh", "scripts/bench dance", "```", "scripts/bench sing"));
        assertThat(commands).containsExactly(new PrintedCommand(3, "scripts/bench dance"));
        assertThatThrownBy(() -> ShortCommand.of(commands.get(0)))
                .hasMessageStartingWith("line 3: scripts/bench dance");
    }

    @Test
    void aBlockSaysWhatItHolds() {
        assertThat(PrintedCommand.in(List.of("```yaml", "mvn verify", "```"))).isEmpty();
        assertThatThrownBy(() -> PrintedCommand.in(List.of("text", "```", "mvn verify", "```")))
                .hasMessageStartingWith("line 2: a fenced block labelled ''");
    }

    @Test
    void everyMessageThatIsExplainedIsInTheCode() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(ROOT)) {
            for (Path file :
                    (Iterable<Path>) files.filter(f -> f.toString().matches(".*/src/main/.*\\.java"))::iterator) {
                all.append(Files.readString(file));
            }
        }
        String code = all.toString().replaceAll("\"\\s*\\+\\s*\"", ""); // texts that are broken over lines in one piece
        assertThat(found(MESSAGE, ROOT.resolve("docs/trouble.md")))
                .hasSizeGreaterThan(20)
                .allSatisfy(message -> assertThat(message.split("…"))
                        .allSatisfy(part -> assertThat(code).contains(part.strip())));
    }
}
