package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.spi.ToolProvider;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.jaxrsbench.format.BadInputException;

/** Makes jars of sources, in this JVM. */
final class SketchCompiler implements AutoCloseable {

    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-Xlint:none", "-g:none");

    private final JavaCompiler compiler = javax.tools.ToolProvider.getSystemJavaCompiler();
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

    /** The jar of the classes of a sketch; the same jar each time for the same name. */
    Path jar(String name, SketchSource source) throws IOException {
        Path jar = folder.resolve(name + ".jar");
        if (made.add(jar)) {
            Path classes = Files.createDirectories(folder.resolve(name));
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
            List<Path> sources = source.write(folder.resolve(name + "-sources"));
            StringWriter said = new StringWriter();
            if (!compiler.getTask(said, files, null, OPTIONS, null, files.getJavaFileObjectsFromPaths(sources))
                    .call()) {
                throw new IllegalStateException("what the grammar makes does not compile: " + said + source.sketch());
            }
            int code = ToolProvider.findFirst("jar")
                    .orElseThrow()
                    .run(System.err, System.err, "-cf", jar.toString(), "-C", classes.toString(), ".");
            if (code != 0) {
                throw new IOException(jar + " cannot be written");
            }
        }
        return jar;
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
