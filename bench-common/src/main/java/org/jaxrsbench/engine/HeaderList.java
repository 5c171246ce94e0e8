package org.jaxrsbench.engine;

import java.util.Arrays;
import java.util.List;

/**
 * The headers of a response in the order in which they came; a name may come more than once, in any case. Reused, so that after
 * warm-up it allocates nothing. Not for use by two threads.
 */
final class HeaderList {

    private String[] names = new String[8];
    private String[] values = new String[8];
    private int count;

    void clear() {
        count = 0;
    }

    void add(String name, String value) {
        if (count == names.length) {
            names = Arrays.copyOf(names, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        names[count] = name;
        values[count++] = value;
    }

    /** Takes out what has this name. */
    void remove(String name) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!names[i].equalsIgnoreCase(name)) {
                names[kept] = names[i];
                values[kept++] = values[i];
            }
        }
        count = kept;
    }

    /** The first value under this name; null if there is none. */
    String first(String name) {
        for (int i = 0; i < count; i++) {
            if (names[i].equalsIgnoreCase(name)) {
                return values[i];
            }
        }
        return null;
    }

    List<String> names() {
        return List.of(Arrays.copyOf(names, count));
    }
}
