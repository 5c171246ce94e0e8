package org.jaxrsbench.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;

/** Another build of the same source: the same classes in another order. */
final class ShuffledJar {

    private static final Pattern NOT_CLASSES = Pattern.compile("META-INF/(MANIFEST\\.MF|[^/]+\\.(SF|RSA|DSA|EC))");

    private ShuffledJar() {}

    /** Writes it, its manifest first as ever, and without signatures, which are of the old bytes. */
    static void write(Path from, Path to, long seed) throws IOException {
        try (JarFile jar = new JarFile(from.toFile());
                JarOutputStream out = new JarOutputStream(
                        Files.newOutputStream(to), jar.getManifest() == null ? new Manifest() : jar.getManifest())) {
            List<JarEntry> entries = new ArrayList<>(jar.stream()
                    .filter(e -> !e.isDirectory()
                            && !NOT_CLASSES.matcher(e.getName()).matches())
                    .toList());
            Collections.shuffle(entries, new Random(seed));
            for (JarEntry entry : entries) {
                out.putNextEntry(new JarEntry(entry.getName()));
                jar.getInputStream(entry).transferTo(out);
            }
        }
    }
}
