package org.jaxrsbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.format.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LaunchableTest {

    @TempDir
    private Path folder;

    private static List<String> program(Path... classPath) {
        return new Launchable("jar:a.jar", Launchable.Kind.JAR, List.of(), List.of(classPath), Path.of("java"))
                .program();
    }

    @Test
    void aJarIsStartedAndAClassPathIsJoined() throws Exception {
        Path jar = Files.createFile(folder.resolve("a %20#+*[1].jar"));
        assertThat(program(jar)).containsExactly("-jar", jar.toString());
        assertThat(program(jar, folder)).contains(jar + ":" + folder);
    }

    /** The JVM would look for two other files, and say that there is no main class. */
    @Test
    void aPathThatAClassPathCannotHoldIsNamed() throws Exception {
        Path jar = Files.createFile(Files.createDirectory(folder.resolve("a:b")).resolve("c.jar"));
        for (Path[] classPath : new Path[][] {{jar}, {folder, jar}}) {
            assertThatThrownBy(() -> program(classPath))
                    .isInstanceOf(BadInputException.class)
                    .hasMessageStartingWith(jar + ": ");
        }
    }
}
