package org.jaxrsbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file of main code.
 *
 * @param path below the checkout's root
 * @param text what it holds
 */
record SourceFile(Path path, String text) {

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([\\w.]+)");

    /** Those below {@code src/main/java} of every module. */
    static List<SourceFile> all(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(root::relativize)
                    .filter(p -> p.toString().matches("bench-(?!.*/target/).*/src/main/java/.*\\.java"))
                    .sorted()
                    .map(p -> new SourceFile(p, read(root.resolve(p))))
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder below the root: all HTTP servers are one module. */
    String module() {
        return path.getName(0).toString();
    }

    long lines() {
        return text.lines().count();
    }

    /** The lines that are no comments. */
    Stream<String> codeLines() {
        return text.lines().filter(line -> !line.strip().matches("(//|/\\*|\\*).*"));
    }

    List<String> imports() {
        return IMPORT.matcher(text).results().map(r -> r.group(1)).toList();
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
