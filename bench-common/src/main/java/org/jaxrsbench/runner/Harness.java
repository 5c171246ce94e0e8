package org.jaxrsbench.runner;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.ForeignApplication;

/** The part of a run that is ours: where it was loaded from, and a digest of it. */
final class Harness {

    private Harness() {}

    /** The jar or class folder that the harness was loaded from. */
    static Path codeSource() {
        try {
            return Path.of(Harness.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an address that is no URI", e);
        }
    }

    /**
     * A digest of everything of ours that runs while something is measured: benchmarks, resources and exchange. Two
     * runs of different harnesses are not comparable.
     */
    static String digest() {
        Path source = codeSource();
        try (FileSystem jar = Files.isDirectory(source) ? null : FileSystems.newFileSystem(source)) {
            return digestOf(jar == null ? source : jar.getPath("/"));
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("cannot read " + source, e);
        }
    }

    private static String digestOf(Path root) throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (String part : List.of("benchmark", "engine", "resource")) {
            try (Stream<Path> files = Files.walk(root.resolve("org/jaxrsbench/" + part))) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    digest.update(root.relativize(file)
                            .toString()
                            .replace(File.separatorChar, '/')
                            .getBytes(StandardCharsets.UTF_8));
                    digest.update(Files.readAllBytes(file));
                }
            }
        }
        ForeignApplication.here().ifPresent(own -> digest.update(own.digest().getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }
}
