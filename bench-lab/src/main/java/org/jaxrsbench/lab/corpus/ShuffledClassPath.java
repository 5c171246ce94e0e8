package org.jaxrsbench.lab.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** Another build of everything on a class path: each jar and class folder packed in another order. */
final class ShuffledClassPath {

    private static final String MAIN = "org.jaxrsbench.runner.Main";

    private ShuffledClassPath() {}

    /**
     * Writes a jar for each entry, and one that names them all in its manifest: with it a harness is started.
     *
     * @param folder where they go; made if it is missing
     * @return the jar to start
     */
    static Path write(List<Path> classPath, Path folder, long seed) throws IOException {
        Files.createDirectories(folder);
        List<String> names = new ArrayList<>();
        for (Path entry : classPath) {
            String name = names.size() + "-" + entry.getFileName().toString().replaceFirst("\\.jar$", "") + ".jar";
            Path jar = entry;
            if (Files.isDirectory(entry)) {
                jar = folder.resolve("packed.jar");
                pack(entry, jar);
            }
            ShuffledJar.write(jar, folder.resolve(name), seed);
            names.add(name);
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, MAIN);
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", names));
        Path started = folder.resolve("rebuilt.jar");
        new JarOutputStream(Files.newOutputStream(started), manifest).close();
        return started;
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), new Manifest());
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
    }
}
