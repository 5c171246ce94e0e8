package org.jaxrsbench.cli.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;

/** Which cases share a fork. */
public enum Grouping {
    /** All cases that need the same application: it boots once, and windows take turns among them. */
    APPLICATION,
    /** None: one case a fork. */
    CASE;

    /** The name on the command line and in {@code environment.csv}. */
    @JsonValue
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Whether a worker waits while the JVM compiles ({@code -Xbatch}). In a shared fork it does: what is compiled does not depend
     * on how fast the compiler was then, and pairs differ by much less (docs/gate-study.md). A case that is alone goes on, as a server
     * does.
     */
    public boolean waitsForTheCompiler() {
        return this == APPLICATION;
    }

    /**
     * The grouping of that name.
     *
     * @throws BadInputException if there is none
     */
    @JsonCreator
    public static Grouping of(String label) {
        return Arrays.stream(values())
                .filter(g -> g.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new BadInputException("--grouping " + label + ": expected one of "
                        + Arrays.stream(values()).map(Grouping::label).collect(Collectors.joining(", "))));
    }
}
