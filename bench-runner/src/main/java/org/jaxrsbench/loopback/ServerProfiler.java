package org.jaxrsbench.loopback;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.recordings.AllocationRate;
import org.jaxrsbench.recordings.StackShares;

/** Records where a server's CPU time goes and what it allocates, by flight recordings under load in the closed model. */
public final class ServerProfiler implements AutoCloseable {

    /** What is recorded at least: a sample is taken every ten or twenty milliseconds. */
    private static final long SHORTEST_MILLIS = 12_000;

    /** The generator prepares a slice for half a second in which nothing is asked. */
    private static final long PREPARING_MILLIS = 1000;

    private final Path checkout;
    private final HttpSettings settings;
    private final LoadGenerator load;

    /** A profiler whose load starts with its first recording. */
    public ServerProfiler(Path checkout, HttpSettings settings) {
        this.checkout = checkout;
        this.settings = settings;
        load = new LoadGenerator(checkout);
    }

    /** How long one recording's load is, in milliseconds, after its warm-up. */
    public static long millis(HttpSettings settings) {
        return Math.max(SHORTEST_MILLIS, settings.millis() * settings.slices());
    }

    /**
     * Records one launch of a target under load; its warm-up is not counted.
     *
     * @param file where the recording is left
     * @throws IOException if the server or the load fails, or nothing is recorded
     * @throws org.jaxrsbench.results.BadInputException if no file says what the server's stack is divided into
     */
    public ServerProfile record(HttpTarget target, Path file) throws IOException {
        ProfileParts parts = ProfileParts.of(checkout, target.subject());
        Files.createDirectories(file.toAbsolutePath().getParent());
        List<String> flags = new ArrayList<>(settings.flags());
        flags.add("-XX:StartFlightRecording:settings=profile,dumponexit=true," + AllocationRate.SETTING + ",filename="
                + file.toAbsolutePath());
        flags.add("-Xlog:jfr*=off");
        double cpu;
        double user;
        double requestsPerSecond;
        Instant from;
        Instant to;
        try (ServerUnderLoad server = LoopbackServer.launcher(checkout, flags).launch(target.subject())) {
            server.verify(target.endpoint());
            check(
                    target,
                    load.warm(
                            server.port(),
                            target.endpoint(),
                            settings.warmUsers(),
                            settings.warm(),
                            settings.warmMillis()));
            from = Instant.now();
            long before = server.cpuNanos();
            long userBefore = server.userNanos();
            LoadSlice slice = load.slice(server.port(), target.endpoint(), settings.users(), 0, millis(settings));
            check(target, slice);
            to = Instant.now();
            requestsPerSecond = slice.requests() / slice.seconds();
            cpu = (double) (server.cpuNanos() - before) / slice.requests();
            user = (double) (server.userNanos() - userBefore) / slice.requests();
            server.verify(target.endpoint());
        }
        return new ServerProfile(
                cpu,
                user,
                AllocationRate.of(file, from.plusMillis(PREPARING_MILLIS), to) / requestsPerSecond,
                StackShares.of(file, from, parts.patterns()));
    }

    private static void check(HttpTarget target, LoadSlice slice) throws IOException {
        String fault = VoidingPolicy.fault(slice, 0);
        if (!fault.isEmpty()) {
            throw new IOException(target + ": " + fault);
        }
    }

    @Override
    public void close() {
        load.close();
    }
}
