package org.jaxrsbench.recordings;

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
 * How the execution samples of a flight recording divide among parts of a program. A sample belongs to the part that its
 * innermost frame of any part names; to none if no frame does.
 *
 * @param shares by part, 0 to 1 of all samples
 * @param samples how many samples there are
 */
public record StackShares(Map<String, Double> shares, long samples) {

    private static final String EVENT = "jdk.ExecutionSample";

    /**
     * Reads a recording.
     *
     * @param from when what is of interest began: samples before it, of a warm-up for one, do not count
     * @param parts patterns of {@code package.Class.method} by part, the first that matches a frame counting
     * @throws IOException if it cannot be read, or has no samples
     */
    public static StackShares of(Path recording, Instant from, Map<String, Pattern> parts) throws IOException {
        Map<String, Long> counts = new LinkedHashMap<>();
        parts.keySet().forEach(part -> counts.put(part, 0L));
        long samples = 0;
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                if (event.getEventType().getName().equals(EVENT)
                        && event.getStackTrace() != null
                        && !event.getStartTime().isBefore(from)) {
                    samples++;
                    part(event, parts).ifPresent(part -> counts.merge(part, 1L, Long::sum));
                }
            }
        }
        if (samples == 0) {
            throw new IOException(recording + ": there is no sample since " + from + " in it");
        }
        Map<String, Double> shares = new LinkedHashMap<>();
        for (Map.Entry<String, Long> count : counts.entrySet()) {
            shares.put(count.getKey(), (double) count.getValue() / samples);
        }
        return new StackShares(shares, samples);
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
}
