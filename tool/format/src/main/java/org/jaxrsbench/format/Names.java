package org.jaxrsbench.format;

import static java.util.stream.Collectors.groupingBy;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Names of several parts, told apart by as few of them as do. */
final class Names {

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

    /** Of files: without the end {@code .json}, and with {@code …} for folders that are the same in all files of a name. */
    static Map<String, String> paths(Collection<String> paths) {
        Map<String, String> shortened = shortened(paths, "/");
        Map<String, String> shorter = new HashMap<>(shortened);
        shorter.replaceAll((path, name) -> {
            String[] parts = name.split("/");
            for (int i = 1; i < parts.length - 1; i++) {
                int at = i;
                boolean same = shortened.values().stream()
                        .filter(other -> end(other, "/", 1).equals(parts[parts.length - 1]))
                        .map(other -> other.split("/"))
                        .allMatch(other -> at < other.length - 1 && other[at].equals(parts[at]));
                parts[i] = same ? "…" : parts[i];
            }
            return String.join("/", parts).replaceAll("(…/)+", "…/").replaceFirst("\\.json$", "");
        });
        return Set.copyOf(shorter.values()).size() == shorter.size() ? shorter : shortened;
    }

    private static String end(String name, String separator, int parts) {
        int from = name.length();
        for (int i = 0; i < parts && from >= 0; i++) {
            from = name.lastIndexOf(separator, from - 1);
        }
        return name.substring(from + 1);
    }
}
