package org.jaxrsbench.results;

import static java.util.stream.Collectors.groupingBy;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names of several parts, told apart by as few of them as do. */
final class Names {

    private static final String LEFT_OUT = "…";

    private Names() {}

    /**
     * The last part of each name; and where several share it, as many parts before it as tell them apart.
     *
     * @param names any number; the same one twice is one
     * @param separator between parts
     * @return by name; no two are the same
     */
    static Map<String, String> shortened(Collection<String> names, String separator) {
        Map<String, List<String>> sharing = names.stream().distinct().collect(groupingBy(n -> end(n, separator, 1)));
        Map<String, String> shortened = new HashMap<>();
        sharing.values().forEach(alike -> {
            int parts = IntStream.iterate(1, i -> i + 1)
                    .filter(i -> alike.stream()
                                    .map(name -> end(name, separator, i))
                                    .distinct()
                                    .count()
                            == alike.size())
                    .findFirst()
                    .orElseThrow();
            alike.forEach(name -> shortened.put(name, end(name, separator, parts)));
        });
        return shortened;
    }

    /** The same with {@code …} for what is between the first part that is needed and the last one. */
    static Map<String, String> paths(Collection<String> names) {
        Map<String, String> shortened = shortened(names, "/");
        Map<String, String> shorter = new HashMap<>();
        shortened.forEach((name, path) -> shorter.put(name, path.replaceFirst("/.+/", "/" + LEFT_OUT + "/")));
        boolean clear = shorter.values().stream().distinct().count() == shorter.size();
        return clear ? shorter : shortened;
    }

    private static String end(String name, String separator, int parts) {
        List<String> all = List.of(name.split(java.util.regex.Pattern.quote(separator)));
        return all.stream().skip(Math.max(0, all.size() - parts)).collect(Collectors.joining(separator));
    }
}
