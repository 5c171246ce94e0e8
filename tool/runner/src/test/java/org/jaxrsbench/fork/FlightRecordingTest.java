package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.recordings.FrameShares.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Both profilers leave recordings that name what a worker did. */
class FlightRecordingTest {

    private static final String ALLOCATE = FlightRecordingTest.class.getName() + ".allocate";

    @TempDir
    private Path folder;

    private volatile byte[] bytes;

    @Test
    void theJvmTakesSamples() throws Exception {
        assertNamesTheWork(null);
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, architectures = "amd64")
    void asyncProfilerTakesSamplesWhereItIs() throws Exception {
        Path library = folder.resolve("libasyncProfiler.so");
        try (InputStream in = getClass().getResourceAsStream("/linux-x64/libasyncProfiler.so")) {
            Files.copy(in, library);
        }
        assertNamesTheWork(library.toString());
    }

    @Test
    void aLibraryThatIsNoneIsNamed() throws Exception {
        FlightRecording recording = new FlightRecording(folder.resolve("a.jfr"), "/no/such/library.so");
        assertThatThrownBy(recording::begin).hasMessageContaining("ASYNC_PROFILER=/no/such/library.so");
    }

    private void assertNamesTheWork(String library) throws Exception {
        Path file = folder.resolve("a.jfr");
        try (FlightRecording recording = new FlightRecording(file, library)) {
            recording.begin();
            long end = System.nanoTime() + 1_000_000_000L;
            Thread worker = new Thread(() -> allocate(() -> System.nanoTime() < end), "test-jmh-worker-1");
            Thread other = new Thread(() -> other(() -> System.nanoTime() < end), "other");
            worker.start();
            other.start();
            worker.join();
            other.join();
        }
        for (Kind kind : Kind.values()) {
            FrameShares shares = FrameShares.of(file, kind);
            assertThat(shares.samples()).as("%s", kind).isPositive();
            assertThat(shares.inclusive())
                    .as("%s", kind)
                    .hasEntrySatisfying(ALLOCATE, share -> assertThat(share).isGreaterThan(0.9))
                    .doesNotContainKey(FlightRecordingTest.class.getName() + ".other");
        }
    }

    private void other(BooleanSupplier goesOn) {
        allocate(goesOn);
    }

    private void allocate(BooleanSupplier goesOn) {
        while (goesOn.getAsBoolean()) {
            bytes = new byte[1_000];
        }
    }
}
