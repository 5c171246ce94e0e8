package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jaxrsbench.format.BadInputException;

/** Makes jars of sources, in this JVM. */
final class SketchCompiler implements AutoCloseable {

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files;
    private final Path folder;
    private final Set<Path> made = new HashSet<>();

    /**
     * A compiler.
     *
     * @param classPath that holds the API
     * @param folder for jars
     * @throws BadInputException if this is no JDK
     */
    SketchCompiler(List<Path> classPath, Path folder) throws IOException {
        if (compiler == null) {
            throw new BadInputException(
                    "the search compiles applications: run it with a JDK, this Java has no compiler");
        }
        this.folder = folder;
        files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
        files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
    }

    /** The jar of the classes of these files, which are given by their simple names; the same jar each time for the same name. */
    Path jar(String name, Map<String, String> sources) throws IOException {
        Path jar = folder.resolve(name + ".jar");
        if (!made.add(jar)) {
            return jar;
        }
        Path classes = Files.createDirectories(folder.resolve(name));
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
        List<JavaFileObject> units = new ArrayList<>();
        sources.forEach((file, text) -> units.add(new Source(file, text)));
        StringWriter said = new StringWriter();
        if (!compiler.getTask(
                        said, files, null, List.of("-proc:none", "-nowarn", "-Xlint:none", "-g:none"), null, units)
                .call()) {
            throw new IllegalStateException("what the grammar makes does not compile: " + said + sources);
        }
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> all = Files.walk(classes)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
        return jar;
    }

    @Override
    public void close() throws IOException {
        files.close();
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + SketchSource.PACKAGE + "/" + name + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreErrors) {
            return text;
        }
    }
}
