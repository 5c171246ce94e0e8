package org.jaxrsbench.inprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jaxrsbench.gate.CaseSlices;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SliceRoundTest {

    @TempDir
    private Path folder;

    /** Of minutes of work too: the product of nanoseconds and bytes is beyond 64 bits. */
    @Test
    void aCaseHasTheCollectorsTimeByItsShareOfTheBytes() throws IOException {
        Path file = Files.writeString(
                folder.resolve("slices.csv"), "0,1000,30,30,0,60000000000\n1,1000,30,30,0,20000000000\n");
        assertThat(SliceRound.read(file, 2, 8_000_000_000L))
                .extracting(CaseSlices::collectorNanos)
                .containsExactly(6e9, 2e9);
    }
}
