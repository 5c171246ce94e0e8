package org.jaxrsbench.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.format.BadInputException;

/**
 * A subject that can be measured.
 *
 * @param label as it was written on the command line
 * @param kind what its class path is made of
 * @param flags JVM flags beside the benchmarks' own; mostly none
 * @param classPath jars and class folders; for a benchmarks jar that alone
 * @param java the JDK's {@code bin/java}
 */
public record Launchable(String label, Kind kind, List<String> flags, List<Path> classPath, Path java) {

    /** What a class path is made of. */
    public enum Kind {
        /** A release, and this checkout's classes. */
        RELEASE,
        /** The jar that another commit's build makes. */
        COMMIT,
        /** A benchmarks jar of this project. */
        JAR,
        /** A jar of somebody else's benchmarks. */
        FOREIGN
    }

    private static final String MAIN = "org.jaxrsbench.harness.Harness";

    /** The same one with another class path. */
    public Launchable with(List<Path> others) {
        return new Launchable(label, kind, flags, others, java);
    }

    /** Whether its benchmarks are somebody else's. */
    public boolean isForeign() {
        return kind == Kind.FOREIGN;
    }

    /** The part of the command line between the JVM's flags and the arguments of the subject's harness. */
    public List<String> program() {
        if (classPath.size() == 1 && Files.isRegularFile(classPath.get(0))) {
            return List.of("-jar", join(classPath));
        }
        return List.of("-cp", join(classPath), MAIN);
    }

    /**
     * A class path as {@code java -cp} takes it.
     *
     * @throws BadInputException if it cannot hold one of the paths
     */
    public static String join(List<Path> classPath) {
        List<String> paths =
                classPath.stream().map(p -> p.toAbsolutePath().toString()).toList();
        paths.stream().filter(p -> p.contains(File.pathSeparator)).findFirst().ifPresent(p -> {
            throw new BadInputException(p + ": '" + File.pathSeparator
                    + "' separates the entries of a class path; move it to a path without one");
        });
        return String.join(File.pathSeparator, paths);
    }
}
