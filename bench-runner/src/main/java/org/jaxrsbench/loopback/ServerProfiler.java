package org.jaxrsbench.loopback;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jaxrsbench.results.Table;

/** Records where a server's CPU time goes, by flight recordings under load in the closed model. */
public final class ServerProfiler implements AutoCloseable {

    /** What is recorded at least: a sample is taken every ten or twenty milliseconds. */
    private static final long SHORTEST_MILLIS = 12_000;

    private static final Table<Part> PARTS = new Table<>(Part.class, "an editor");

    /** A row of {@code profile.csv}. */
    private record Part(String part, Pattern frames) {}

    private final Path checkout;
    private final HttpSettings settings;
    private final LoadGenerator load;

    /** A profiler whose load starts with its first recording. */
    public ServerProfiler(Path checkout, HttpSettings settings) {
        this.checkout = checkout;
        this.settings = settings;
        load = new LoadGenerator(checkout);
    }

    /**
     * What a server's stack is divided into, as {@code profile.csv} beside its module says.
     *
     * @return patterns of {@code package.Class.method} by part
     * @throws org.jaxrsbench.results.BadInputException if there is no such file, or it is wrong
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
     * Records one launch of a target under load; its warm-up is not counted.
     *
     * @param file where the recording is left
     * @throws IOException if the server or the load fails, or nothing is recorded
     * @throws org.jaxrsbench.results.BadInputException if no file says what the server's stack is divided into
     */
    public ServerProfile record(HttpTarget target, Path file) throws IOException {
        Map<String, Pattern> parts = parts(checkout, target.subject());
        Files.createDirectories(file.toAbsolutePath().getParent());
        List<String> flags = new ArrayList<>(settings.flags());
        flags.add("-XX:StartFlightRecording:settings=profile,dumponexit=true,filename=" + file.toAbsolutePath());
        flags.add("-Xlog:jfr*=off");
        Instant from;
        double userNanos;
        try (LoopbackServer server = LoopbackServer.launch(checkout, target.subject(), flags)) {
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
        return ServerProfile.of(file, from, parts, userNanos);
    }

    @Override
    public void close() {
        load.close();
    }
}
