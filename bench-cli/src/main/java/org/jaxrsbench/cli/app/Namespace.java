package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
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
    private static final int MOST_ENTRIES = 100_000;
    private static final long MOST_BYTES = 512L << 20;
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
     * @throws BadInputException if it is no jar, larger than any application, or refers to both
     */
    static Optional<Namespace> of(Path app) {
        try {
            List<Namespace> found = new ArrayList<>();
            for (Namespace namespace : values()) {
                if (Files.isDirectory(app) ? folderHolds(app, namespace) : jarHolds(app, namespace)) {
                    found.add(namespace);
                }
            }
            if (found.size() > 1) {
                throw new BadInputException(app + ": its classes refer to " + BEFORE.prefix() + " and to "
                        + AFTER.prefix() + "; expected one of them");
            }
            return found.stream().findFirst();
        } catch (ZipException e) {
            throw new BadInputException(app + ": it is no jar: " + e.getMessage());
        } catch (IOException e) {
            throw new BadInputException(app + ": it cannot be read: " + e.getMessage());
        }
    }

    private static boolean folderHolds(Path folder, Namespace namespace) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(CLASS)).toList()) {
                if (refers(Files.readAllBytes(file), namespace)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean jarHolds(Path file, Namespace namespace) throws IOException {
        long left = MOST_BYTES;
        boolean found = false;
        try (ZipFile jar = new ZipFile(file.toFile())) {
            if (jar.size() > MOST_ENTRIES) {
                throw new BadInputException(
                        file + ": " + jar.size() + " entries; expected a jar with " + MOST_ENTRIES + " at most");
            }
            // All of them: whoever loads or renames classes will read the others, too.
            for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                try (InputStream in = jar.getInputStream(entry)) {
                    byte[] code = entry.getName().endsWith(CLASS) ? in.readNBytes(LONGEST_CLASS) : new byte[0];
                    found |= refers(code, namespace);
                    left -= code.length;
                    left -= rest(in, left);
                }
                if (left <= 0) {
                    throw new BadInputException(file + ": it unpacks to more than " + (MOST_BYTES >> 20)
                            + " MB; expected an application's jar");
                }
            }
        }
        return found;
    }

    /** How many bytes are left in a stream, up to a limit, without keeping them. */
    private static long rest(InputStream in, long limit) throws IOException {
        byte[] part = new byte[1 << 16];
        long count = 0;
        for (int read = in.read(part); read >= 0 && count < limit; read = in.read(part)) {
            count += read;
        }
        return count;
    }

    private static boolean refers(byte[] code, Namespace namespace) {
        return new String(code, StandardCharsets.ISO_8859_1).contains(namespace.prefix());
    }
}
