package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KernelFileTest {

    @TempDir
    Path folder;

    @Test
    void numbersOfTheFirstLineAreFoundWhateverTheBlanks() throws IOException {
        Path file = Files.writeString(folder.resolve("stat"), "cpu  10 20 3000000000000 4\nintr 99 98 97 96 95 94\n");
        KernelFile open = KernelFile.open(file);
        assertThat(open.field(0)).as("no number").isZero();
        assertThat(open.field(1)).isEqualTo(10);
        assertThat(open.field(3)).isEqualTo(3_000_000_000_000L);
        assertThat(open.field(4)).as("the last word of the line").isEqualTo(4);
        assertThat(open.field(5)).as("the next line does not count").isZero();
    }

    @Test
    void whatChangesIsSeenThroughTheOpenFile() throws IOException {
        Path file = Files.writeString(folder.resolve("schedstat"), "1 2 3\n");
        KernelFile open = KernelFile.open(file);
        assertThat(open.field(1)).isEqualTo(2);
        Files.writeString(file, "7 81 9\n");
        assertThat(open.field(1)).isEqualTo(81);
    }

    @Test
    void aFileThatIsNotThereIsNone() {
        assertThat(KernelFile.open(folder.resolve("none"))).isNull();
    }
}
