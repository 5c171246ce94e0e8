package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * How much of a class path was entered, by package.
 *
 * @param methods methods that have code, by package
 * @param entered of these
 */
record Coverage(String subject, Map<String, Integer> methods, Map<String, Integer> entered) {

    /** Columns of a table of them. */
    static final List<String> COLUMNS = List.of("subject", "package", "methods", "entered");

    /** How many projects {@link #words} names. */
    private static final int SAID = 2;

    /** Packages of the search itself. */
    // The whole name would be rewritten in bench.jar, which has Jackson in a package of its own.
    private static final Set<String> OURS = Set.of("org.jaxrsbench", String.join(".", "com", "fasterxml", "jackson"));

    /**
     * Of what was entered.
     *
     * @param classPath of which folders are left out: they hold what is ours
     * @param entered methods, as {@code package/Class.method(descriptor)}
     */
    static Coverage of(String subject, List<Path> classPath, Set<String> entered) throws IOException {
        Coverage coverage = new Coverage(subject, new TreeMap<>(), new TreeMap<>());
        for (Path path : classPath) {
            if (Files.isRegularFile(path)) {
                try (JarFile jar = new JarFile(path.toFile())) {
                    for (Enumeration<JarEntry> all = jar.entries(); all.hasMoreElements(); ) {
                        JarEntry entry = all.nextElement();
                        if (entry.getName().endsWith(".class")
                                && !entry.getName().startsWith("META-INF/")) {
                            try (InputStream in = jar.getInputStream(entry)) {
                                coverage.add(new ClassReader(in), entered);
                            }
                        }
                    }
                }
            }
        }
        return coverage;
    }

    private void add(ClassReader reader, Set<String> all) {
        String className = reader.getClassName();
        String name =
                className.substring(0, Math.max(0, className.lastIndexOf('/'))).replace('/', '.');
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String descriptor, String signature, String[] exceptions) {
                        if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
                            methods.merge(name, 1, Integer::sum);
                            entered.merge(
                                    name, all.contains(className + "." + method + descriptor) ? 1 : 0, Integer::sum);
                        }
                        return null;
                    }
                },
                ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    /** A row of each package whose project was entered. */
    List<List<String>> rows() {
        Map<String, Integer> projects = byProject(entered);
        return methods.keySet().stream()
                .filter(name -> projects.get(project(name)) > 0)
                .map(name -> List.of(
                        name, methods.get(name).toString(), entered.get(name).toString()))
                .toList();
    }

    /**
     * Methods of a project.
     *
     * @param name what the names of its packages begin with
     */
    record Project(String name, int methods, int entered) {}

    /** Projects, the one of which most methods were entered first. */
    private Stream<Project> projects() {
        Map<String, Integer> all = byProject(methods);
        return byProject(entered).entrySet().stream()
                .filter(e -> OURS.stream().noneMatch(e.getKey()::startsWith))
                .map(e -> new Project(e.getKey(), all.get(e.getKey()), e.getValue()))
                .sorted(Comparator.comparingInt(Project::entered).reversed());
    }

    /** The project of which most methods were entered. */
    Optional<Project> most() {
        return projects().findFirst();
    }

    /** The projects in which most methods were entered, in words. */
    String words() {
        return projects()
                .limit(SAID)
                .map(p -> p.entered() + " of " + p.methods() + " methods of " + p.name())
                .collect(Collectors.joining(", "));
    }

    private static Map<String, Integer> byProject(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .collect(Collectors.groupingBy(
                        e -> project(e.getKey()), TreeMap::new, Collectors.summingInt(Map.Entry::getValue)));
    }

    /** The first three words of a package: those of a project are alike. */
    private static String project(String name) {
        return Arrays.stream(name.split("\\.")).limit(3).collect(Collectors.joining("."));
    }
}
