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
import java.util.function.Function;
import java.util.regex.Pattern;
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
 * @param stacks shares of samples by stack, 0 to 1: {@code Class.method} from the top on, each once
 * @param samples how many samples the shares are of; allocation samples count once, though they are weighted
 */
public record FrameShares(Map<List<String>, Double> stacks, long samples) {

    /** Standard errors that a share has to move before it is more than the luck of sampling. */
    public static final double LEAST_ERRORS = 4;

    private static final String LAMBDA = "$$Lambda";

    private static final String WORKER = "-jmh-worker-";

    /** What a recording itself does and allocates on a worker's thread: one side's JVM may do it while it is looked at, the other's not. */
    private static final Pattern RECORDER =
            Pattern.compile("^(jdk\\.jfr\\.|org\\.jaxrsbench\\.fork\\.FlightRecording\\.)");

    /** The quantity that shares are taken of. */
    public enum Kind {
        /** Processor time, from execution samples. */
        CPU("jdk.ExecutionSample"),
        /** Bytes, from allocation samples and their weights: those of the JVM, or of async-profiler. */
        ALLOCATION("jdk.ObjectAllocationSample", "jdk.ObjectAllocationInNewTLAB");

        private final Set<String> events;

        Kind(String... events) {
            this.events = Set.of(events);
        }
    }

    /**
     * Reads a recording.
     *
     * @throws IOException if it cannot be read
     */
    public static FrameShares of(Path recording, Kind kind) throws IOException {
        Map<List<String>, Double> stacks = new HashMap<>();
        double total = 0;
        long samples = 0;
        Set<Long> seen = new HashSet<>();
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                RecordedStackTrace stack = event.getStackTrace();
                if (!kind.events.contains(event.getEventType().getName()) || stack == null || !ofWorker(event, kind)) {
                    continue;
                }
                // An allocation sample's weight is what its thread has allocated since the one before it; that of the
                // first one goes back to the thread's start, long before the recording, and would outweigh all others.
                if (kind == Kind.ALLOCATION && seen.add(event.getThread().getJavaThreadId())) {
                    continue;
                }
                List<String> frames = frames(stack);
                if (isOfRecorder(frames)) {
                    continue;
                }
                double weight = kind == Kind.CPU ? 1 : event.getLong(event.hasField("weight") ? "weight" : "tlabSize");
                total += weight;
                samples++;
                stacks.merge(frames, weight, Double::sum);
            }
        }
        double all = total;
        stacks.replaceAll((frames, weight) -> weight / all);
        return new FrameShares(stacks, samples);
    }

    static boolean isOfRecorder(List<String> frames) {
        return frames.stream().anyMatch(RECORDER.asPredicate());
    }

    /** Shares of samples in which a frame is on top, by {@code Class.method}: what it does itself. */
    public Map<String, Double> itself() {
        return sums(frames -> frames.stream().limit(1));
    }

    /** Shares of samples in which a frame is anywhere in the stack: with what it calls. */
    public Map<String, Double> inclusive() {
        return sums(List::stream);
    }

    /** These samples by class instead of method. */
    public FrameShares byClass() {
        Map<List<String>, Double> classes = new HashMap<>();
        stacks.forEach((frames, share) -> classes.merge(
                frames.stream()
                        .map(f -> f.substring(0, f.lastIndexOf('.')))
                        .distinct()
                        .toList(),
                share,
                Double::sum));
        return new FrameShares(classes, samples);
    }

    /** The share of samples in which a frame is in the stack, and nothing that it calls is one of others. */
    public double without(String frame, Set<String> others) {
        return stacks.entrySet().stream()
                .filter(stack -> stack.getKey().contains(frame))
                .filter(stack ->
                        stack.getKey().stream().takeWhile(f -> !f.equals(frame)).noneMatch(others::contains))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    private Map<String, Double> sums(Function<List<String>, Stream<String>> counted) {
        Map<String, Double> sums = new HashMap<>();
        stacks.forEach(
                (frames, share) -> counted.apply(frames).forEach(frame -> sums.merge(frame, share, Double::sum)));
        return sums;
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
    private static List<String> frames(RecordedStackTrace stack) {
        Set<String> names = new LinkedHashSet<>();
        for (RecordedFrame frame : stack.getFrames()) {
            String type = frame.isJavaFrame() ? frame.getMethod().getType().getName() : LAMBDA;
            if (!type.contains(LAMBDA)) {
                names.add(named(type, frame.getMethod().getName()));
            }
        }
        return List.copyOf(names);
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

        /** Whether it is more than the luck of sampling: four standard errors of a difference of two proportions, of which rounding is none. */
        private boolean isSure() {
            double n = baseline.samples();
            double m = candidate.samples();
            // One sample at least is taken to be another one: else the rounding of a frame in all of them would be a
            // change.
            double pooled = Math.min((baseline.value() * n + candidate.value() * m) / (n + m), 1 - 1 / (n + m));
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
            return Math.max(0, center() - half()); // else rounding takes it below
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
        List<Change> own = changes(false, itself(), candidate.itself(), candidate.samples)
                .limit(most)
                .toList();
        Set<String> told = own.stream().map(Change::frame).collect(Collectors.toSet());
        return Stream.concat(
                        own.stream(),
                        changes(true, inclusive(), candidate.inclusive(), candidate.samples)
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
