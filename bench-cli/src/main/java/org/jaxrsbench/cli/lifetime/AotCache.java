package org.jaxrsbench.cli.lifetime;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.jaxrsbench.cli.subject.Launchable;

/** A temporary folder of AOT caches (JEP 483, 514), and of class paths as they need them: without folders of classes. */
public final class AotCache implements AutoCloseable {

    private final Path folder;
    private int files;

    /** Makes the folder. */
    public AotCache() throws IOException {
        folder = Files.createTempDirectory("jaxrs-bench");
    }

    /** A new file for a cache. */
    Path file() {
        return folder.resolve(++files + ".aot");
    }

    /** The same subject from jars alone. */
    public Launchable jarred(Launchable subject) throws IOException {
        List<Path> jars = new ArrayList<>();
        for (Path part : subject.classPath()) {
            jars.add(Files.isDirectory(part) ? jar(part) : part);
        }
        return new Launchable(subject.subject(), jars, subject.java());
    }

    private Path jar(Path classes) throws IOException {
        Path jar = Files.createTempFile(folder, "classes", ".jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> all = Files.walk(classes)) {
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(each).toString().replace('\\', '/')));
                Files.copy(each, out);
                out.closeEntry();
            }
        }
        return jar;
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        }
    }
}
