package org.jaxrsbench.studies.claims;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.loopback.LoadGenerator;
import org.jaxrsbench.loopback.LoadSlice;
import org.jaxrsbench.loopback.LoopbackServer;

/**
 * One recorded launch of a server: how its execution samples divide among the parts of its stack. A sample belongs to the
 * part that its innermost frame of any part names; to none if no frame does.
 *
 * @param userNanos CPU time of the server for a request that was not the kernel's, in nanoseconds
 * @param shares by part, 0 to 1 of all samples
 */
public record ServerProfile(double userNanos, Map<String, Double> shares) {

    private static final String EVENT = "jdk.ExecutionSample";

    /** The shortest recording: the JVM samples every ten or twenty milliseconds. */
    private static final long SHORTEST_MILLIS = 12_000;

    private static final Table<Part> PARTS = new Table<>(Part.class);

    /** A row of {@code profile.csv}. */
    private record Part(String part, Pattern frames) {}

    /**
     * What a server's stack is divided into, as {@code profile.csv} beside its module says.
     *
     * @return patterns of {@code package.Class.method} by part
     * @throws org.jaxrsbench.format.BadInputException if there is no such file, or it is wrong
     */
    public static Map<String, Pattern> parts(Path checkout, HttpSubject subject) {
        // Modules beside one another share it.
        Path module = Path.of(subject.module()).getName(0);
        Path file = checkout.resolve("bench-http").resolve(module).resolve("profile.csv");
        Map<String, Pattern> parts = new LinkedHashMap<>();
        PARTS.read(file).forEach(part -> parts.put(part.part(), part.frames()));
        return parts;
    }

    /**
     * Records one launch of a target under load in the closed model, by a flight recording; its warm-up is not counted.
     *
     * @param file where the recording is left
     * @throws IOException if the server or the load fails, or nothing is recorded
     * @throws org.jaxrsbench.format.BadInputException if no file says what the server's stack is divided into
     */
    public static ServerProfile record(Path checkout, HttpSettings settings, HttpTarget target, Path file)
            throws IOException {
        Map<String, Pattern> parts = parts(checkout, target.subject());
        Files.createDirectories(file.toAbsolutePath().getParent());
        List<String> flags = new ArrayList<>(settings.flags());
        flags.add("-XX:StartFlightRecording:settings=profile,dumponexit=true,filename=" + file.toAbsolutePath());
        flags.add("-Xlog:jfr*=off");
        Instant from;
        double userNanos;
        try (LoadGenerator load = new LoadGenerator(checkout);
                LoopbackServer server = LoopbackServer.launch(checkout, target.subject(), flags)) {
            server.verify(target.endpoint());
            load.warm(server, target.endpoint(), settings);
            from = Instant.now();
            long before = server.userNanos();
            long millis = Math.max(SHORTEST_MILLIS, settings.millis() * settings.slices());
            LoadSlice slice = load.load(server.port(), target.endpoint(), settings.users(), 0, millis, 0)
                    .faultless();
            userNanos = (double) (server.userNanos() - before) / slice.requests();
            server.verify(target.endpoint());
        }
        return of(file, from, parts, userNanos);
    }

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
        return new ServerProfile(userNanos, shares);
    }

    private static Optional<String> part(RecordedEvent event, Map<String, Pattern> parts) {
        return event.getStackTrace().getFrames().stream()
                .filter(RecordedFrame::isJavaFrame)
                .map(frame -> frame.getMethod().getType().getName() + "."
                        + frame.getMethod().getName())
                .flatMap(name -> parts.keySet().stream()
                        .filter(part -> parts.get(part).matcher(name).find()))
                .findFirst();
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
