package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;

/** A digest of files, by which what is made of them is found again. */
public final class FileDigest {

    private static final int BYTES = 8;

    private final MessageDigest digest;

    /** A digest of nothing yet. */
    public FileDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** Adds a file, or all files of a folder, with their names as they are seen from a root. */
    public FileDigest add(Path root, Path path) throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                add(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                add(Files.readAllBytes(file));
            }
        }
        return this;
    }

    /** Adds some bytes. */
    public FileDigest add(byte[] bytes) {
        digest.update(bytes);
        return this;
    }

    /** The digest, sixteen hexadecimal digits; to be asked once. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }
}
