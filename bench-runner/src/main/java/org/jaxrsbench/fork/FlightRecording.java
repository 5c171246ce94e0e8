package org.jaxrsbench.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import java.util.SplittableRandom;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/**
 * A flight recording of the slices, without start and settling. The recorder is made early, while the worker still has all processors, and
 * begins late: one that runs meanwhile takes a tenth of the samples afterwards.
 */
final class FlightRecording implements AutoCloseable {

    private static final int MOST_ARRAYS = 64;

    private final Path file;
    private final Recording recording;
    private final SplittableRandom random = new SplittableRandom(1);
    private volatile byte[] bytes;

    /** One that goes to a file. */
    FlightRecording(Path file) throws IOException, ParseException {
        this.file = file;
        recording = new Recording(Configuration.getConfiguration("profile"));
        recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(2));
        recording.enable("jdk.ObjectAllocationSample").with("throttle", "off");
        recording.setToDisk(true);
    }

    /** From now on is what it records. */
    void begin() {
        recording.start();
    }

    /**
     * Once in some operations, allocates up to 32 kB, another size each time. An allocation is sampled where a thread's buffer of 512 kB is
     * full: operations that allocate the same bytes again and again fill it at the same few places, and one of these would stand for all.
     * Readers leave these samples out.
     */
    void jitter() {
        for (int i = random.nextInt(8) == 0 ? random.nextInt(MOST_ARRAYS) : 0; i > 0; i--) {
            bytes = new byte[512];
        }
    }

    /** Writes it. */
    @Override
    public void close() throws IOException {
        recording.dump(file);
        recording.close();
    }
}
