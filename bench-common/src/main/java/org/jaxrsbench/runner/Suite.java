package org.jaxrsbench.runner;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;

/**
 * A named set of cases: {@code quick} sets implementations side by side, {@code standard} tells implementations and releases apart, and
 * {@code full} is everything.
 *
 * @param cases as they show themselves; empty for everything
 */
record Suite(Set<String> cases) {

    /**
     * The suite of that name, one case a line in a file of that name.
     *
     * @throws BadInputException if there is none
     */
    static Suite of(String name) {
        if (name.equals("full")) {
            return new Suite(Set.of());
        }
        try (InputStream in = Suite.class.getResourceAsStream(name + ".suite")) {
            if (in == null) {
                throw new BadInputException("--suite " + name + ": expected one of quick, standard, full");
            }
            return new Suite(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet()));
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** Whether a case, as it shows itself, is in it. */
    boolean has(String planned) {
        return cases.isEmpty() || cases.contains(planned);
    }
}
