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
        FrameShares before = new FrameShares(
                Map.of("A.old", 0.6, "B.same", 0.3), Map.of("Main.run", 1.0, "A.old", 0.6, "P.parent", 0.1), 500);
        FrameShares after = new FrameShares(
                Map.of("A.old", 0.1, "B.same", 0.33, "C.new", 0.55),
                Map.of("Main.run", 1.0, "A.old", 0.1, "C.new", 0.55, "P.parent", 0.56),
                500);
        assertThat(before.changesTo(after, 2))
                .extracting(change -> change.frame() + " " + change.inclusive())
                .containsExactly("C.new false", "A.old false", "P.parent true");
        assertThat(before.changesTo(before, 10)).isEmpty();
    }

    @Test
    void theBodyOfALambdaExpressionHasTheSameNameInEveryRelease() {
        assertThat(FrameShares.named("a.Writer", "lambda$writeTo$1"))
                .isEqualTo(FrameShares.named("a.Writer", "lambda$writeTo$12"))
                .isEqualTo("a.Writer.lambda$writeTo");
        assertThat(FrameShares.named("a.Writer", "access$000")).isEqualTo("a.Writer.access$000");
    }

    @Test
    void fewSamplesTellNothing() {
        FrameShares before = new FrameShares(Map.of("A.m", 0.2), Map.of(), 20);
        FrameShares after = new FrameShares(Map.of("A.m", 0.5), Map.of(), 20);
        assertThat(before.changesTo(after, 5)).isEmpty();
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
        assertThat(cpu.inclusive()).containsEntry(getClass().getName() + ".work", 1.0);
        assertThat(cpu.inclusive()).doesNotContainKey(getClass().getName() + ".idle");
        FrameShares allocation = FrameShares.of(file, FrameShares.Kind.ALLOCATION);
        assertThat(allocation.itself().get(getClass().getName() + ".allocate")).isGreaterThan(0.9);
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
