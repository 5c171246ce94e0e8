package org.jaxrsbench.loopback;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * One recorded launch of a server: how its execution samples divide among the parts of its stack. A sample belongs to the
 * part that its innermost frame of any part names; to none if no frame does.
 *
 * @param userNanos CPU time of the server for a request that was not the kernel's, in nanoseconds
 * @param shares by part, 0 to 1 of all samples
 * @param samples how many samples there are
 */
public record ServerProfile(double userNanos, Map<String, Double> shares, long samples) {

    private static final String EVENT = "jdk.ExecutionSample";

    /**
     * Reads a recording.
     *
     * @param from when what is of interest began: samples before it, of a warm-up for one, do not count
     * @param parts patterns of {@code package.Class.method} by part, the first that matches a frame counting
     * @throws IOException if it cannot be read, or has no samples
     */
    static ServerProfile of(Path recording, Instant from, Map<String, Pattern> parts, double userNanos)
            throws IOException {
        Map<String, Double> shares = new LinkedHashMap<>();
        parts.keySet().forEach(part -> shares.put(part, 0.0));
        long samples = 0;
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                if (event.getEventType().getName().equals(EVENT)
                        && event.getStackTrace() != null
                        && !event.getStartTime().isBefore(from)) {
                    samples++;
                    part(event, parts).ifPresent(part -> shares.merge(part, 1.0, Double::sum));
                }
            }
        }
        if (samples == 0) {
            throw new IOException(recording + ": there is no sample since " + from + " in it");
        }
        double all = samples;
        shares.replaceAll((part, count) -> count / all);
        return new ServerProfile(userNanos, shares, samples);
    }

    private static Optional<String> part(RecordedEvent event, Map<String, Pattern> parts) {
        for (RecordedFrame frame : event.getStackTrace().getFrames()) {
            if (frame.isJavaFrame()) {
                String name = frame.getMethod().getType().getName() + "."
                        + frame.getMethod().getName();
                for (Map.Entry<String, Pattern> part : parts.entrySet()) {
                    if (part.getValue().matcher(name).find()) {
                        return Optional.of(part.getKey());
                    }
                }
            }
        }
        return Optional.empty();
    }

    /**
     * CPU nanoseconds a request that a part takes outside the kernel. Samples are of threads that run Java code, so the time that they
     * stand for is user time; the compiler's and the collector's are spread over the parts.
     *
     * @param part one that the recording was divided by
     */
    public double nanos(String part) {
        return userNanos * shares.get(part);
    }
}
