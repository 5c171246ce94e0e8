package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A message that {@code docs/trouble.md} explains is one that the code can give. */
class TroublePageTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    /** The first cell of a row, if it is a message; what varies in it is written as three dots. */
    private static final Pattern MESSAGE = Pattern.compile("(?m)^\\| `([^`]+)`");

    @Test
    void everyMessageOfThePageIsInTheCode() throws IOException {
        String code = code();
        String page = Files.readString(ROOT.resolve("docs/trouble.md"));
        List<String> messages = MESSAGE.matcher(page.substring(0, page.indexOf("## Machines")))
                .results()
                .map(message -> message.group(1))
                .toList();
        assertThat(messages).hasSizeGreaterThan(20).allSatisfy(message -> {
            for (String part : message.split("…")) {
                assertThat(code).contains(part.strip());
            }
        });
    }

    /** All of it, with texts that are broken over lines in one piece. */
    private static String code() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file ->
                            file.toString().endsWith(".java") && file.toString().contains("/src/main/"))
                    .map(TroublePageTest::read)
                    .collect(Collectors.joining())
                    .replaceAll("\"\\s*\\+\\s*\"", "");
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
