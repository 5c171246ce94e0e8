package org.jaxrsbench.cli.subject;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A subject that can be measured.
 *
 * @param subject what was asked for
 * @param classPath jars and class folders; for a benchmarks jar that alone
 * @param java the JDK's {@code bin/java}
 */
public record Launchable(SubjectLabel subject, List<Path> classPath, Path java) {

    private static final String MAIN = "org.jaxrsbench.runner.Main";

    /** The part of the command line between the JVM's flags and the arguments of the subject's harness. */
    public List<String> program() {
        if (classPath.size() == 1 && Files.isRegularFile(classPath.get(0))) {
            return List.of("-jar", classPath.get(0).toAbsolutePath().toString());
        }
        return List.of("-cp", join(classPath), MAIN);
    }

    /** A class path as {@code java -cp} takes it. */
    public static String join(List<Path> classPath) {
        return classPath.stream()
                .map(p -> p.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
