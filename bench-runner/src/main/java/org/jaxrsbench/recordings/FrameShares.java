package org.jaxrsbench.recordings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/**
 * In what share of a flight recording's samples each frame is, of the worker threads.
 *
 * @param itself shares of samples in which it is on top, by {@code Class.method}, 0 to 1: what it does itself
 * @param inclusive shares of samples in which it is anywhere in the stack: with what it calls
 * @param samples how many samples the shares are of; allocation samples count once, though they are weighted
 */
public record FrameShares(Map<String, Double> itself, Map<String, Double> inclusive, long samples) {

    /** Standard errors that a share has to move before it is more than the luck of sampling. */
    static final double LEAST_ERRORS = 4;

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
        Map<String, Double> itself = new HashMap<>();
        Map<String, Double> inclusive = new HashMap<>();
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
                Set<String> frames = frames(stack);
                frames.stream().findFirst().ifPresent(top -> itself.merge(top, weight, Double::sum));
                frames.forEach(frame -> inclusive.merge(frame, weight, Double::sum));
            }
        }
        double all = total;
        itself.replaceAll((frame, weight) -> weight / all);
        inclusive.replaceAll((frame, weight) -> weight / all);
        return new FrameShares(itself, inclusive, samples);
    }

    private static boolean ofWorker(RecordedEvent event, Kind kind) {
        RecordedThread thread = kind == Kind.CPU ? event.getThread("sampledThread") : event.getThread();
        return thread != null
                && thread.getJavaName() != null
                && thread.getJavaName().contains(WORKER);
    }

    /**
     * From the top on, each once, however deep a recursion is. The class of a lambda expression has another name in each JVM, so it is left
     * out. The body's method has a number that another lambda expression above it changes, so it goes without: else the same code in
     * another release would be gone under one name and new under another.
     */
    private static Set<String> frames(RecordedStackTrace stack) {
        Set<String> names = new LinkedHashSet<>();
        for (RecordedFrame frame : stack.getFrames()) {
            String type = frame.isJavaFrame() ? frame.getMethod().getType().getName() : LAMBDA;
            if (!type.contains(LAMBDA)) {
                names.add(named(type, frame.getMethod().getName()));
            }
        }
        return names;
    }

    static String named(String type, String method) {
        return type + "." + (method.startsWith("lambda$") ? method.replaceFirst("\\$\\d+$", "") : method);
    }

    /**
     * A frame whose share is another one elsewhere.
     *
     * @param frame {@code Class.method}
     * @param inclusive whether what it calls is in the shares
     * @param baseline its share there
     * @param candidate its share here
     */
    public record Change(String frame, boolean inclusive, Share baseline, Share candidate) {

        private double growth() {
            return candidate.value() - baseline.value();
        }

        /** Whether it is more than the luck of sampling: four standard errors of a difference of two proportions. */
        private boolean isSure() {
            double n = baseline.samples();
            double m = candidate.samples();
            double pooled = (baseline.value() * n + candidate.value() * m) / (n + m);
            return Math.abs(growth()) > LEAST_ERRORS * Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m));
        }
    }

    /**
     * A share with Wilson's 95% interval (1927).
     *
     * @param value 0 to 1
     * @param samples what it is a share of
     */
    public record Share(double value, long samples) {

        private static final double Z = 1.96;

        /** Lower end of the interval. */
        public double low() {
            return center() - half();
        }

        /** Upper end of the interval. */
        public double high() {
            return center() + half();
        }

        private double center() {
            return (value + Z * Z / (2 * samples)) / (1 + Z * Z / samples);
        }

        private double half() {
            double n = samples;
            return Z * Math.sqrt(value * (1 - value) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n);
        }
    }

    /**
     * The changes to a candidate that are more than the luck of sampling, the largest first: of what frames do themselves, and of frames
     * with what they call if that says more than the frames themselves.
     *
     * @param most how many of each
     */
    public List<Change> changesTo(FrameShares candidate, int most) {
        List<Change> own = changes(false, itself, candidate.itself, candidate.samples)
                .limit(most)
                .toList();
        Set<String> told = own.stream().map(Change::frame).collect(Collectors.toSet());
        return Stream.concat(
                        own.stream(),
                        changes(true, inclusive, candidate.inclusive, candidate.samples)
                                .filter(change -> !told.contains(change.frame()))
                                .limit(most))
                .toList();
    }

    private Stream<Change> changes(
            boolean all, Map<String, Double> before, Map<String, Double> after, long samplesAfter) {
        return Stream.concat(before.keySet().stream(), after.keySet().stream())
                .distinct()
                .sorted()
                .map(frame -> new Change(
                        frame,
                        all,
                        new Share(before.getOrDefault(frame, 0.0), samples),
                        new Share(after.getOrDefault(frame, 0.0), samplesAfter)))
                .filter(Change::isSure)
                .sorted(Comparator.comparingDouble((Change c) -> -Math.abs(c.growth()))
                        .thenComparing(c -> -c.candidate().value()));
    }
}
