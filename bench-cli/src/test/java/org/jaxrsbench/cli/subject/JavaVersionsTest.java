package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaVersionsTest {

    @TempDir
    Path folder;

    private Path jar(String name, int java, String... entries) throws IOException {
        return ToyCheckout.jar(folder.resolve(name), java, entries);
    }

    @Test
    void theNewestJarCounts() throws IOException {
        Path old = jar("old.jar", 8, "a/A.class");
        Path recent = jar("new.jar", 21, "readme.txt", "b/B.class");
        assertThat(JavaVersions.needed(List.of(folder, old, recent))).isEqualTo(21);
        assertThat(JavaVersions.needed(List.of(old))).isEqualTo(8);
    }

    @Test
    void classesForANewerJavaOnPurposeDoNotCount() throws IOException {
        Path jar = jar("a.jar", 25, "META-INF/versions/25/a/A.class", "module-info.class");
        assertThat(JavaVersions.needed(List.of(jar))).isZero();
    }
}
