package org.jaxrsbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The pages of the documentation. */
public final class Pages {

    private Pages() {}

    /** The pages at the root of a checkout, the README among them, then those of {@code docs}, by path. */
    public static List<Path> in(Path checkout) throws IOException {
        try (Stream<Path> root = Files.list(checkout);
                Stream<Path> docs = Files.walk(checkout.resolve("docs"))) {
            return Stream.concat(root.sorted(), docs.sorted())
                    .filter(page -> page.toString().endsWith(".md"))
                    .toList();
        }
    }
}
