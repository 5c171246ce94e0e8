package org.jaxrsbench.cli.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;

/** The package of the API that classes are written against: it was renamed once. Which packages these are stands in a file beside. */
enum Namespace {
    BEFORE,
    AFTER;

    private String prefix() {
        return ResourceBundle.getBundle("org.jaxrsbench.cli.app.namespaces").getString(name().toLowerCase(Locale.ROOT));
    }

    /** The one whose API is on a class path. */
    static Optional<Namespace> ofApi(List<Path> classPath) throws IOException {
        for (Path entry : classPath) {
            if (Files.isRegularFile(entry)) {
                try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                    for (Namespace namespace : values()) {
                        if (Files.exists(jar.getPath(namespace.prefix()))) {
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
        try (FileSystem jar = Files.isDirectory(app) ? null : FileSystems.newFileSystem(app);
                Stream<Path> files = Files.walk(jar == null ? app : jar.getPath("/"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                String code = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                Stream.of(values()).filter(n -> code.contains(n.prefix())).forEach(found::add);
            }
        } catch (IOException | UncheckedIOException | ProviderNotFoundException e) {
            throw new BadInputException(app + ": it is no jar, or cannot be read: " + e.getMessage());
        }
        if (found.size() > 1) {
            throw new BadInputException(app + ": its classes refer to " + BEFORE.prefix() + " and to " + AFTER.prefix()
                    + "; expected one of them");
        }
        return found.stream().findFirst();
    }
}
