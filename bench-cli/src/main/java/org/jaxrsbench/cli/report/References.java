package org.jaxrsbench.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;

/** Implementations that are no competitors: they show what could be reached at best and come last in a table. */
public final class References {

    private static final String FILE = "references.txt";

    private References() {}

    /** Their names, as {@code references.txt} beside this class has them. */
    public static Set<String> implementations() {
        try (InputStream file = References.class.getResourceAsStream(FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }
}
