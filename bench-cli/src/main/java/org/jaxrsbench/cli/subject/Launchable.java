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

    /** What {@code java} is given to run the subject's harness: before its arguments, and after the JVM's flags. */
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
