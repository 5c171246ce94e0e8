package org.jaxrsbench;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file of Java code.
 *
 * @param path below the checkout's root
 * @param text what it holds
 */
record SourceFile(Path path, String text) {

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([\\w.]+)");
    private static final Pattern CONSTRUCTOR =
            Pattern.compile("(?m)^ *(?:(?:public|protected|private|static) )*(?:record )?([A-Z]\\w*(?:<[^(]*>)?)\\(");

    /** Those below {@code src} of every module and example, but not what a build generated. */
    static List<SourceFile> all(Path root) throws IOException {
        List<SourceFile> files = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String below = root.relativize(folder).toString();
                return below.isEmpty() || below.matches("(bench-|examples|tool|studies)(?!.*target).*")
                        ? FileVisitResult.CONTINUE
                        : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path below = root.relativize(file);
                if (below.toString().matches(".*/src/.*\\.java")) {
                    files.add(new SourceFile(below, Files.readString(file)));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    /** Those that are no tests. */
    static List<SourceFile> main(Path root) throws IOException {
        return all(root).stream().filter(file -> !file.isTest()).toList();
    }

    boolean isTest() {
        return path.toString().contains("/src/test/");
    }

    /** The folder below the root, or below those of the tool and the studies: all HTTP servers are one module. */
    String module() {
        boolean shelf = path.startsWith("tool") || path.startsWith("studies");
        return path.subpath(0, shelf ? 2 : 1).toString();
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

    /** Constructors and records with more than so many parameters, or constants of an enumeration with more arguments. */
    List<String> longerThan(int parameters) {
        List<String> longer = new ArrayList<>();
        Matcher constructors = CONSTRUCTOR.matcher(text);
        while (constructors.find()) {
            int depth = 1;
            int commas = 0;
            for (int i = constructors.end(); depth > 0; i++) {
                char c = text.charAt(i);
                depth += "(<{".indexOf(c) >= 0 ? 1 : ")>}".indexOf(c) >= 0 ? -1 : 0;
                commas += c == ',' && depth == 1 ? 1 : 0;
            }
            if (commas >= parameters) {
                longer.add(path + ": " + constructors.group(1) + " takes " + (commas + 1));
            }
        }
        return longer;
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
