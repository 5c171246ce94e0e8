package org.jaxrsbench.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrameSharesTest {

    @TempDir
    Path folder;

    private volatile double sum;
    private volatile byte[] bytes;

    @Test
    void whatMovedMostComesFirstAndLuckDoesNotCount() {
        FrameShares before = new FrameShares(Map.of("Main.run", 1.0, "A.old", 0.6, "B.same", 0.30, "C.new", 0.0), 500);
        FrameShares after = new FrameShares(Map.of("Main.run", 1.0, "A.old", 0.1, "B.same", 0.33, "C.new", 0.55), 500);
        assertThat(before.changesTo(after, 10))
                .extracting(FrameShares.Change::frame)
                .containsExactly("C.new", "A.old");
        assertThat(before.changesTo(after, 1)).hasSize(1);
        assertThat(before.changesTo(before, 10)).isEmpty();
    }

    @Test
    void aRecordingTellsWhereItsWorkersWere() throws Exception {
        Path file = folder.resolve("a.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
            recording.enable("jdk.ObjectAllocationSample").with("throttle", "1000/s");
            recording.start();
            Thread worker = new Thread(this::work, "test-jmh-worker-1");
            Thread other = new Thread(this::idle, "other");
            worker.start();
            other.start();
            worker.join();
            other.join();
            recording.dump(file);
        }
        FrameShares cpu = FrameShares.of(file, FrameShares.Kind.CPU);
        assertThat(cpu.samples()).isPositive();
        assertThat(cpu.share(getClass().getName() + ".work")).isEqualTo(1);
        assertThat(cpu.share(getClass().getName() + ".idle")).isZero();
        FrameShares allocation = FrameShares.of(file, FrameShares.Kind.ALLOCATION);
        assertThat(allocation.share(getClass().getName() + ".allocate")).isGreaterThan(0.9);
    }

    private void work() {
        for (int i = 0; i < 1_000; i++) {
            for (int j = 0; j < 100_000; j++) {
                sum = Math.sqrt(sum + j);
            }
            allocate();
        }
    }

    private void allocate() {
        bytes = new byte[100_000];
    }

    private void idle() {
        for (int j = 0; j < 10_000_000; j++) {
            sum = Math.sqrt(sum + j);
        }
    }
}
