package org.jaxrsbench.cli.subject;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.format.BadInputException;

/**
 * A subject that can be measured.
 *
 * @param subject what was asked for
 * @param classPath jars and class folders; for a benchmarks jar that alone
 * @param java the JDK's {@code bin/java}
 */
public record Launchable(SubjectLabel subject, List<Path> classPath, Path java) {

    private static final String MAIN = "org.jaxrsbench.harness.Harness";

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
