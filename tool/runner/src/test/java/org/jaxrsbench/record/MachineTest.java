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

class MachineTest {

    private static final String TEMPORARY = "java.io.tmpdir";

    private final String before = System.getProperty(TEMPORARY);

    @TempDir
    Path root;

    @AfterEach
    void restore() {
        System.setProperty(TEMPORARY, before);
    }

    private String id(String cpuInfo) throws IOException {
        return Machine.cpuId(Files.writeString(root.resolve("cpuinfo"), cpuInfo), root.resolve("cache"));
    }

    private void cache(String index, String level, String type, String size) throws IOException {
        Path folder = Files.createDirectories(root.resolve("cache").resolve(index));
        Files.writeString(folder.resolve("level"), level + "\n");
        Files.writeString(folder.resolve("type"), type + "\n");
        Files.writeString(folder.resolve("size"), size + "\n");
    }

    /** Two generations have one model name; of the processors, the first one speaks for all. */
    @Test
    void aProcessorIsNamedByFamilyModelSteppingAndCaches() throws IOException {
        cache("index0", "1", "Data", "48K");
        cache("index1", "1", "Instruction", "32K");
        cache("index2", "2", "Unified", "2048K");
        cache("index3", "3", "Unified", "266240K");
        String one = """
                processor\t: 0
                vendor_id\t: GenuineIntel
                cpu family\t: 6
                model\t\t: 207
                model name\t: Intel(R) Xeon(R) Processor
                stepping\t: 2

                processor\t: 1
                model\t\t: 999
                """;
        assertThat(id(one)).isEqualTo("GenuineIntel 6-207-2 L1d 48K L2 2M L3 260M");
        assertThat(id(one.replace("207", "143"))).isEqualTo("GenuineIntel 6-143-2 L1d 48K L2 2M L3 260M");
    }

    @Test
    void anotherArchitectureHasOtherWordsAndMayHideItsCaches() throws IOException {
        assertThat(id("CPU implementer\t: 0x41\nCPU variant\t: 0x3\nCPU part\t: 0xd0c\nCPU revision\t: 1\n"))
                .isEqualTo("0x41 0xd0c-0x3-1");
        assertThat(id("hart : 0\n")).isEmpty();
    }

    @Test
    void socketsFitBelowTheFolderForTemporaryFiles() throws IOException {
        Path deep = Files.createDirectories(root.resolve("x".repeat(100)));
        System.setProperty(TEMPORARY, deep.toString());
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
        String missing = root.resolve("missing").toString();
        System.setProperty(TEMPORARY, missing);
        assertThatThrownBy(Machine::temporaryFolder)
                .isInstanceOf(BadInputException.class)
                .hasMessageContainingAll(missing, TEMPORARY);
    }
}
