package org.jaxrsbench.recordings;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** How many bytes a program's threads allocate in a second, from the JVM's own count of each thread. */
public final class AllocationRate {

    /** What has to be added to the flags of a recording, so that there is a count each second. */
    public static final String SETTING = "jdk.ThreadAllocationStatistics#period=1s";

    private static final String EVENT = "jdk.ThreadAllocationStatistics";

    private AllocationRate() {}

    /**
     * Reads a recording. A thread that was not counted before allocates from its first count on.
     *
     * @param from when what is of interest began
     * @param to when it ended
     * @return bytes a second between the first and the last count of that time
     * @throws IOException if it cannot be read, or holds fewer than two counts of that time
     */
    public static double of(Path recording, Instant from, Instant to) throws IOException {
        NavigableMap<Instant, Map<Long, Long>> counts = new TreeMap<>();
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                Instant at = event.getStartTime();
                if (event.getEventType().getName().equals(EVENT)
                        && event.getThread("thread") != null
                        && !at.isBefore(from)
                        && !at.isAfter(to)) {
                    counts.computeIfAbsent(at, k -> new HashMap<>())
                            .put(event.getThread("thread").getId(), event.getLong("allocated"));
                }
            }
        }
        if (counts.size() < 2) {
            throw new IOException(
                    recording + ": there are not two counts of allocation between " + from + " and " + to);
        }
        return bytes(counts)
                * 1e9
                / Duration.between(counts.firstKey(), counts.lastKey()).toNanos();
    }

    /** What all threads allocated after their first count. */
    static double bytes(NavigableMap<Instant, Map<Long, Long>> counts) {
        Map<Long, Long> last = new HashMap<>();
        double sum = 0;
        for (Map<Long, Long> count : counts.values()) {
            for (Map.Entry<Long, Long> thread : count.entrySet()) {
                Long before = last.put(thread.getKey(), thread.getValue());
                sum += before == null ? 0 : thread.getValue() - before;
            }
        }
        return sum;
    }
}
