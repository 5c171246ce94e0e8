package org.jaxrsbench.protocol;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What whoever resolves a release leaves on its class path for the JVM that runs it: a list of jars that are not on the class path, or
 * why there are none. As text: the name of a class, then the path of a jar a line; or {@code #} and the reason.
 *
 * @param className what is to be registered from these jars; {@link #NOTHING} if nothing is, empty if there are none
 * @param jars of that class and of what it needs beside the class path
 * @param reason why there are none; empty if there are some
 */
public record JarList(String className, List<Path> jars, Optional<String> reason) {

    /** In place of a class: the class path has all that is needed, and nothing is to be registered. */
    public static final String NOTHING = "-";

    private static final String REASON = "# ";

    /** Keeps a copy. */
    public JarList {
        jars = List.copyOf(jars);
    }

    /** Some jars. */
    public static JarList of(String className, List<Path> jars) {
        return new JarList(className, jars, Optional.empty());
    }

    /** None, for a reason of one line. */
    public static JarList none(String reason) {
        return new JarList("", List.of(), Optional.of(reason));
    }

    /**
     * Where a list is, seen from the root of a class path.
     *
     * @param name of what its jars are for, such as {@code json-b}
     */
    public static String path(String name) {
        return "META-INF/jaxrsbench/" + name + ".jars";
    }

    /** This list as text, with a line break at the end. */
    public String toText() {
        return reason.map(why -> REASON + why + "\n")
                .orElseGet(() ->
                        className + "\n" + jars.stream().map(jar -> jar + "\n").collect(Collectors.joining()));
    }

    /** What a text says. */
    public static JarList parse(String text) {
        List<String> lines = text.lines().toList();
        return lines.get(0).startsWith(REASON)
                ? none(lines.get(0).substring(REASON.length()))
                : of(
                        lines.get(0),
                        lines.subList(1, lines.size()).stream().map(Path::of).toList());
    }
}
