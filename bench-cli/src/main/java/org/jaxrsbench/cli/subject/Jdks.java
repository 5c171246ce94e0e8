package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;

/**
 * Finds JDKs by their major version: in variables such as {@code JAVA_HOME_25_X64}, and in the usual folders.
 *
 * @param variables the environment
 * @param home the user's home folder
 */
public record Jdks(Map<String, String> variables, Path home) {

    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(?:1\\.)?(\\d+)[^\"]*\"");

    /** Looks in this process's environment. */
    public static Jdks ofThisMachine() {
        return new Jdks(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    /** The JDK that this process runs on. */
    public static Path current() {
        return Path.of(System.getProperty("java.home"));
    }

    /**
     * The home of a JDK.
     *
     * @param major such as 25
     * @throws BadInputException if there is none; the message lists those found
     */
    public Path find(int major) {
        Map<Integer, Path> found = all();
        if (!found.containsKey(major)) {
            throw new BadInputException("no JDK " + major + " found; there are "
                    + found.entrySet().stream()
                            .map(j -> j.getKey() + " (" + j.getValue() + ")")
                            .collect(Collectors.joining(", "))
                    + "; name one in JAVA_HOME_" + major + "_X64");
        }
        return found.get(major);
    }

    /** All JDKs found, by major version; what is named explicitly wins over what lies in a usual folder. */
    public Map<Integer, Path> all() {
        Map<Integer, Path> found = new TreeMap<>();
        Stream<Path> named = new TreeMap<>(variables)
                .entrySet().stream()
                        .filter(v -> v.getKey().matches("(JAVA_HOME|JDK)(_\\d+.*)?"))
                        .map(v -> Path.of(v.getValue()));
        Stream.of(Stream.of(current()), named, fromFolders().stream())
                .flatMap(jdks -> jdks)
                .forEach(jdk -> major(jdk).ifPresent(version -> found.putIfAbsent(version, jdk)));
        return found;
    }

    private List<Path> fromFolders() {
        List<Path> jdks = new ArrayList<>();
        for (Path folder : List.of(
                Path.of("/usr/lib/jvm"),
                Path.of("/opt"),
                home.resolve(".sdkman/candidates/java"),
                home.resolve(".jdks"),
                Path.of("/Library/Java/JavaVirtualMachines"))) {
            try (Stream<Path> entries = Files.list(folder)) {
                entries.sorted().forEach(entry -> {
                    jdks.add(entry);
                    jdks.add(entry.resolve("Contents/Home"));
                });
            } catch (IOException e) {
                // there is no such folder
            }
        }
        return jdks;
    }

    private static Optional<Integer> major(Path jdk) {
        if (!Files.isExecutable(jdk.resolve("bin/java"))) {
            return Optional.empty();
        }
        try {
            Matcher version = VERSION.matcher(Files.readString(jdk.resolve("release")));
            return version.find() ? Optional.of(Integer.parseInt(version.group(1))) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // not a JDK of this century
        }
    }
}
