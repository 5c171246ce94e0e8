package org.jaxrsbench.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jaxrsbench.format.BadInputException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFolderTest {

    private static final String PROPERTY = "java.io.tmpdir";

    private final String before = System.getProperty(PROPERTY);

    @TempDir
    private Path folder;

    @AfterEach
    void restore() {
        System.setProperty(PROPERTY, before);
    }

    @Test
    void socketsFitBelowTheFolderForTemporaryFiles() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("x".repeat(100)));
        System.setProperty(PROPERTY, deep.toString());
        Path outer = Files.createTempDirectory(Machine.temporaryFolder(), "jaxrs-bench");
        Path inner = Files.createTempDirectory(outer, "");
        Path socket = inner.resolve("0.chain");
        try (ServerSocketChannel door = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            assertThat(door.bind(UnixDomainSocketAddress.of(socket))).isSameAs(door);
        } finally {
            for (Path made : new Path[] {socket, inner, outer}) {
                Files.deleteIfExists(made);
            }
        }
        assertThat(deep).isEmptyDirectory();
    }

    @Test
    void aFolderForTemporaryFilesThatIsMissingIsNamed() {
        String missing = folder.resolve("missing").toString();
        System.setProperty(PROPERTY, missing);
        assertThatThrownBy(Machine::temporaryFolder)
                .isInstanceOf(BadInputException.class)
                .hasMessageContainingAll(missing, PROPERTY);
    }
}
