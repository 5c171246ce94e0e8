package org.jaxrsbench.recordings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/**
 * In how many of a flight recording's samples each frame is, anywhere in the stack, of the worker threads.
 *
 * @param shares by {@code Class.method}, 0 to 1
 * @param samples how many samples the shares are of; allocation samples count once, though they are weighted
 */
public record FrameShares(Map<String, Double> shares, long samples) {

    /** Standard errors that a share has to move before it is more than the luck of sampling. */
    private static final double LEAST_ERRORS = 4;

    private static final String LAMBDA = "$$Lambda";

    private static final String WORKER = "-jmh-worker-";

    /** What a share is a share of. */
    public enum Kind {
        /** Processor time, from execution samples. */
        CPU("jdk.ExecutionSample"),
        /** Bytes, from allocation samples and their weights. */
        ALLOCATION("jdk.ObjectAllocationSample");

        private final String event;

        Kind(String event) {
            this.event = event;
        }
    }

    /**
     * Reads a recording.
     *
     * @throws IOException if it cannot be read
     */
    public static FrameShares of(Path recording, Kind kind) throws IOException {
        Map<String, Double> weights = new HashMap<>();
        double total = 0;
        long samples = 0;
        Set<Long> seen = new HashSet<>();
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                RecordedStackTrace stack = event.getStackTrace();
                if (!event.getEventType().getName().equals(kind.event) || stack == null || !ofWorker(event, kind)) {
                    continue;
                }
                // An allocation sample's weight is what its thread has allocated since the one before it; that of the
                // first one goes back to the thread's start, long before the recording, and would outweigh all others.
                if (kind == Kind.ALLOCATION && seen.add(event.getThread().getJavaThreadId())) {
                    continue;
                }
                double weight = kind == Kind.CPU ? 1 : event.getLong("weight");
                total += weight;
                samples++;
                for (String frame : frames(stack)) {
                    weights.merge(frame, weight, Double::sum);
                }
            }
        }
        double all = total;
        weights.replaceAll((frame, weight) -> weight / all);
        return new FrameShares(weights, samples);
    }

    private static boolean ofWorker(RecordedEvent event, Kind kind) {
        RecordedThread thread = kind == Kind.CPU ? event.getThread("sampledThread") : event.getThread();
        return thread != null
                && thread.getJavaName() != null
                && thread.getJavaName().contains(WORKER);
    }

    /** Each once, however deep a recursion is. The class of a lambda expression has another name in each JVM, so it is left out. */
    private static Set<String> frames(RecordedStackTrace stack) {
        Set<String> names = new HashSet<>();
        for (RecordedFrame frame : stack.getFrames()) {
            String type = frame.isJavaFrame() ? frame.getMethod().getType().getName() : LAMBDA;
            if (!type.contains(LAMBDA)) {
                names.add(type + "." + frame.getMethod().getName());
            }
        }
        return names;
    }

    /** A frame's share, 0 if it never stood. */
    public double share(String frame) {
        return shares.getOrDefault(frame, 0.0);
    }

    /**
     * A frame whose share is another one elsewhere.
     *
     * @param frame {@code Class.method}
     * @param baseline its share there, 0 to 1
     * @param candidate its share here
     */
    public record Change(String frame, double baseline, double candidate) {

        /** By how much its share grew. */
        public double growth() {
            return candidate - baseline;
        }
    }

    /**
     * The changes to a candidate that are more than the luck of sampling: four standard errors of a difference of two proportions.
     * Largest first; of equals, the one that costs the candidate more.
     *
     * @param most how many
     */
    public List<Change> changesTo(FrameShares candidate, int most) {
        double inverses = 1.0 / samples + 1.0 / candidate.samples;
        return Stream.concat(shares.keySet().stream(), candidate.shares.keySet().stream())
                .distinct()
                .sorted()
                .map(frame -> new Change(frame, share(frame), candidate.share(frame)))
                .filter(change -> {
                    double pooled = (change.baseline() * samples + change.candidate() * candidate.samples)
                            / (samples + candidate.samples);
                    return Math.abs(change.growth()) > LEAST_ERRORS * Math.sqrt(pooled * (1 - pooled) * inverses);
                })
                .sorted(Comparator.comparingDouble((Change c) -> -Math.abs(c.growth()))
                        .thenComparing(c -> -c.candidate()))
                .limit(most)
                .toList();
    }
}
