package org.jaxrsbench.loopback;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Programs of the tests. */
final class ToyJar {

    private ToyJar() {}

    /** The processes of a test that still run: this process's children whose program is below the test's folder. */
    static List<ProcessHandle> running(Path folder) {
        return ProcessHandle.current()
                .children()
                .filter(p -> p.info().commandLine().orElse("").contains(folder.toString()))
                .toList();
    }

    /** A jar that holds nothing and names the test's own class path. */
    static void pack(Path jar, Class<?> main) throws IOException {
        Files.createDirectories(jar.getParent());
        StringBuilder classPath = new StringBuilder();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            classPath.append(Path.of(entry).toUri()).append(' ');
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath.toString());
        try (OutputStream out = Files.newOutputStream(jar)) {
            new JarOutputStream(out, manifest).close();
        }
    }
}
