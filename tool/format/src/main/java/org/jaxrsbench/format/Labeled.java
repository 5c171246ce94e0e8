package org.jaxrsbench.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A constant that files know by another name than the code does: {@code CPU_SHARE} is {@code cpu-share}, if it does not say otherwise. */
public interface Labeled {

    /** The name in the code. */
    String name();

    /** The name in files. */
    default String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant with a label; empty if there is none. */
    static <E extends Enum<E> & Labeled> Optional<E> find(Class<E> type, String label) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.label().equals(label))
                .findFirst();
    }

    /** All labels, for messages. */
    static <E extends Enum<E> & Labeled> String labels(Class<E> type) {
        return Arrays.stream(type.getEnumConstants()).map(Labeled::label).collect(Collectors.joining(", "));
    }
}
