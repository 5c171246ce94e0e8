package org.jaxrsbench.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/** A flight recording of the slices, without start and settling. */
final class FlightRecording implements AutoCloseable {

    private final Path file;
    private final Recording recording;

    /**
     * Begins one.
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
        recording.start();
    }

    /** Has the JVM load and change what recording needs, while the other processors may still be used for it. */
    static void rehearse(String path) throws IOException, ParseException {
        FlightRecording rehearsal = new FlightRecording(path);
        if (rehearsal.recording != null) {
            rehearsal.recording.close();
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
