package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jaxrsbench.results.BadInputException;

/** The package of the API that classes are written against: it was renamed once. Which packages these are stands in a file beside. */
enum Namespace {
    BEFORE,
    AFTER;

    private static final Properties PACKAGES = packages();
    private static final int LONGEST_CLASS = 16 << 20;
    private static final String CLASS = ".class";

    private static Properties packages() {
        try (InputStream in = Namespace.class.getResourceAsStream("namespaces.properties")) {
            Properties properties = new Properties();
            properties.load(in);
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String prefix() {
        return PACKAGES.getProperty(this == BEFORE ? "before" : "after");
    }

    /** The one whose API is on a class path. */
    static Optional<Namespace> ofApi(List<Path> classPath) throws IOException {
        for (Path entry : classPath) {
            if (Files.isRegularFile(entry)) {
                try (ZipFile jar = new ZipFile(entry.toFile())) {
                    for (Namespace namespace : values()) {
                        if (jar.stream().anyMatch(e -> e.getName().startsWith(namespace.prefix()))) {
                            return Optional.of(namespace);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    /**
     * The one that the classes of a jar or class folder refer to; empty if they refer to none.
     *
     * @throws BadInputException if it is no jar, or refers to both
     */
    static Optional<Namespace> of(Path app) {
        EnumSet<Namespace> found = EnumSet.noneOf(Namespace.class);
        try {
            if (Files.isDirectory(app)) {
                try (Stream<Path> files = Files.walk(app)) {
                    for (Path file :
                            files.filter(f -> f.toString().endsWith(CLASS)).toList()) {
                        found.addAll(in(Files.readAllBytes(file)));
                    }
                }
            } else {
                found.addAll(ofJar(app));
            }
        } catch (ZipException e) {
            throw new BadInputException(app + ": it is no jar: " + e.getMessage());
        } catch (IOException e) {
            throw new BadInputException(app + ": it cannot be read: " + e.getMessage());
        }
        if (found.size() > 1) {
            throw new BadInputException(app + ": its classes refer to " + BEFORE.prefix() + " and to " + AFTER.prefix()
                    + "; expected one of them");
        }
        return found.stream().findFirst();
    }

    private static Set<Namespace> ofJar(Path file) throws IOException {
        EnumSet<Namespace> found = EnumSet.noneOf(Namespace.class);
        try (ZipFile jar = new ZipFile(file.toFile())) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().endsWith(CLASS)) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        found.addAll(in(in.readNBytes(LONGEST_CLASS)));
                    }
                }
            }
        }
        return found;
    }

    private static Set<Namespace> in(byte[] code) {
        String text = new String(code, StandardCharsets.ISO_8859_1);
        return Stream.of(values()).filter(n -> text.contains(n.prefix())).collect(Collectors.toSet());
    }
}
