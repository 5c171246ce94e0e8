package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;

/**
 * Finds JDKs by their major version: in variables such as {@code JAVA_HOME_25_X64}, and in the usual folders. And says which one jars need.
 *
 * @param variables the environment
 * @param home the user's home folder
 */
public record Jdks(Map<String, String> variables, Path home) {

    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(?:1\\.)?(\\d+)[^\"]*\"");

    /** The offset of a class file's major version: after the magic number and the minor version. */
    private static final int MAJOR = 6;

    /** Java 1.1 has 45. */
    private static final int BEFORE_THE_FIRST = 44;

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
            String others = found.entrySet().stream()
                    .map(j -> j.getKey() + " (" + j.getValue() + ")")
                    .collect(Collectors.joining(", "));
            throw new BadInputException(
                    "no JDK " + major + " found; there are " + others + "; name one in JAVA_HOME_" + major + "_X64");
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
        try {
            Matcher version = VERSION.matcher(Files.readString(jdk.resolve("release")));
            return version.find() && Files.isExecutable(jdk.resolve("bin/java"))
                    ? Optional.of(Integer.parseInt(version.group(1)))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // not a JDK of this century
        }
    }

    /**
     * The Java that all jars of a class path need, by the first class of each.
     *
     * @return its major version; 0 if there is no class in a jar
     * @throws IOException if a jar cannot be read
     */
    public static int needed(List<Path> classPath) throws IOException {
        int needed = 0;
        for (Path entry : classPath) {
            if (Files.isRegularFile(entry)) {
                needed = Math.max(needed, ofJar(entry));
            }
        }
        return needed;
    }

    private static int ofJar(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            // Those under META-INF/versions are for a newer Java on purpose, and so are module descriptors.
            Optional<JarEntry> first = jar.stream()
                    .filter(entry -> entry.getName().matches("(?!META-INF/|module-info).*\\.class"))
                    .findFirst();
            if (first.isEmpty()) {
                return 0;
            }
            try (InputStream in = jar.getInputStream(first.get())) {
                byte[] head = in.readNBytes(MAJOR + 2);
                return head.length < MAJOR + 2 ? 0 : ByteBuffer.wrap(head).getShort(MAJOR) - BEFORE_THE_FIRST;
            }
        }
    }
}
