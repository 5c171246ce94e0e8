package org.jaxrsbench.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/**
 * A flight recording of the slices, without start and settling. The recorder is made early, while the worker still has all processors, and
 * begins late: one that runs meanwhile takes a tenth of the samples afterwards.
 */
final class FlightRecording implements AutoCloseable {

    private final Path file;
    private final Recording recording;

    /**
     * Makes one.
     *
     * @param path where it goes; empty for none
     */
    FlightRecording(String path) throws IOException, ParseException {
        if (path.isEmpty()) {
            file = null;
            recording = null;
            return;
        }
        file = Path.of(path);
        recording = new Recording(Configuration.getConfiguration("profile"));
        recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
        recording.enable("jdk.ObjectAllocationSample").with("throttle", "2000/s");
        recording.setToDisk(true);
    }

    /** From now on is what it records. */
    void begin() {
        if (recording != null) {
            recording.start();
        }
    }

    /** Writes it. */
    @Override
    public void close() throws IOException {
        if (recording != null) {
            recording.dump(file);
            recording.close();
        }
    }
}
