package org.jaxrsbench.lab.corpus;

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
import org.jaxrsbench.results.BadInputException;

/** Another build of the same source: the same classes in another order. */
final class ShuffledJar {

    private static final Pattern NOT_CLASSES = Pattern.compile("META-INF/(MANIFEST\\.MF|[^/]+\\.(SF|RSA|DSA|EC))");

    private ShuffledJar() {}

    /**
     * Writes it; the manifest stays first. Signatures, which are of the old bytes, are left out.
     *
     * @throws BadInputException when one of the files cannot be read or written
     */
    static void write(Path from, Path to, long seed) {
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
        } catch (IOException e) {
            throw new BadInputException("jar " + from + " cannot be packed again as " + to + " (" + e.getMessage()
                    + "): expected a jar in a folder that can be written to; copy it to one");
        }
    }
}
