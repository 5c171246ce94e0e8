package org.jaxrsbench.results;

import java.util.Arrays;
import java.util.Locale;

/** What became of a sample. */
public enum Status implements Labeled {
    /** Measured and valid. */
    OK,
    /** Measured, and left out for a reason that does not look at the score. */
    DISCARDED,
    /** Not measured: the fork failed. */
    FAILED;

    @Override
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Status of(String label) {
        return Arrays.stream(values())
                .filter(s -> s.label().equals(label))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("status is '" + label + "', not ok, discarded or failed"));
    }
}
