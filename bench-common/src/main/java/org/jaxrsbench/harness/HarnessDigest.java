package org.jaxrsbench.harness;

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
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jaxrsbench.benchmark.UserClasses;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.fork.ForkOrder;

/** Digests of the classes of ours that run while something is measured: figures of two digests are not comparable. */
public final class HarnessDigest {

    /** The packages, below {@code org.jaxrsbench}, that all subjects share. An engine's own package is its subject's. */
    public static final List<String> SHARED =
            List.of("benchmark", "client", "engine", "fork", "lifetime", "protocol", "resource", "servlet");

    private static final String ROOT = "org/jaxrsbench/";
    private static final int BYTES = 8;

    private HarnessDigest() {}

    /** Of what all subjects share, and of the user's application: 16 hexadecimal digits. */
    public static String shared() {
        String application = UserClasses.here().map(own -> own.digest()).orElse("");
        // Two places where each module has its own folder, one in a packed jar.
        return of(List.of(codeSource(HarnessDigest.class), codeSource(ForkOrder.class)), SHARED, application);
    }

    /** Of an implementation's engine: 16 hexadecimal digits. */
    public static String ofEngine(JaxRsEngine engine) {
        String folder = engine.getClass().getPackageName().replace('.', '/') + "/";
        return of(
                List.of(codeSource(engine.getClass())),
                List.of(folder.substring(ROOT.length(), folder.length() - 1)),
                "");
    }

    /** The jar or class folder that a class was loaded from. */
    public static Path codeSource(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an address that is no URI", e);
        }
    }

    /**
     * Of packages in some jars and class folders; the same whether they are packed or not.
     *
     * @param packages below {@code org.jaxrsbench}
     * @param more what else is digested
     */
    static String of(Collection<Path> sources, List<String> packages, String more) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            SortedMap<String, byte[]> classes = new TreeMap<>();
            for (Path source : new TreeSet<>(sources)) {
                try (FileSystem jar = Files.isDirectory(source) ? null : FileSystems.newFileSystem(source)) {
                    Path root = jar == null ? source : jar.getPath("/");
                    for (String each : packages) {
                        read(root, root.resolve(ROOT + each), classes);
                    }
                }
            }
            classes.forEach((name, code) -> {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(code);
            });
            digest.update(more.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("cannot read " + sources, e);
        }
    }

    private static void read(Path root, Path folder, SortedMap<String, byte[]> into) throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                into.put(root.relativize(file).toString().replace(File.separatorChar, '/'), Files.readAllBytes(file));
            }
        }
    }
}
