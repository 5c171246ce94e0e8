package org.jaxrsbench.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HarnessDigestTest {

    private static final List<String> CLASSES = List.of(
            "benchmark/A",
            "client/B",
            "engine/C",
            "fork/D",
            "resource/javax/E",
            "servlet/jakarta/F",
            "runner/G",
            "view/H",
            "toy/ToyEngine");

    @TempDir
    Path root;

    private static void write(Path folder, String changed) throws IOException {
        for (String each : CLASSES) {
            Path file = folder.resolve("org/jaxrsbench/" + each + ".class");
            Files.createDirectories(file.getParent());
            Files.writeString(file, each.equals(changed) ? "changed" : each);
        }
    }

    private String shared(String changed) throws IOException {
        write(root, changed);
        return HarnessDigest.of(List.of(root), HarnessDigest.SHARED, "");
    }

    /** What is timed in every subject; not what is not timed, or of one implementation. */
    @ParameterizedTest
    @CsvSource({
        "benchmark/A, true",
        "client/B, true",
        "engine/C, true",
        "fork/D, true",
        "resource/javax/E, true",
        "servlet/jakarta/F, true",
        "runner/G, false",
        "view/H, false",
        "toy/ToyEngine, false",
    })
    void whatIsTimedInEverySubjectIsInTheDigest(String changed, boolean timed) throws IOException {
        assertThat(shared(changed).equals(shared(""))).isEqualTo(!timed);
    }

    @Test
    void anEngineHasADigestOfItsOwn() throws IOException {
        write(root, "");
        String before = HarnessDigest.of(List.of(root), List.of("toy"), "");
        write(root, "toy/ToyEngine");
        assertThat(HarnessDigest.of(List.of(root), List.of("toy"), "")).isNotEqualTo(before);
        write(root, "servlet/jakarta/F");
        assertThat(HarnessDigest.of(List.of(root), List.of("toy"), "")).isEqualTo(before);
    }

    /** A release's class path has a folder for each module, and a packed jar has all in one. */
    @Test
    void folderOrJarMakesNoDifference() throws IOException {
        Path jar = root.resolve("packed.jar");
        try (FileSystem packed = FileSystems.newFileSystem(jar, Map.of("create", true))) {
            write(packed.getPath("/"), "");
        }
        Path folders = root.resolve("folders");
        write(folders, "");
        Path other = root.resolve("other/org/jaxrsbench");
        Files.createDirectories(other);
        Files.move(folders.resolve("org/jaxrsbench/fork"), other.resolve("fork"));
        assertThat(HarnessDigest.of(List.of(folders, root.resolve("other")), HarnessDigest.SHARED, ""))
                .isEqualTo(HarnessDigest.of(List.of(jar), HarnessDigest.SHARED, ""));
    }
}
