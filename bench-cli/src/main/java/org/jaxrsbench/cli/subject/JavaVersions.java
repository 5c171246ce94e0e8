package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** Which Java the jars of a class path were compiled for. */
public final class JavaVersions {

    /** Where a class file has its major version: after the magic number and the minor one. */
    private static final int MAJOR = 6;

    /** Java 1.1 has 45. */
    private static final int BEFORE_THE_FIRST = 44;

    private JavaVersions() {}

    /**
     * The Java that all jars of a class path need, by the first class of each.
     *
     * @return its major version; 0 if there is no class in a jar
     * @throws IOException if a jar cannot be read
     */
    public static int needed(List<Path> classPath) throws IOException {
        int needed = 0;
        for (Path entry : classPath) {
            if (Files.isRegularFile(entry)) {
                needed = Math.max(needed, ofJar(entry));
            }
        }
        return needed;
    }

    private static int ofJar(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            // Those under META-INF/versions are for a newer Java on purpose, and so are module descriptors.
            Optional<JarEntry> first = jar.stream()
                    .filter(entry -> entry.getName().matches("(?!META-INF/|module-info).*\\.class"))
                    .findFirst();
            if (first.isEmpty()) {
                return 0;
            }
            try (InputStream in = jar.getInputStream(first.get())) {
                byte[] head = in.readNBytes(MAJOR + 2);
                return head.length < MAJOR + 2 ? 0 : ByteBuffer.wrap(head).getShort(MAJOR) - BEFORE_THE_FIRST;
            }
        }
    }
}
