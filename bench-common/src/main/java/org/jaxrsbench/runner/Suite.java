package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;

/** A named set of cases. */
enum Suite {
    /** What sets implementations side by side. */
    QUICK,
    /** What tells implementations and releases apart. */
    STANDARD,
    /** Everything. */
    FULL;

    /**
     * The suite of that name.
     *
     * @throws BadInputException if there is none
     */
    static Suite of(String name) {
        return Arrays.stream(values())
                .filter(s -> s.label().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException("--suite " + name + ": expected one of "
                        + Arrays.stream(values()).map(Suite::label).collect(Collectors.joining(", "))));
    }

    private String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a case, as it shows itself, is in it. */
    boolean has(String planned) {
        return this == FULL || cases().contains(planned);
    }

    /** The cases of a suite that is not everything, one a line in a file of its name. */
    Set<String> cases() {
        String file = label() + ".suite";
        try (InputStream in = Suite.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }
}
