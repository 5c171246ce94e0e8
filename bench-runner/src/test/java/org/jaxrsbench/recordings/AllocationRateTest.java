package org.jaxrsbench.recordings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AllocationRateTest {

    private static final int ARRAYS = 100_000;
    private static final int BYTES = 1024;

    @TempDir
    Path folder;

    private volatile byte[] last;

    @Test
    void everyThreadCountsFromItsFirstCountOn() {
        NavigableMap<Instant, Map<Long, Long>> counts = new TreeMap<>();
        counts.put(Instant.ofEpochSecond(1), Map.of(1L, 1000L));
        counts.put(Instant.ofEpochSecond(2), Map.of(1L, 1500L, 2L, 70_000L));
        counts.put(Instant.ofEpochSecond(3), Map.of(2L, 70_030L));
        counts.put(Instant.ofEpochSecond(4), Map.of(1L, 2000L, 2L, 70_031L));
        assertThat(AllocationRate.bytes(counts)).isEqualTo(500 + 500 + 31);
    }

    @Test
    void whatAThreadAllocatesIsInTheRate() throws IOException {
        Path file = folder.resolve("a.jfr");
        Instant from = Instant.now().minusSeconds(1);
        long began;
        long took;
        try (Recording recording = new Recording()) {
            // A count where the recording begins, and one where it ends.
            recording.enable("jdk.ThreadAllocationStatistics").with("period", "everyChunk");
            recording.start();
            began = System.nanoTime();
            for (int i = 0; i < ARRAYS; i++) {
                last = new byte[BYTES];
            }
            recording.stop();
            took = System.nanoTime() - began;
            recording.dump(file);
        }
        Instant to = Instant.now().plusSeconds(1);
        double bytes = AllocationRate.of(file, from, to) * took / 1e9;
        // The clocks of rate and time differ, and begin and end apart.
        assertThat(bytes).isGreaterThan(0.5 * ARRAYS * BYTES);
        Instant later = to.plusSeconds(60);
        assertRefused(
                IOException.class,
                () -> AllocationRate.of(file, to, later),
                "there are not two counts of allocation between");
    }
}
