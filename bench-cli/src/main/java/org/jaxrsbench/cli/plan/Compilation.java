package org.jaxrsbench.cli.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;

/** What a fork's worker does while the JVM compiles a method that it runs. */
public enum Compilation {
    /** The worker waits ({@code -Xbatch}): what is compiled does not depend on how fast the compiler was. */
    BATCH,
    /** The worker goes on with the code that there is, as a server does. */
    BACKGROUND;

    /** The name on the command line. */
    @JsonValue
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The kind of that name.
     *
     * @throws BadInputException if there is none
     */
    @JsonCreator
    public static Compilation of(String label) {
        return Arrays.stream(values())
                .filter(c -> c.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new BadInputException("--compilation " + label + ": expected one of "
                        + Arrays.stream(values()).map(Compilation::label).collect(Collectors.joining(", "))));
    }
}
