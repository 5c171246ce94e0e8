package org.jaxrsbench.lab.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jaxrsbench.results.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShuffledJarTest {

    @TempDir
    Path folder;

    @Test
    void holdsTheSameInAnotherOrder() throws IOException {
        Path jar = folder.resolve("a.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "some.Main");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (int i = 0; i < 50; i++) {
                out.putNextEntry(new JarEntry("entry" + i));
                out.write(("content " + i).getBytes(StandardCharsets.UTF_8));
            }
        }
        Path shuffled = folder.resolve("b.jar");
        ShuffledJar.write(jar, shuffled, 1);
        assertThat(names(shuffled))
                .containsExactlyInAnyOrderElementsOf(names(jar))
                .isNotEqualTo(names(jar));
        assertThat(contents(shuffled)).isEqualTo(contents(jar));
        assertThat(names(shuffled).get(0)).isEqualTo(JarFile.MANIFEST_NAME);
    }

    @Test
    void aFileThatIsNoJarIsBadInput() throws IOException {
        Path file = Files.writeString(folder.resolve("a.jar"), "no jar");
        assertThatThrownBy(() -> ShuffledJar.write(file, folder.resolve("b.jar"), 1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("a.jar cannot be packed again as");
    }

    @Test
    void aShuffledClassPathIsStartedByOneJar() throws IOException {
        Path jar = folder.resolve("a.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), new Manifest())) {
            out.putNextEntry(new JarEntry("in-a-jar"));
            out.write("packed".getBytes(StandardCharsets.UTF_8));
        }
        Path classes = Files.createDirectories(folder.resolve("classes/p"));
        Files.writeString(classes.resolve("in-a-folder"), "loose");
        Path rebuilt = ShuffledClassPath.write(List.of(classes.getParent(), jar), folder.resolve("rebuilt"), 1);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {rebuilt.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            assertThat(loader.getResourceAsStream("p/in-a-folder")).hasContent("loose");
            assertThat(loader.getResourceAsStream("in-a-jar")).hasContent("packed");
        }
        try (JarFile started = new JarFile(rebuilt.toFile())) {
            assertThat(started.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS))
                    .isEqualTo("org.jaxrsbench.runner.Main");
        }
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(JarEntry::getName).toList();
        }
    }

    private static Map<String, String> contents(Path jar) throws IOException {
        Map<String, String> contents = new HashMap<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().toList()) {
                contents.put(
                        entry.getName(), new String(file.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return contents;
    }
}
