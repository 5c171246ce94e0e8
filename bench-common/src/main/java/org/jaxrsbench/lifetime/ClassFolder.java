package org.jaxrsbench.lifetime;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import org.jaxrsbench.resource.ClassCopies;

/** A folder with the class files of an application and nothing else, and a class loader that sees this folder alone when it is asked for files. */
final class ClassFolder extends URLClassLoader {

    private ClassFolder(URL folder) {
        super(new URL[] {folder}, ClassFolder.class.getClassLoader());
    }

    /** Writes class files, so that an implementation can find these classes by looking for files. */
    static ClassFolder of(List<Class<?>> classes) throws IOException {
        Path folder = Files.createTempDirectory("jaxrs-bench");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder, classes)));
        for (Class<?> type : classes) {
            Path file = file(folder, type);
            Files.createDirectories(file.getParent());
            try (InputStream in = ClassCopies.classFile(type)) {
                Files.copy(in, file);
            }
        }
        return new ClassFolder(folder.toUri().toURL());
    }

    private static Path file(Path folder, Class<?> type) {
        return folder.resolve(type.getName().replace('.', '/') + ".class");
    }

    private static void delete(Path folder, List<Class<?>> classes) {
        try {
            for (Class<?> type : classes) {
                Files.deleteIfExists(file(folder, type));
            }
            Path last = file(folder, classes.get(0)).getParent();
            for (Path empty = last; empty.startsWith(folder); empty = empty.getParent()) {
                Files.deleteIfExists(empty);
            }
        } catch (IOException e) {
            // it is in the temporary folder
        }
    }

    /** Not the parent's: that has the application's package, too, with much else in it. */
    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        Enumeration<URL> own = findResources(name);
        return own.hasMoreElements() ? own : super.getResources(name);
    }
}
