package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jaxrsbench.Pages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A link between pages, or from a page to a file or a picture, leads somewhere. */
class LinksTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("(?:]\\(|src=\"|srcset=\"|href=\")(?![a-z]+:)([^)\"\\s]+)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

    static List<Path> pages() throws IOException {
        return Pages.in(ROOT);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsSomewhere(Path page) throws IOException {
        List<String> links = LINK.matcher(Files.readString(page))
                .results()
                .map(link -> link.group(1))
                .toList();
        for (String link : links) {
            String[] parts = link.split("#", 2);
            Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
            assertThat(target).as(page + ": " + link).exists();
            if (parts.length == 2) {
                assertThat(anchors(target)).as(page + ": " + link).contains(parts[1]);
            }
        }
    }

    /** As GitHub makes them of headings. */
    private static Stream<String> anchors(Path page) throws IOException {
        return HEADING.matcher(Files.readString(page))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'));
    }
}
